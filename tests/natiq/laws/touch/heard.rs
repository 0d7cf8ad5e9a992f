//! What is heard of hands, in both languages.

use super::*;

#[test]
fn what_is_heard_is_the_wording_of_the_table() {
    let mut table = from(Some("rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 0 5"));
    let rows: [(Role, Act, &[&str], &[&str]); 4] = [
        (
            Role::White,
            adjust(None),
            &["White adjusts. It holds for every piece until the move is made."],
            &["الأبيض يضبط القطع. يشمل ذلك كل القطع حتى تؤدى النقلة."],
        ),
        (
            Role::Assistant,
            touch("f1"),
            &["The assistant reports: White touched the bishop on 6 1.", "Was the touch deliberate? Yes or no?"],
            &["يُبلِغ المساعد: لمس الأبيض الفيل في 6 1.", "هل كان اللمس متعمدًا؟ نعم أم لا؟"],
        ),
        (
            Role::White,
            answer(true),
            &["The bishop on 6 1 was touched. It must move."],
            &["لُمس الفيل في 6 1، ويجب تحريكه."],
        ),
        (
            Role::White,
            adjust(Some("b1")),
            &["White adjusts. It holds for the knight on 2 1 alone. What was touched before still obliges."],
            &["الأبيض يضبط القطع. يخص ذلك الحصان في 2 1 وحده. ما لمس من قبل يلزمه."],
        ),
    ];
    for (by, act, english, arabic) in rows {
        let [first, second] = table.heard(by, act);
        assert_eq!(first, english);
        assert_eq!(second, arabic.iter().map(|text| without_marks(text).into_owned()).collect::<Vec<_>>());
    }
}

#[test]
fn every_obligation_and_every_bar_of_hands_has_its_sentence() {
    let table = from(None);
    let (e2, d7) = (Square::E2, Square::D7);
    let touched = [
        (
            Obligation::Move { on: Square::F1 },
            "The bishop on 6 1 was touched. It must move.",
            "لُمس الفيل في 6 1، ويجب تحريكه.",
        ),
        (
            Obligation::Capture { on: d7 },
            "The pawn on 4 7 was touched. It must be captured.",
            "لُمس البيدق في 4 7، ويجب أسره.",
        ),
        (
            Obligation::MoveTakes { from: Square::B1, on: d7 },
            "The knight on 2 1 and the pawn on 4 7 were touched. The first must take the second.",
            "لمس الحصان في 2 1 والبيدق في 4 7، ويجب أن يأسر الأول الثاني.",
        ),
        (
            Obligation::Castle { short: true },
            "King and rook touched: castle on that side.",
            "لُمس الملك والرخ: التبييت في هذا الجانب واجب.",
        ),
        (Obligation::King, "Castling is not legal: the king must move.", "التبييت غير قانوني: يجب تحريك الملك."),
        (
            Obligation::Rook { short: false },
            "The king has moved two squares: castle on that side.",
            "تحرك الملك مربعين: التبييت في هذا الجانب واجب.",
        ),
        (
            Obligation::NoCastle { short: true },
            "The rook was touched before the king: the king must move, and may not castle on that side.",
            "لمس الرخ قبل الملك: يجب تحريك الملك، ولا تبييت في هذا الجانب.",
        ),
        (
            Obligation::Made { from: e2, on: Square::E4 },
            "The move is made and cannot be changed.",
            "تمّت النقلة ولا يمكن تغييرها.",
        ),
    ];
    let mut rows: Vec<(Refusal, Option<[&str; 2]>)> =
        touched.map(|(obligation, english, arabic)| (Refusal::Touched(obligation), Some([english, arabic]))).to_vec();
    let late = ["Too late to claim: you have already touched a piece.", "سقط حق المطالبة: لقد لمست قطعة."];
    let adjusts = ["Only the player to move may adjust.", "لا يضبط القطع إلا صاحب الدور."];
    rows.extend([(Refusal::TouchedAlready, Some(late)), (Refusal::AdjustTurn, Some(adjusts))]);
    use HandBar::*;
    let bars =
        [Off, Empty(e2), NotLifted, InHand(e2), Occupied(e2), Promotion, Asked, NotAsked, Recorded, Kept, NoMove];
    rows.extend(bars.map(|bar| (Refusal::Hand(bar), None)));
    for (place, code) in ["en", "ar"].into_iter().enumerate() {
        let language = Language::builtin(code).unwrap();
        let mut seen = std::collections::BTreeSet::new();
        for (refusal, wanted) in &rows {
            let said = language.refusal(refusal, Role::White, None, &table.state, &Manner::default());
            assert!(said.text.ends_with(['.', '؟', '?']) && seen.insert(said.text.clone()), "{said:?}");
            assert!(code == "en" || !said.text.contains(|sign: char| sign.is_ascii_alphabetic()), "{said:?}");
            if let Some(wanted) = wanted {
                assert_eq!(said.text, without_marks(wanted[place]));
            }
        }
    }
}
