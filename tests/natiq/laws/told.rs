//! What a player is told where he was told nothing, or the wrong thing: by article, or by what he typed.

use std::fs;

use crate::recorded::{Run, play};

/// A tournament game with a quarter of an hour each.
fn game(lang: &str, laws: &str, more: &[&str], typed: &str) -> Run {
    let args = ["--lang", lang, "--conduct", "tournament", "--laws", laws, "--time", "15m"];
    play(&[&args, more].concat(), typed)
}

fn english(typed: &str) -> String {
    game("en", "digital", &[], typed).printed
}

fn arabic(typed: &str) -> String {
    game("ar", "digital", &[], typed).printed
}

fn seat(lang: &str, role: &str, typed: &str) -> String {
    game(lang, "digital", &["--role", role], typed).printed
}

/// A game on two boards, the special one White's.
fn two_boards(lang: &str, typed: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("default.toml"), "two_boards = \"white\"\n").unwrap();
    game(lang, "digital", &["--config", &home.path().to_string_lossy()], typed).printed
}

#[track_caller]
fn tells(printed: &str, wanted: &[&str]) {
    let mut from = 0;
    for line in wanted {
        let at = printed[from..].find(line).unwrap_or_else(|| panic!("{line}\nnot in\n{printed}"));
        from += at + line.len();
    }
}

#[test]
fn article_6_a_press_while_the_clocks_are_stopped_says_that_they_stay_so() {
    let run = english("start\n5254\nstop noise\npress\n");
    tells(&run, &["Reason: noise.", "The move is made; the clocks stay stopped. Black to move."]);
    let run = arabic("شغّل الساعة\n5254\nأوقف الساعتين، السبب ضوضاء\nاضغط\n");
    tells(&run, &["تمت النقلة، والساعتان متوقفتان. الدور للأسود."]);
    assert!(!english("start\n5254\npress\n").contains("stay stopped"));
}

#[test]
fn article_5_2_3_an_offer_that_comes_too_early_leaves_the_move_standing() {
    let run = game("en", "fide-2023", &[], "start\n5254 offer\npress\nstate\n").printed;
    tells(&run, &["pawn from 5 2 to 5 4.", "only after each side has moved.", "Black's clock is running."]);
    tells(&run, &["\"moves_made\":1", "\"offers\":{\"white\":false,\"black\":false}"]);
    let run = game("ar", "fide-2023", &[], "شغّل الساعة\n5254 عرض تعادل\n").printed;
    tells(&run, &["بيدق من 5 2 إلى 5 4.", "لا يعرض التعادل إلا بعد"]);
}

#[test]
fn a_ruling_behind_the_arbiters_colon_needs_his_name_no_more() {
    let run = english("start\narbiter: clock white 9m\narbiter: moves\narbiter: penalty\narbiter: result white\n");
    tells(
        &run,
        &["White's clock now shows 9 minutes.", "No move has been made yet.", "needs a penalty", "White wins."],
    );
    let run = arabic("شغّل الساعة\nالحكم: ساعة الأبيض 9 دقائق\nالحكم: نتيجة الأبيض\n");
    tells(&run, &["ضبطت ساعة الأبيض: 9 دقائق.", "فاز الأبيض."]);
    tells(&seat("en", "black", "start\narbiter: late black 5m\n"), &["5 minutes late"]);
    tells(&english("help more\n"), &["white, black, assistant or arbiter and a colon"]);
    tells(&arabic("مساعدة المزيد\n"), &["الأبيض أو الأسود أو المساعد أو الحكم"]);
}

#[test]
fn a_code_behind_the_arbiters_colon_stays_a_secret() {
    let run = game("en", "digital", &[], "arbiter: code sesame\n");
    tells(&run.printed, &["The arbiter's code is set."]);
    let kept = run.events.iter().chain(&run.speech).any(|line| line.to_string().contains("sesame"));
    assert!(!kept && !run.printed.contains("sesame"));
}

#[test]
fn article_6_15_both_flags_are_not_down_while_a_clock_shows_time() {
    let run = english("start\narbiter flags\nstate\n");
    tells(&run, &["Both flags cannot have fallen: White's clock still shows time.", "\"result\":\"*\""]);
    tells(&arabic("شغّل الساعة\nالحكم العلمان\n"), &["لم يسقط العلمان: ما زال في ساعة الأبيض وقت."]);
}

#[test]
fn help_for_the_situation_fits_the_role() {
    let arbiter = seat("en", "arbiter", "start\nhelp\n");
    tells(&arbiter, &["You are the arbiter.", "Say made and a move", "Say times for both clocks."]);
    assert!(!arbiter.contains("Type a move"));
    let assistant = seat("en", "assistant", "start\nhelp\n5254\nhelp\n");
    tells(&assistant, &["You are the assistant.", "Say times and moves only when a player asks"]);
    tells(&assistant, &["A move is announced. Say press"]);
    tells(
        &seat("en", "black", "start\nhelp\nstop noise\nhelp\n"),
        &["opponent's turn", "The arbiter starts them again."],
    );
    tells(&seat("en", "white", "start\nhelp\n5254\nhelp\n"), &["Type a move", "Your move is announced."]);
    tells(&seat("ar", "arbiter", "شغّل الساعة\nمساعدة\n"), &["أنت الحكم.", "قل: لعبت، ثم نقلة"]);
    tells(&seat("ar", "assistant", "شغّل الساعة\nمساعدة\n"), &["أنت المساعد."]);
}

#[test]
fn help_for_the_situation_fits_the_phase() {
    let quickplay = ["--laws", "digital", "--time", "90s"];
    let claim = |more: &[&str], lang, typed| {
        play(&[&quickplay, more, &["--lang", lang, "--conduct", "tournament"]].concat(), typed).printed
    };
    let typed = "start\nclaim quickplay\nyes\nhelp\n";
    tells(&claim(&[], "en", typed), &["Claim noted.", "A claim is before the arbiter. Say accept or reject"]);
    tells(
        &claim(&["--role", "white"], "en", typed),
        &["Claim noted.", "and he decides first.", "a draw can be agreed"],
    );
    tells(&english("start\nlift 52\nhelp\nplace 54\nhelp\n"), &["A piece is in the hand.", "A piece is placed."]);
    let run = two_boards("en", "help\n");
    tells(&run, &["The special board is checked before the first move", "A question is open"]);
    tells(&two_boards("ar", "مساعدة\n"), &["تفحص الرقعة الخاصة قبل النقلة الأولى"]);
}

#[test]
fn appendix_vi_9_the_assistant_is_told_who_may() {
    let run = seat("en", "assistant", "start\ntime\nquit\nclaim flag\nyes\n");
    tells(&run, &["Say who asks before it, for instance white: time.", "white: quit asks Black"]);
    tells(&run, &["Claim that White's flag has fallen?", "Neither flag has fallen."]);
    let run = seat("ar", "assistant", "شغّل الساعة\nوقتي\nخروج\nمطالبة علم\nنعم\n");
    tells(&run, &["اذكر اللاعب قبل الأمر", "الخروج باتفاق اللاعبين", "أن علم الأبيض سقط؟", "لم يسقط أي علم."]);
    tells(
        &seat("en", "black", "start\nclaim flag\nyes\n"),
        &["Claim that White's flag", "White's flag has not fallen."],
    );
}

#[test]
fn article_6_11_2_a_player_is_told_that_the_arbiter_starts_the_clocks_again() {
    tells(&seat("en", "black", "start\nstop noise\nstart\n"), &["Reason: noise.", "The arbiter starts them again."]);
    tells(&seat("ar", "black", "شغّل الساعة\nأوقف الساعتين، السبب ضوضاء\nشغّل الساعة\n"), &["الحكم يشغلهما من جديد."]);
}

#[test]
fn article_9_1_2_3_a_wrong_claim_says_that_it_stands_as_an_offer() {
    let typed = "start\n5254\npress\n5755\npress\nclaim repetition\nyes\nblack: accept\nyes\n";
    tells(&english(typed), &["The claim stands as a draw offer: Black may accept.", "Black accepts. Draw."]);
    let run = arabic("شغّل الساعة\n5254\nاضغط\n5755\nاضغط\nمطالبة تكرار\nنعم\n");
    tells(&run, &["تبقى المطالبة عرض تعادل. للأسود أن يقبله."]);
}

#[test]
fn article_9_4_who_claims_with_an_announced_move_is_told_how() {
    let run = english("start\n7163\nclaim repetition\ncorrect\nclaim repetition 7163\n");
    tells(&run, &["claim repetition 7 1 6 3.", "Announcement withdrawn.", "Claim third repetition by"]);
    tells(&arabic("شغّل الساعة\n7163\nمطالبة خمسين\n"), &["مطالبة خمسين 7 1 6 3."]);
}

#[test]
fn a_resignation_at_the_table_asks_by_name() {
    tells(&english("start\n5254\npress\nresign\n"), &["Black: Resign? Yes or no?"]);
    tells(&arabic("شغّل الساعة\nأستسلم\n"), &["الأبيض: هل تستسلم؟ نعم أم لا؟"]);
    tells(&seat("en", "black", "start\nresign\n"), &["Resign? Yes or no?"]);
}

#[test]
fn appendix_i_who_has_sealed_is_told_that_the_envelope_is_to_be_closed() {
    let run = english("start\narbiter: adjourn\nhelp\nseal 5254\nlong enough\nlift 52\nhelp\n");
    tells(
        &run,
        &["Seal your move: say seal", "Sealed.", "The move is sealed. Say envelope to close it, or seal another move."],
    );
    tells(&run, &["Sealed.", "Until the envelope is closed it can be changed"]);
    let run = arabic("شغّل الساعة\nالحكم: تأجيل\nسرية 5254\nكلمة طويلة\nرفعت 52\n");
    tells(&run, &["قل: المغلف، لإغلاقه، أو سجل نقلة أخرى."]);
}

#[test]
fn appendix_vi_7_the_boards_are_not_compared_while_a_hand_makes_a_move() {
    let run = two_boards("en", "yes\nstart\nlift 71\nboards\nplace 63\ncompare\n7163\nboards\n");
    tells(&run, &["The piece from 7 1 is in the hand.", "The piece from 7 1 stands on 6 3", "knight from 7 1 to 6 3."]);
    let run = two_boards("ar", "نعم\nشغّل الساعة\nرفعت 71\nالرقعتان\nوضعت 63\nقارن\n");
    tells(&run, &["القطعة من 7 1 في اليد.", "القطعة من 7 1 في 6 3"]);
}

#[test]
fn appendix_vi_8_a_file_that_is_not_there_is_told_in_words() {
    let run = english("retrace 1 white\nhelp retrace\n");
    tells(&run, &["There is no file 1 white.", "may stand the file"]);
    assert!(!run.contains("os error"));
    tells(&arabic("استعادة 1 أبيض\n"), &["لا يوجد ملف بهذا الاسم: 1 أبيض."]);
    let run = two_boards("en", "yes\nboards white 5254\nhelp boards\n");
    tells(&run, &["check, more, special or sighted", "special 7 1 5 3", "behind it check, more, special or sighted"]);
    tells(&two_boards("ar", "نعم\nالرقعتان الأبيض 5254\n"), &["فحص، أو: المزيد، أو: الخاصة، أو: المبصر"]);
}

#[test]
fn article_4_3_what_a_hand_still_holds_is_told_with_the_duty() {
    let run = english("start\ntouch 52\nlift 71\nplace 63\nplace 71\nplace 45\n");
    tells(
        &run,
        &["The knight from 7 1 is still in the hand: put it back.", "The pawn on 5 2 was touched. It must move."],
    );
    tells(&run, &["The knight is back on 7 1.", "The pawn on 5 2", "No piece is in your hand."]);
    let run = arabic("شغّل الساعة\nلمست 52\nرفعت 71\nوضعت 63\nوضعت 71\n");
    tells(&run, &["ما زال الحصان من 7 1 في اليد", "عاد الحصان إلى 7 1."]);
}

#[test]
fn appendix_vi_2_a_second_repetition_says_that_it_is_repeated_already() {
    tells(&english("start\nsame\n5254\nsame\nsame\n"), &["Nothing is announced.", "Agreed.", "Already repeated."]);
    tells(&arabic("شغّل الساعة\n5254\nمطابق\nمطابق\n"), &["سبق تكرار الإعلان."]);
}

#[test]
fn article_6_7_who_is_left_nothing_hears_that_his_flag_falls() {
    let run = english("start\narbiter late black 20m\narbiter late white 5m\n");
    tells(&run, &["Black is 20 minutes late.", "Nothing is left on Black's clock", "White is 5 minutes late."]);
    assert_eq!(run.matches("Nothing is left").count(), 1);
    tells(&arabic("شغّل الساعة\nالحكم تأخر الأسود 20 دقيقة\n"), &["لم يبق وقت في ساعة الأسود"]);
}

#[test]
fn article_6_21_a_restored_position_says_that_later_changes_of_clocks_are_undone() {
    let typed = "start\n5254\npress\n5755\npress\nstop x\narbiter clock black 5m\n";
    let undone = "Later changes of the clocks no longer count.";
    tells(&english(&format!("{typed}arbiter restore 1 white\n")), &["position restored", undone]);
    let twice = english(&format!("{typed}arbiter restore\narbiter restore 1 white\n"));
    assert_eq!(twice.matches(undone).count(), 1, "{twice}");
    let run = arabic("شغّل الساعة\n5254\nاضغط\nالحكم ساعة الأسود 5 دقائق\nالحكم إعادة الوضع\n");
    tells(&run, &["ما تغير في الساعتين بعد ذلك لم يعد محسوبا."]);
}

#[test]
fn a_draw_alone_or_behind_a_move_plays_nothing_and_says_how() {
    let run = english("start\ndraw\n5254 draw\nstate\n");
    tells(
        &run,
        &["Do you offer a draw, or accept one?", "Nothing was played. To offer a draw", "\"phase\":\"thinking\""],
    );
    tells(&arabic("شغّل الساعة\nتعادل\n5254 تعادل\n"), &["هل تعرض التعادل أم تقبله؟", "لم تلعب أي نقلة. لعرض التعادل"]);
}

#[test]
fn article_8_the_sheet_shows_the_result_after_the_end() {
    let run = game("en", "digital", &[], "start\n5254\npress\nresign\nyes\nsheet\nsheet 1\n");
    tells(&run.printed, &["1. 5254\n", "Result: 1-0\n", "1. 5254\n"]);
    assert_eq!(run.printed.matches("Result: 1-0").count(), 1, "{}", run.printed);
    assert!(run.speech.iter().any(|line| line["key"] == "sheet" && line["speak"].as_str().unwrap().contains("wins")));
}
