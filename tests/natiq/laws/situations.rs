//! Situations at a table, told as they are typed and heard: an arbiter's reasons, a hand off turn, a move that
//! breaks the touch rule, four digits that are no lawful move, the envelope. Each names its article.

use crate::recorded::{Run, play};

const EN: [&str; 9] = ["--lang", "en", "--conduct", "tournament", "--time", "90m", "--laws", "fide-2023", "--lines"];
const AR: [&str; 9] = ["--lang", "ar", "--conduct", "tournament", "--time", "90m", "--laws", "digital", "--lines"];
/// The rook can give check on the last rank.
const ROOK: [&str; 2] = ["--fen", "6k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 41"];

pub(super) fn typed(args: &[&str], lines: &[&str]) -> Run {
    play(args, &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

/// The printed lines, without the vowel marks.
pub(super) fn said(run: &Run) -> Vec<String> {
    run.printed.lines().map(natiq::language::without_marks).map(|line| line.to_string()).collect()
}

/// Whether one sentence is heard right behind another.
#[track_caller]
fn follows(run: &Run, first: &str, second: &str) {
    let lines = said(run);
    let found = lines.windows(2).any(|pair| pair[0].ends_with(first) && pair[1].ends_with(second));
    assert!(found, "{first} {second}\n{}", run.printed);
}

#[track_caller]
pub(super) fn hears(run: &Run, sentence: &str) {
    assert!(said(run).iter().any(|line| line.ends_with(sentence)), "{sentence}\n{}", run.printed);
}

#[track_caller]
fn misses(run: &Run, sentence: &str) {
    assert!(!said(run).iter().any(|line| line.ends_with(sentence)), "{sentence}\n{}", run.printed);
}

#[test]
fn article_12_9_a_result_is_declared_with_its_reason_in_sentence_journal_and_sheet() {
    let run = typed(&EN, &["start", "5254", "press", "arbiter result 0-0 both players refuse to obey"]);
    follows(&run, "Arbiter: both players lose.", "Reason: both players refuse to obey.");
    assert!(run.sheet.contains("Reason: both players refuse to obey\nResult by arbiter: 0-0\n"), "{}", run.sheet);
    let reason = run.events.iter().find(|event| event["event"] == "because").expect("it is in the journal");
    assert_eq!(reason["reason"], "both players refuse to obey");
    let run = typed(&AR, &["شغّل الساعة", "الحكم نتيجة خسر الأبيض، رفض اللعب"]);
    follows(&run, "الحكم: فاز الأسود.", "السبب: رفض اللعب.");
}

#[test]
fn a_side_alone_is_no_result_with_a_reason_unless_a_comma_parts_them() {
    let run = typed(&EN, &["start", "arbiter result white lost on time", "state"]);
    hears(&run, "and the reason behind a comma.");
    assert!(run.printed.contains("\"result\":\"*\""), "{}", run.printed);
    let run = typed(&EN, &["start", "arbiter result white, Black left the hall"]);
    follows(&run, "Arbiter: White wins.", "Reason: Black left the hall.");
    let run = typed(&EN, &["start", "arbiter result white loses"]);
    hears(&run, "Arbiter: Black wins.");
}

#[test]
fn article_6_10_2_every_ruling_takes_a_reason_behind_a_comma() {
    let lines = [
        "start",
        "5254",
        "press",
        "arbiter: stop noise",
        "arbiter clock white 41:10, the increment was missing",
        "arbiter extra black 2 minutes, a phone rang",
        "arbiter illegal black press, seen by the deputy",
        "arbiter restore 1 W, wrong piece",
        "arbiter annul position, king and queen swapped",
    ];
    let run = typed(&EN, &lines);
    for reason in ["the increment was missing", "a phone rang", "seen by the deputy", "wrong piece"] {
        hears(&run, &format!("Reason: {reason}."));
        assert!(run.sheet.contains(&format!("Reason: {reason}\n")), "{}", run.sheet);
    }
    follows(&run, "A new game is to be played.", "Reason: king and queen swapped.");
}

#[test]
fn article_9_5_a_claim_is_ruled_on_with_a_reason() {
    let lines = ["start", "5254", "press", "claim touch 71", "yes", "arbiter reject nobody saw it", "5755"];
    let run = typed(&EN, &lines);
    hears(&run, "Reason: nobody saw it.");
    hears(&run, "Black: pawn from 5 7 to 5 5.");
    // In the bare words of the question the reason stands behind a comma.
    let run = typed(&AR, &["شغّل الساعة", "5254", "اضغط", "مطالبة لمس 71", "نعم", "قبول، رآه الحكم"]);
    hears(&run, "السبب: رآه الحكم.");
    let restarts = said(&run).iter().filter(|line| line.as_str() == "ساعة الأبيض تعمل.").count();
    assert_eq!(restarts, 2, "at the start, and once when the move is taken back\n{}", run.printed);
}

#[test]
fn article_4_3_a_player_who_tells_of_his_own_piece_off_turn_tells_of_his_own_hand() {
    let lines = ["start", "5254", "press", "white: touch 42", "5755", "press"];
    let run = typed(&EN, &lines);
    hears(&run, "obliges to nothing. Was it Black's hand? Say claim touch and the square.");
    misses(&run, "Was the touch deliberate? Yes or no?");
    hears(&run, "Black: pawn from 5 7 to 5 5.");
    // The piece of the player to move is still reported, and asked about.
    let run = typed(&EN, &["start", "5254", "press", "white: touch 28", "yes", "5755"]);
    hears(&run, "White reports: Black touched the knight on 2 8.");
    hears(&run, "The knight on 2 8 was touched. It must move.");
}

#[test]
fn article_4_8_hands_that_broke_the_touch_rule_have_moved_and_may_be_claimed_against() {
    let broken = "White touched the knight on 7 1 and moved another piece. \
                  The opponent may claim it before touching a piece: claim touch, and the square.";
    let run = typed(&EN, &["start", "touch 71", "made 5254", "claim touch 71", "yes", "5254", "7163", "press"]);
    hears(&run, broken);
    follows(&run, "White's move is taken back. Position restored.", "The knight on 7 1 was touched. It must move.");
    hears(&run, "1 White: knight from 7 1 to 6 3.");
    assert!(run.events.iter().any(|event| event["event"] == "broken" && event["on"] == "g1"));
    // A move that is announced is refused as before, and one with the touched piece breaks nothing.
    let run = typed(&EN, &["start", "touch 71", "5254", "made 7163"]);
    hears(&run, "The knight on 7 1 was touched. It must move.");
    misses(&run, broken);
    let run = typed(&AR, &["شغّل الساعة", "لمست 71", "لُعبت 5254"]);
    hears(&run, "لمنافسه المطالبة قبل أن يلمس قطعة: مطالبة لمس، ثم المربع.");
}

#[test]
fn article_4_7_a_released_piece_is_no_matter_of_a_claim() {
    let run = typed(&EN, &["start", "lift 52", "place 53", "made 5254", "state"]);
    hears(&run, "The move is made and cannot be changed.");
    assert!(run.printed.contains("\"moves_made\":0"), "{}", run.printed);
}

#[test]
fn article_4_3_1_what_was_touched_before_an_illegal_move_still_obliges() {
    let run = typed(&EN, &["start", "touch 71", "made 5155", "yes", "5254", "7163", "press"]);
    follows(&run, "2 minutes added to Black.", "The knight on 7 1 was touched. It must move.");
    hears(&run, "1 White: knight from 7 1 to 6 3.");
}

#[test]
fn appendix_vi_6_four_digits_from_an_own_piece_are_that_piece_s_move() {
    let run = typed(&EN, &["start", "3133", "state"]);
    hears(&run, "Understood: bishop from 3 1 to 3 3. Not legal, announce again.");
    assert!(run.printed.contains("\"pending\":null") && run.printed.contains("\"phase\":\"thinking\""));
    // Value, rank and square parted by blanks say what they are; so does any text that no own piece begins.
    let run = typed(&EN, &["start", "3 1 33", "press"]);
    hears(&run, "White: knight from 2 1 to 3 3.");
    let run = typed(&["--lang", "en", "--lines"], &["3133"]);
    hears(&run, "White: knight from 2 1 to 3 3.");
}

#[test]
fn article_1_4_1_that_a_king_is_not_captured_is_heard_though_reasons_are_kept_back() {
    let fen = ["--fen", "4Q3/r4K2/3k4/8/8/8/8/8 w - - 1 54"];
    let run = typed(&[&EN[..], &fen].concat(), &["start", "made 5856", "yes", "black: 1767"]);
    hears(&run, "The king cannot be captured.");
    let run = typed(&[&AR[..], &fen].concat(), &["شغّل الساعة", "الأسود: 1767"]);
    hears(&run, "لا يجوز أسر الملك.");
}

#[test]
fn appendix_i_1c_who_presses_after_sealing_has_stopped_his_clock_and_closed_the_envelope() {
    let lines =
        ["start", "wait 60s", "arbiter: adjourn", "press", "seal 1118", "blue lantern", "black: press", "press"];
    let run = typed(&[&EN[..], &ROOK].concat(), &[&lines[..], &["seal 1116", "lift 11", "open", "state"]].concat());
    hears(&run, "The game is being adjourned. Say seal and your move.");
    hears(&run, "It is White's turn.");
    hears(&run, "Envelope closed. Time used: White 1 minute, Black 0 seconds.");
    hears(&run, "The envelope is closed. The sealed move can no longer be changed.");
    hears(&run, "Is Black present? Yes or no?");
    // A move that was made openly is pressed like any other.
    let run = typed(&[&AR[..], &ROOK].concat(), &["شغّل الساعة", "تأجيل المباراة", "1118", "اضغط"]);
    hears(&run, "أغلق المغلف. الوقت المستهلك: الأبيض 0 ثانية، الأسود 0 ثانية.");
    let run = typed(&[&EN[..], &ROOK].concat(), &["start", "adjourn", "seal 1118", "blue lantern", "lift 11"]);
    hears(&run, "The move is sealed. Say envelope to close it, or seal another move.");
}

#[test]
fn appendix_i_9b_a_no_to_the_replier_s_presence_starts_his_clock() {
    let sealed = ["start", "adjourn", "seal 1118", "blue lantern", "envelope"];
    let lines = ["open", "no", "wait 60s", "open", "no", "open", "yes", "blue lantern", "times"];
    let run = typed(&[&EN[..], &ROOK].concat(), &[&sealed[..], &lines].concat());
    follows(&run, "The envelope stays closed until Black is here. Then say open again.", "Black's clock is running.");
    misses(&run, "Is White present? Yes or no?");
    hears(&run, "Black: 1 hour 29 minutes.");
}

#[test]
fn appendix_i_9c_open_absent_lets_the_reply_be_sealed() {
    let sealed = ["start", "adjourn", "seal 1118", "blue lantern", "envelope"];
    let absent = ["open absent", "yes", "blue lantern", "seal 7887", "red lantern", "press"];
    let reply = ["open", "yes", "red lantern"];
    let run = typed(&[&EN[..], &ROOK].concat(), &[&sealed[..], &absent, &reply].concat());
    hears(&run, "White has not come. The opponent may reply openly, or seal the reply.");
    hears(&run, "Is White present? Yes or no?");
    hears(&run, "Sealed move: king from 7 8 to 8 7.");
    let absent = ["افتح المغلف غيابيا", "نعم", "قنديل أزرق", "الأسود: النقلة السرية 7887", "قنديل أحمر"];
    let sealed = ["شغّل الساعة", "تأجيل المباراة", "النقلة السرية 1118", "قنديل أزرق", "اضغط"];
    let run = typed(&[&AR[..], &ROOK].concat(), &[&sealed[..], &absent].concat());
    hears(&run, "لم يحضر الأبيض. يسجل منافسه رده سرا: قل: النقلة السرية، ثم نقلتك، ثم: المغلف.");
    // Who opened as if he were there has heard of no reply to seal.
    let open = ["open", "yes", "blue lantern", "seal 7887"];
    let sealed = ["start", "adjourn", "seal 1118", "blue lantern", "envelope"];
    let run = typed(&[&EN[..], &ROOK].concat(), &[&sealed[..], &open].concat());
    hears(&run, "The game is not adjourned.");
}

#[test]
fn appendix_i_8_the_ruling_on_a_sealed_move_is_heard_before_what_was_written() {
    let sealed = ["start", "adjourn", "seal 1128", "blue lantern", "envelope", "open", "yes", "blue lantern"];
    let run = typed(&[&EN[..], &ROOK].concat(), &sealed);
    follows(&run, "The sealed move is not legal. White loses.", "In the envelope: \"1128\".");
}
