//! Finds the words for what the dialogue and the voice came to.
//!
//! It only chooses a key and its arguments: every sentence stands in the catalogue.

use super::{Shell, Trouble, View};
use shakmaty::Chess;

use crate::core::{Act, ClaimAct, Command, DrawAct, EndAct, Ply, Refusal, Role};
use crate::dialogue::{Menu, Purpose, Question, Seat, Sorry};
use crate::language::{Arg, Args, Channel, Class, Meant};
use crate::notation;
use crate::sound::Signal;
use crate::store::{Journal, Why};
use crate::voice::VoiceNotice;
use crate::words::{Entry, Group, Takes};

impl<V: View> Shell<V> {
    /// Says a line of the catalogue at the table.
    pub(super) fn say(&mut self, key: &str, args: &Args<'_>, class: Class) {
        let utterance = self.languages[self.spoken].utter(Channel::Table, class, key, args);
        self.tell(utterance);
    }

    /// Asks a question.
    pub(super) fn question(&mut self, question: &Question) {
        match question {
            Question::Which { why, choices, echo, .. } => {
                let by = self.dialogue.speaker(&self.state);
                let before = self.dialogue.board_of(&self.state, *echo).clone();
                self.which(by, why, choices, &before);
            }
            Question::Sure(Command { by, act: Act::End(EndAct::Sign) }) => {
                if let Some(side) = by.side() {
                    let language = &self.languages[self.spoken];
                    let utterance = match self.state.outcome() {
                        Some(outcome) => language.signature(side, outcome),
                        None => language.confirmation(side),
                    };
                    self.tell(utterance);
                }
            }
            Question::Written { why, choices, .. } => {
                let before = self.state.position().clone();
                self.which(self.dialogue.speaker(&self.state), why, choices, &before);
            }
            Question::Sure(Command { by, act: Act::Claim(claim) }) => {
                let manner = self.manner();
                let utterance = self.languages[self.spoken].claim_question(claim, *by, &self.state, &manner);
                self.tell(utterance);
            }
            Question::Sure(Command { act: Act::End(EndAct::Resign { side }), .. }) => {
                // Where both sit at one terminal the question names whose game it would end.
                let named = if self.dialogue.seat() == Seat::Table { "yes" } else { "no" };
                let args = [("named", Arg::Choice(named)), ("side", Arg::Side(*side))];
                self.say("confirm.resign", &args, Class::Reply);
            }
            Question::Sure(Command { act: Act::End(EndAct::Quit), .. }) if self.is_unsaved() => {
                self.say("confirm.quit.lost", &[], Class::Reply);
            }
            Question::Sure(command) => self.say(sure(command), &[], Class::Reply),
            Question::Heard { command, text } => {
                let manner = self.manner();
                self.tell_as(&manner, |shell, language, manner| {
                    vec![language.heard(command, text, &shell.state, manner)]
                });
            }
            Question::Made { meant, left, .. } => {
                let (meant, manner) = (meant_of(meant), self.manner());
                let utterance = self.languages[self.spoken].made(meant, *left, &manner);
                self.tell(utterance);
            }
            Question::Layout { line } => {
                // English that was meant came from an Arabic keyboard, and the other way round.
                let keyboard = if line.is_ascii() { "ar" } else { "en" };
                self.say("ask.layout", &[("word", Arg::Name(line)), ("keyboard", Arg::Choice(keyboard))], Class::Reply);
            }
            Question::Menu(lines) => {
                let utterance = self.languages[self.spoken].menu(lines.iter().map(|line| menu_key(*line)));
                self.tell(utterance);
            }
            Question::Square => self.say("ask.square", &[], Class::Reply),
            Question::Reason(_) => self.say("reason.ask", &[], Class::Reply),
            Question::Code(_) => self.say("code.ask", &[], Class::Reply),
            Question::NewCode(_) => self.say("code.new", &[], Class::Reply),
            Question::Board(item) => self.tell_everywhere(|_, language| vec![language.board_check(*item)]),
            Question::Execute(ply) => {
                let manner = self.manner();
                self.tell_everywhere(|_, language| vec![language.execution(ply, &manner)]);
            }
            Question::PutRight => self.say("boards.corrected", &[], Class::Reply),
            Question::Passphrase(Purpose::Seal(_)) => self.say("ask.passphrase", &[], Class::Reply),
            Question::Passphrase(Purpose::Open { .. }) => self.say("ask.unseal", &[], Class::Reply),
            Question::Another(what) => self.ask_another(what),
            Question::Pick { .. } => self.ask_pick(),
            Question::Attends { side, .. } => self.say("ask.attends", &[("side", Arg::Side(*side))], Class::Reply),
        }
    }

    /// Whether something of the game is not on disk, and would be lost.
    fn is_unsaved(&self) -> bool {
        self.books.journal.as_ref().is_some_and(Journal::is_behind)
    }

    /// Asks again what is open, whether it is.
    pub(super) fn ask_pending(&mut self) -> bool {
        let Some(question) = self.dialogue.pending().cloned() else { return false };
        self.question(&question);
        true
    }

    /// Asks which of several moves was meant; the numbers are the answers.
    fn which(&mut self, by: Role, why: &notation::Question, choices: &[notation::Choice], before: &Chess) {
        use notation::Question as Why;
        let manner = self.manner();
        let language = &self.languages[self.spoken];
        let utterance = match why {
            Why::FiveFive => language.utter(Channel::Table, Class::Reply, "ask.55", &[]),
            Why::FiveFiveFive => language.utter(Channel::Table, Class::Reply, "ask.555", &[]),
            Why::Promotion { to } => language.promotion(*to, choices.len() == 2, by, &self.state, &manner),
            _ => {
                let plies: Vec<Ply> = choices.iter().map(|choice| Ply::play(before, choice.mv).0).collect();
                language.which(&plies, by, &self.state, &manner)
            }
        };
        self.tell(utterance);
    }

    /// Says why nothing was made of a line.
    pub(super) fn sorry(&mut self, sorry: &Sorry) {
        match sorry {
            Sorry::NotUnderstood(text) => {
                let lexicon = &self.dialogue.reader().lexicon;
                let code = self.languages[self.spoken].code();
                let near = lexicon.meant(text).and_then(|word| lexicon.shown(code, word));
                match near.map(str::to_owned) {
                    Some(word) => {
                        let args = [("text", Arg::Name(text)), ("word", Arg::Name(&word))];
                        self.say("bad.parse.near", &args, Class::Reply);
                    }
                    None => self.say("bad.parse", &[("text", Arg::Name(text))], Class::Reply),
                }
            }
            Sorry::Illegal(meant, reason) => {
                let meant = meant_of(meant);
                let manner = self.manner();
                let refusal = Refusal::Illegal(*reason);
                let by = self.dialogue.speaker(&self.state);
                let utterance = self.languages[self.spoken].refusal(&refusal, by, Some(&meant), &self.state, &manner);
                self.tell(utterance);
                self.signal(Signal::Illegal);
            }
            Sorry::Misheard(meant, reason) => {
                let (meant, manner) = (meant_of(meant), self.manner());
                let by = self.dialogue.speaker(&self.state);
                let utterance = self.languages[self.spoken].misheard(*reason, &meant, by, &self.state, &manner);
                self.tell(utterance);
                self.signal(Signal::Illegal);
            }
            Sorry::Unheard => self.say("heard.none", &[], Class::Reply),
            Sorry::TypedAnswer => self.say("heard.typed", &[], Class::Reply),
            Sorry::NotByEar(None) => self.say("heard.arbiter", &[], Class::Reply),
            Sorry::NotByEar(Some(word)) => {
                let code = self.languages[self.spoken].code().to_owned();
                let shown = self.dialogue.reader().lexicon.shown(&code, *word).unwrap_or(word.entry().name).to_owned();
                self.say("heard.never", &[("word", Arg::Name(&shown))], Class::Reply);
            }
            Sorry::Unpressed(side) => self.say("bad.unpressed", &[("side", Arg::Side(*side))], Class::Reply),
            Sorry::Unmade(reason) => {
                let (manner, refusal) = (self.manner(), Refusal::Unmade(*reason));
                let by = self.dialogue.speaker(&self.state);
                let utterance = self.languages[self.spoken].refusal(&refusal, by, None, &self.state, &manner);
                self.tell(utterance);
            }
            Sorry::Argument(word) => {
                let entry = word.entry();
                if entry.group == Group::Arbiter && entry.takes == Takes::Text {
                    return self.sorry_ruling(entry);
                }
                let key = format!("argument.{}", takes_key(entry.takes));
                let code = self.languages[self.spoken].code().to_owned();
                let shown = self.dialogue.reader().lexicon.shown(&code, *word).unwrap_or(word.entry().name).to_owned();
                self.say(&key, &[("word", Arg::Name(&shown))], Class::Reply);
            }
            Sorry::InThePast => self.say("bad.past", &[], Class::Reply),
            Sorry::Review => self.say("bad.review", &[], Class::Reply),
            Sorry::OnlyInReview => self.say("bad.only-review", &[], Class::Reply),
            Sorry::OfferOrAccept => self.say("ask.draw", &[], Class::Reply),
            Sorry::DrawBehind => self.say("bad.draw", &[], Class::Reply),
            Sorry::NothingAsked => self.say("bad.unasked", &[], Class::Reply),
            Sorry::NoSuchAnswer => self.say("bad.answer", &[], Class::Reply),
            Sorry::DigitalOnly(text) => self.say("bad.digital", &[("text", Arg::Name(text))], Class::Reply),
            Sorry::Over => self.say("refused.over", &[], Class::Reply),
            Sorry::TooLong => self.say("bad.long", &[], Class::Reply),
            Sorry::WrongCode => self.say("code.wrong", &[], Class::Reply),
            Sorry::Unsaid => self.say("bad.unsaid", &[], Class::Reply),
            Sorry::Adjourned => self.say("refused.adjourned", &[], Class::Reply),
            Sorry::CommonPassphrase => self.say("bad.passphrase.command", &[], Class::Reply),
            Sorry::MovePassphrase => self.say("bad.passphrase.move", &[], Class::Reply),
            Sorry::ShortCode => self.say("bad.code", &[], Class::Reply),
            Sorry::CommonCode => self.say("bad.code.command", &[], Class::Reply),
            Sorry::AnswerFirst => self.say("bad.first", &[], Class::Reply),
            Sorry::Misplaced(why) => self.misplaced(why),
            Sorry::ShortPassphrase => self.say("bad.passphrase", &[], Class::Reply),
        }
    }

    /// What an arbiter's command needs behind it; of penalties those that the laws of this game have.
    fn sorry_ruling(&mut self, entry: &Entry) {
        let code = self.languages[self.spoken].code().to_owned();
        let shown = self.dialogue.reader().lexicon.shown(&code, entry.word).unwrap_or(entry.name).to_owned();
        let kinds: Vec<String> = self
            .state
            .setup()
            .profile
            .penalties
            .iter()
            .map(|kind| kind.word())
            .collect::<Vec<_>>()
            .into_iter()
            .map(|word| ["penalty-name.", word].concat())
            .collect();
        let list = Arg::Names(kinds.iter().map(|key| Arg::Key(key)).collect());
        let key = ["how.", entry.name].concat();
        self.say(&key, &[("word", Arg::Name(&shown)), ("choices", list)], Class::Reply);
    }

    /// A sign of check or mate behind a move that does not fit it.
    pub(super) fn remark(&mut self, warning: notation::Warning) {
        let key = match warning {
            notation::Warning::NotCheck => "remark.check",
            notation::Warning::NotDouble => "remark.double",
            notation::Warning::NotMate => "remark.mate",
        };
        self.say(key, &[], Class::Reply);
    }

    /// What happened to speech.
    pub(super) fn voice_notice(&mut self, notice: VoiceNotice) {
        match notice {
            VoiceNotice::Changed { to, .. } => {
                let backend = format!("backend.{}", to.name());
                self.say("speech.lost", &[("backend", Arg::Key(&backend))], Class::Reply);
            }
            VoiceNotice::Lost => self.say("speech.none", &[], Class::Reply),
            VoiceNotice::ChannelLost { channel } | VoiceNotice::ChannelBack { channel } => {
                let key = match notice {
                    VoiceNotice::ChannelLost { .. } => "channel.lost",
                    _ => "channel.back",
                };
                let owner = format!("owner.{}", channel.word());
                self.say(key, &[("owner", Arg::Key(&owner))], Class::Reply);
            }
            VoiceNotice::Finished => {}
        }
    }

    /// What is to be told of the books.
    pub(super) fn book_trouble(&mut self, trouble: Trouble) {
        let (key, why) = match trouble {
            Trouble::Lost { why, first: true } => ("journal.lost", Some(why)),
            Trouble::Lost { why, first: false } => ("journal.still", Some(why)),
            Trouble::Back => ("journal.back", None),
            Trouble::SheetLost(why) => ("sheet.lost", Some(why)),
            Trouble::SheetBack => ("sheet.back", None),
            Trouble::PgnLost(why) => ("pgn.lost", Some(why)),
        };
        let reason = why.map(|why| match why {
            Why::DiskFull => "journal.full",
            Why::ReadOnly => "journal.readonly",
            Why::Other => "journal.failed",
        });
        let args: Vec<_> = reason.map(|reason| ("reason", Arg::Key(reason))).into_iter().collect();
        self.say(key, &args, Class::Move);
    }

    /// Says once that the sheet cannot be written, and once that it can again.
    pub(super) fn sheet_trouble(&mut self) {
        if let Some(trouble) = self.books.sheet_trouble() {
            self.book_trouble(trouble);
        }
    }
}

/// A move as it was understood, for a sentence.
fn meant_of(meant: &notation::Meant) -> Meant {
    Meant {
        kind: meant.kind,
        from: meant.from,
        to: meant.to,
        promotion: meant.promotion,
        castle: meant.castle.map(|side| side == shakmaty::CastlingSide::KingSide),
    }
}

/// The question before an act that cannot be undone.
fn sure(command: &Command) -> &'static str {
    match command.act {
        Act::Draw(DrawAct::Accept) => "confirm.accept",
        _ => "confirm.quit",
    }
}

fn menu_key(line: Menu) -> &'static str {
    match line {
        Menu::Offer => "menu.offer",
        Menu::Accept => "menu.accept",
        Menu::Decline => "menu.decline",
        Menu::Claim => "menu.claim",
        Menu::Claims(ClaimAct::Repetition { .. }) => "menu.claim.rep",
        Menu::Claims(ClaimAct::Fifty { .. }) => "menu.claim.50",
        Menu::Claims(ClaimAct::Flag) => "menu.claim.flag",
        Menu::Claims(ClaimAct::Illegal) => "menu.claim.illegal",
        Menu::Claims(ClaimAct::Touch { .. } | ClaimAct::Quickplay) => "menu.claim.quickplay",
        Menu::Square => "menu.square",
        Menu::Position => "menu.position",
        Menu::Same => "menu.same",
        Menu::Takeback => "menu.takeback",
        Menu::Clock => "menu.clock",
        Menu::Resign => "menu.resign",
        Menu::Arbiter => "menu.arbiter",
        Menu::Quit => "menu.quit",
    }
}

/// The part of the key that says what a command needs behind it.
fn takes_key(takes: Takes) -> &'static str {
    match takes {
        Takes::Nothing => "nothing",
        Takes::Move | Takes::MaybeMove => "move",
        Takes::Square | Takes::MaybeSquare => "square",
        Takes::Digit | Takes::File => "line",
        Takes::Ray => "ray",
        Takes::Piece => "piece",
        Takes::Number | Takes::Numbers => "number",
        Takes::Style => "style",
        Takes::Language => "language",
        Takes::Topic => "topic",
        Takes::Board => "board",
        Takes::Moment => "moment",
        Takes::Text => "text",
    }
}
