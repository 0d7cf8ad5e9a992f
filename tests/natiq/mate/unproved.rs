//! What could not be proved is said to be so, by the program and in both languages.

use crate::recorded::play;

/// White's king is in check from the rook, and his queen goes to e6 all the same.
const CHECK: &str = "4Q3/r4K2/3k4/8/8/8/8/8 w - - 1 54";

/// Nobody watches a rapid game, so an illegal move stands (A.5.2) and Black could take a king. From such a position no
/// series of legal moves goes on: that White can mate is not proved, that he cannot is not either. Black resigns, or
/// his flag falls; the win stands, and it is said how much is known.
#[test]
fn behind_an_illegal_move_that_stood_a_mate_is_not_proved_and_the_program_says_so() {
    let config = tempfile::tempdir().unwrap();
    std::fs::create_dir(config.path().join("conduct")).unwrap();
    let alone = "base = \"tournament\"\nsupervision = \"none\"\n";
    std::fs::write(config.path().join("conduct/alone.toml"), alone).unwrap();
    for (code, lines, resigned, wanted) in [
        (
            "en",
            "start\nmade e8e6\nyes\nresign\nyes\n",
            "Black resigns. White wins.",
            "It is not proved that White can never checkmate, so the win stands.",
        ),
        (
            "ar",
            "شغّل الساعة\nلُعبت e8e6\nنعم\nأستسلم\nنعم\n",
            "استسلم الأسود. فاز الأبيض.",
            "لم يثبت أن كش مات غير ممكن للأبيض، فيبقى الفوز.",
        ),
    ] {
        let config = config.path().to_str().unwrap();
        let args = ["--lang", code, "--config", config, "--conduct", "alone", "--time", "15m", "--fen", CHECK];
        let run = play(&args, lines);
        let end = format!("{resigned}\n{wanted}\n");
        assert!(run.printed.contains(&end), "{}", run.printed);
        let said: Vec<_> = run.speech.iter().filter(|line| line["key"] == "end.unproved").collect();
        assert_eq!(said.len(), 1, "{}", run.printed);
        natiq::voice::spoken::check(said[0]["speak"].as_str().unwrap(), code).unwrap();
        // The same with a lawful move of the king: that White can mate is proved, and nothing is said.
        let lawful = play(&args, &lines.replace("e8e6", "f7f6"));
        assert!(!lawful.printed.contains(wanted), "{}", lawful.printed);
    }
}
