//! Group C: what was spoken and not heard aright.

use crate::recorded::play;

#[test]
fn case_39_the_first_file_is_heard_by_every_name_and_noise_is_no_move() {
    for text in ["a four", "anna four", "alpha four", "one four"] {
        let run = play(&["--lang", "en"], &format!("hear {text}\nhear yes\n"));
        assert!(run.printed.contains("I heard: pawn to 1 4. Yes or no?"), "{text}: {}", run.printed);
        assert!(run.printed.contains("White: pawn from 1 2 to 1 4."), "{text}: {}", run.printed);
    }
    for text in ["eight...", "eight", "… eight … noise"] {
        let run = play(&["--lang", "en"], &format!("hear {text}\nhear yes\n"));
        assert!(run.printed.contains("I did not hear a move."), "{text}: {}", run.printed);
        assert!(run.events.is_empty(), "{text}: {:?}", run.events);
    }
}

#[test]
fn case_41_the_confirmation_is_answered_by_voice() {
    for yes in ["yes", "نعم"] {
        let run = play(&["--lang", "en"], &format!("hear knight f three\nhear {yes}\n"));
        assert!(run.printed.contains("White: knight from 7 1 to 6 3."), "{yes}: {}", run.printed);
    }
    for no in ["no", "لا"] {
        let run = play(&["--lang", "en"], &format!("hear knight f three\nhear {no}\nhear yes\n"));
        assert!(run.printed.contains("The question is dropped."), "{no}: {}", run.printed);
        assert!(run.events.is_empty(), "{no}: {:?}", run.events);
    }
}
