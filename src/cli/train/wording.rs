//! Finds the words for questions and right answers; every sentence stands in `train.ftl`.

use shakmaty::Square;

use crate::cli::desk::Desk;
use crate::core::{self, Direction, Event, Fact, Found, Kind, Line, Millis, MoveFact, Role, Setup, Side, State};
use crate::language::{Arg, Args, Channel, Class, Language, Manner, Phrase, Style, Utterance};
use crate::notation;
use crate::train::{Answer, Asked, Question, Stretch};

/// The words of a list in the catalogue, of every language that is there, folded.
pub(super) fn words(desk: &Desk, key: &str) -> Vec<String> {
    let folded =
        |list: String| -> Vec<String> { list.split([',', '،']).map(|word| notation::folded(word.trim())).collect() };
    desk.languages.iter().flat_map(|language| folded(language.say(key, &[]).print)).collect()
}

/// The style in which squares are said here.
fn style(desk: &Desk) -> Style {
    use crate::config::Style as Wished;
    match desk.config.settings.style {
        Wished::Digital => Style::Digital,
        Wished::Algebraic => Style::Algebraic,
        Wished::Anna | Wished::German => Style::Anna,
        Wished::Nato => Style::Nato,
    }
}

/// A question with its number, so that two equal ones are two.
pub(super) fn question(desk: &Desk, number: u32, question: &Question) -> Utterance {
    let language = desk.language();
    let (key, phrase) = worded(language, question, style(desk));
    let args = [("number", Arg::Number(u64::from(number))), ("question", said(phrase))];
    let mut utterance = language.utter(Channel::Table, Class::Reply, "train.ask", &args);
    key.clone_into(&mut utterance.key);
    utterance
}

fn worded(language: &Language, question: &Question, style: Style) -> (&'static str, Phrase) {
    let on = |square: &Square| Arg::Square(*square, style);
    let digits = |square: &Square| Arg::Square(*square, Style::Digital);
    let say = |key: &'static str, args: &Args<'_>| (key, language.say(key, args));
    match question {
        Question::Named(square) => {
            let file = Arg::Number(u64::from(square.file() as u8) + 1);
            say("train.named", &[("file", file), ("rank", Arg::Number(u64::from(square.rank() as u8) + 1))])
        }
        Question::FileOf(square) => say("train.file-of", &[("on", digits(square))]),
        Question::RankOf(square) => say("train.rank-of", &[("on", digits(square))]),
        Question::Lettered(square) => say("train.lettered", &[("on", Arg::Square(*square, Style::Algebraic))]),
        Question::Home { side, kind, kings } => {
            let key = match kings {
                None => "train.home",
                Some(true) => "train.home-kings",
                Some(false) => "train.home-queens",
            };
            say(key, &[("piece", Arg::Piece(*kind)), ("side", Arg::Side(*side))])
        }
        Question::Walk { from, legs } => {
            let walk = legs
                .iter()
                .map(|leg| self::leg(language, leg))
                .reduce(|first, next| language.say("train.then", &[("first", said(first)), ("next", said(next))]))
                .unwrap_or_default();
            say("train.walk", &[("from", on(from)), ("move", said(walk))])
        }
        Question::Shade(square) => say("train.shade", &[("on", on(square))]),
        Question::SameShade(one, other) => say("train.same", &[("from", on(one)), ("to", on(other))]),
        Question::LightOnes(squares) => {
            say("train.light-ones", &[("list", Arg::Names(squares.iter().map(on).collect()))])
        }
        Question::Jump(from, to) => say("train.jump", &[("from", on(from)), ("to", on(to))]),
        Question::Jumps(from) => say("train.jumps", &[("on", on(from))]),
        Question::Distance(from, to) => say("train.distance", &[("from", on(from)), ("to", on(to))]),
        Question::Stands(square) => say("train.stands", &[("on", on(square))]),
        Question::Where(side, Kind::King) => say("train.where-king", &[("side", Arg::Side(*side))]),
        Question::Where(side, kind) => {
            say("train.where", &[("pieces", Arg::Form("many", *kind)), ("side", Arg::For(*side))])
        }
    }
}

fn leg(language: &Language, (direction, squares): &(Direction, u8)) -> Phrase {
    let way = ["train.way.", direction.word()].concat();
    language.say("train.leg", &[("count", Arg::Number(u64::from(*squares))), ("direction", Arg::Key(&way))])
}

/// That an answer was not right, or that there was none, and what is right.
pub(super) fn wrong(desk: &Desk, asked: &Asked, passed: bool) -> Utterance {
    let (language, style) = (desk.language(), style(desk));
    let right = match &asked.answer {
        // The numbers are what was asked for, however squares are said here.
        Answer::Square(square) => language.say("train.is-square", &[("on", Arg::Square(*square, Style::Digital))]),
        Answer::File(number) | Answer::Rank(number) | Answer::Count(number) => {
            language.say("train.is-number", &[("number", Arg::Number(u64::from(*number)))])
        }
        Answer::Light(true) => language.say("train.is-light", &[]),
        Answer::Light(false) => language.say("train.is-dark", &[]),
        Answer::Yes(true) => language.say("train.is-yes", &[]),
        Answer::Yes(false) => language.say("train.is-no", &[]),
        Answer::Squares(squares) => {
            let mut squares: Vec<Square> = squares.into_iter().collect();
            squares.sort_by_key(|on| (on.file(), on.rank()));
            let list = squares.into_iter().map(|on| Arg::Square(on, style)).collect();
            language.say("train.is-squares", &[("list", Arg::Names(list))])
        }
        Answer::Stands(piece) => stands(language, &asked.question, *piece, style),
    };
    let key = if passed { "train.passed" } else { "train.wrong" };
    language.utter(Channel::Table, Class::Reply, key, &[("all", said(right))])
}

/// What stands on a square, as a game answers it.
fn stands(language: &Language, question: &Question, piece: Option<(Side, Kind)>, style: Style) -> Phrase {
    let (Question::Stands(on), Ok(state)) = (question, State::new(Setup::casual())) else { return Phrase::default() };
    let answer = core::Answer::Line { line: Line::Square(*on), found: vec![Found { on: *on, piece }] };
    let told = language.answer(&answer, Role::White, &state, &Manner { style, ..Manner::default() });
    Phrase { print: told.text, speak: told.speak }
}

/// The moves before a question, announced as in a game.
pub(super) fn stretch(desk: &Desk, stretch: &Stretch) -> Vec<Utterance> {
    let language = desk.language();
    let mut told = Vec::new();
    if let Some(game) = stretch.begins {
        let name = ["train.game.", game.name].concat();
        let args = [("name", Arg::Key(&name))];
        told.push(language.utter(Channel::Table, Class::Move, "train.game", &args));
    }
    let manner = Manner { style: style(desk), number: true, ..Manner::default() };
    // An announcement asks the state only for what the law profile says, which these games have none of.
    if let Ok(state) = State::new(Setup::casual()) {
        for ply in &stretch.moves {
            let fact = Fact::Move(MoveFact::Announced { ply: ply.clone(), ends: None, pressed: true });
            let event = Event { at: Millis::ZERO, by: Role::from(ply.side), fact };
            told.extend(language.event(&event, &state, &manner));
        }
    }
    told
}

fn said(phrase: Phrase) -> Arg<'static> {
    Arg::Said(phrase.into())
}
