//! `help keys`: what the keys do, as `keys.toml` has them, so that help cannot say what is not so.

use crate::config::{Prompt, Stroke};
use crate::language::{Arg, Channel, Class, Phrase};
use crate::shell::{Shell, View};

/// Keys of the board that are explained together: the key of what they do, and their actions.
const BOARD: [(&str, &[&str]); 17] = [
    ("key.walk", &["left", "right", "up", "down"]),
    ("key.next", &["next_king", "next_queen", "next_rook", "next_bishop", "next_knight", "next_pawn"]),
    (
        "key.previous",
        &["previous_king", "previous_queen", "previous_rook", "previous_bishop", "previous_knight", "previous_pawn"],
    ),
    ("key.rank", &["rank_1", "rank_2", "rank_3", "rank_4", "rank_5", "rank_6", "rank_7", "rank_8"]),
    ("key.file", &["file_1", "file_2", "file_3", "file_4", "file_5", "file_6", "file_7", "file_8"]),
    ("key.square", &["square"]),
    ("key.diagonals", &["diagonals"]),
    ("key.straight", &["straight"]),
    ("key.last", &["last_move"]),
    ("key.clock", &["clock"]),
    ("key.captured", &["captured"]),
    ("key.legal", &["legal_moves"]),
    ("key.captures", &["captures"]),
    ("key.attackers", &["attackers"]),
    ("key.defenders", &["defenders"]),
    ("key.line-back", &["input_line"]),
    ("key.help", &["help"]),
];

impl<V: View> Shell<V> {
    /// Four lines for whoever walks on the board.
    pub(in crate::shell) fn help_board(&mut self) {
        for (what, actions) in BOARD.iter().take(2) {
            self.help_key(what, actions);
        }
        let asked = ["square", "last_move", "clock", "captured"];
        self.help_key("key.ask", &asked);
        self.say("help.board", &[], Class::Reply);
    }

    /// All keys: of the input line, of a line of one sign, and of the board where there is one.
    pub(in crate::shell) fn help_keys(&mut self) {
        self.say("key.line", &[], Class::Reply);
        self.say("key.signs", &[], Class::Reply);
        if self.config.settings.prompt == Prompt::Braille {
            self.say("key.prompt", &[], Class::Reply);
        }
        if !self.view.has_board() {
            return;
        }
        self.help_key("key.focus", &["switch_focus"]);
        self.help_key("key.input", &["input"]);
        for (what, actions) in BOARD {
            self.help_key(what, actions);
        }
    }

    /// One line: the keys of some actions, and what they do. Actions without a key are left out.
    fn help_key(&mut self, what: &str, actions: &[&str]) {
        let keys = &self.config.keys;
        let strokes: Vec<Stroke> = actions
            .iter()
            .filter_map(|action| keys.board.get(*action).or_else(|| keys.everywhere.get(*action))?.first().cloned())
            .collect();
        if strokes.is_empty() {
            return;
        }
        let names: Vec<Arg<'_>> = strokes.iter().map(|stroke| Arg::Said(self.key_name(stroke).into())).collect();
        let language = &self.languages[self.spoken];
        let utterance = language.utter(
            Channel::Table,
            Class::Reply,
            "key.does",
            &[("count", Arg::Number(strokes.len() as u64)), ("keys", Arg::Names(names)), ("what", Arg::Key(what))],
        );
        self.tell(utterance);
    }

    /// What a key is called.
    fn key_name(&self, stroke: &Stroke) -> Phrase {
        let language = &self.languages[self.spoken];
        match stroke {
            Stroke::Sign(sign) => language.sign(*sign),
            Stroke::Ctrl(sign) => {
                let letter = sign.to_string();
                language.say("key.control", &[("letter", Arg::Name(&letter))])
            }
            Stroke::Pair(first, second) => language.say(
                "key.pair",
                &[
                    ("first", Arg::Said(language.sign(*first).into())),
                    ("next", Arg::Said(language.sign(*second).into())),
                ],
            ),
            Stroke::Named(name) => {
                let key = ["key.", name].concat();
                // F1 to F12 are called so everywhere.
                if language.has(&key) {
                    language.say(&key, &[])
                } else {
                    Phrase { print: name.to_uppercase(), speak: name.to_uppercase() }
                }
            }
        }
    }
}
