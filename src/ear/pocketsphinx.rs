//! The recogniser that is built in: CMU pocketsphinx with its English acoustic model, for every language.
//!
//! The sentences that may be said are heard while they are spoken. When one is over it is heard once more as a
//! whole, and twice besides without knowing what may be said: as any order of the words of moves, and as any sounds.
//! How much better those fit than the sentence says whether it is believed ([`super::sureness`]).

mod library;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::dictionary::{Dictionary, PHONES};
use super::grammar::Grammar;
use super::recognizer::{Heard, Recognizer, Unable};
use super::sureness::{self, Passes};
use library::{Decoder, Refused};

/// Where distributions put the model; the variable is for one that lies elsewhere.
const MODELS: [&str; 3] = [
    "/usr/share/pocketsphinx/model/en-us/en-us",
    "/usr/local/share/pocketsphinx/model/en-us/en-us",
    "/opt/homebrew/share/pocketsphinx/model/en-us/en-us",
];
/// Names the folder of another acoustic model with the same phones.
pub const MODEL_VARIABLE: &str = "NATIQ_EAR_MODEL";
/// The names of the searches.
const SAID: &str = "said";
const LOOSE: &str = "loose";
const SOUNDS: &str = "sounds";

/// The folder of the acoustic model.
///
/// # Errors
/// [`Unable::NoModel`] with the folder that was looked for.
pub fn model() -> Result<PathBuf, Unable> {
    let named = std::env::var_os(MODEL_VARIABLE).map(PathBuf::from);
    let is_one = |folder: &Path| folder.join("mdef").is_file() && folder.join("means").is_file();
    match named {
        Some(folder) if is_one(&folder) => Ok(folder),
        Some(folder) => Err(Unable::NoModel(folder.display().to_string())),
        None => MODELS
            .iter()
            .map(PathBuf::from)
            .find(|folder| is_one(folder))
            .ok_or_else(|| Unable::NoModel(MODELS[0].to_owned())),
    }
}

/// The built-in recogniser.
pub struct Pocketsphinx {
    dictionaries: BTreeMap<String, Dictionary>,
    model: PathBuf,
    /// The decoder of the language that is listened to.
    at_work: Option<AtWork>,
    grammar: Grammar,
    /// The sound of the open utterance, for the passes over the whole of it.
    sound: Vec<i16>,
    /// The noise under it, the same in every utterance.
    noise: fastrand::Rng,
    /// The reasons to doubt the last utterance.
    weighed: Option<Passes>,
}

/// A decoder that knows the words of one language.
struct AtWork {
    language: String,
    /// Hears sentences, and words in any order.
    decoder: Decoder,
    /// Hears sounds in any order. It looks at far fewer ways to hear them, for it is only the measure.
    free: Decoder,
    /// The words by the numbers that the decoder knows them by.
    words: Vec<String>,
    numbers: BTreeMap<String, usize>,
}

impl Pocketsphinx {
    /// A recogniser with the dictionaries of its languages.
    ///
    /// # Errors
    /// [`Unable::NoModel`].
    pub fn open(dictionaries: BTreeMap<String, Dictionary>) -> Result<Pocketsphinx, Unable> {
        Ok(Pocketsphinx {
            dictionaries,
            model: model()?,
            at_work: None,
            grammar: Grammar::default(),
            sound: Vec::new(),
            noise: fastrand::Rng::with_seed(0),
            weighed: None,
        })
    }

    /// The reasons to doubt the last utterance, for whoever measures.
    pub fn weighed(&self) -> Option<Passes> {
        self.weighed
    }

    fn at_work(&mut self) -> Result<&mut AtWork, Unable> {
        self.at_work.as_mut().ok_or_else(|| Unable::Refused("no language was chosen".to_owned()))
    }

    /// The decoder for a language, made when it is first wanted.
    fn speak(&mut self, language: &str) -> Result<&mut AtWork, Unable> {
        if self.at_work.as_ref().is_none_or(|at_work| at_work.language != language) {
            let dictionary = self
                .dictionaries
                .get(language)
                .ok_or_else(|| Unable::Refused(format!("no words of the language {language}")))?;
            self.at_work = Some(AtWork::new(language, dictionary, &self.model)?);
        }
        self.at_work()
    }
}

impl AtWork {
    fn new(language: &str, dictionary: &Dictionary, model: &Path) -> Result<AtWork, Unable> {
        // The library weighs which of several words it hears by how many there are, six times as much as their sound: every
        // word that may be left out would be heard (93 against 75 of 100 sentences of digits).
        let mut decoder = Decoder::new(&[("-hmm", &model.to_string_lossy()), ("-lw", "1")])?;
        let (mut words, mut numbers) = (Vec::new(), BTreeMap::new());
        for (word, sounds) in dictionary.words() {
            let number = words.len();
            // Names of letters and digits alone: a grammar of the library's may hold no others in every language.
            decoder.add_word(&name(number), &sounds[0])?;
            for (at, sound) in sounds.iter().enumerate().skip(1) {
                decoder.add_word(&format!("{}({})", name(number), at + 1), sound)?;
            }
            words.push(word.to_owned());
            numbers.insert(word.to_owned(), number);
        }
        let narrow = [("-beam", "1e-20"), ("-pbeam", "1e-20"), ("-wbeam", "1e-12")];
        let mut free = Decoder::new(&[&[("-hmm", &*model.to_string_lossy()), ("-lw", "1")][..], &narrow].concat())?;
        for phone in PHONES {
            free.add_word(&sound_name(phone), phone)?;
        }
        let sounds = PHONES.map(sound_name).join(" | ");
        free.set_grammar(SOUNDS, &format!("#JSGF V1.0;\ngrammar sounds;\npublic <said> = ( {sounds} )+;\n"))?;
        Ok(AtWork { language: language.to_owned(), decoder, free, words, numbers })
    }

    /// The words that the decoder's names stand for.
    fn said(&self, names: &[String]) -> Vec<String> {
        let number = |name: &String| name.strip_prefix('w')?.parse::<usize>().ok();
        names.iter().filter_map(|name| self.words.get(number(name)?).cloned()).collect()
    }
}

impl Recognizer for Pocketsphinx {
    fn expect(&mut self, language: &str, grammar: &Grammar) -> Result<(), Unable> {
        let at_work = self.speak(language)?;
        let unknown: Vec<&str> =
            grammar.words().into_iter().filter(|word| !at_work.numbers.contains_key(*word)).collect();
        if !unknown.is_empty() {
            return Err(Unable::Refused(format!("no sound for {}", unknown.join(", "))));
        }
        let numbers = &at_work.numbers;
        let called = |word: &str| numbers.get(word).copied().map(name).unwrap_or_default();
        if let (Some(said), Some(loose)) = (grammar.jsgf(called), grammar.loose_jsgf(called)) {
            at_work.decoder.set_grammar(SAID, &said)?;
            at_work.decoder.set_grammar(LOOSE, &loose)?;
        }
        self.grammar = grammar.clone();
        Ok(())
    }

    fn begin(&mut self) -> Result<(), Unable> {
        self.sound.clear();
        self.noise = fastrand::Rng::with_seed(0);
        Ok(self.at_work()?.decoder.begin(SAID)?)
    }

    fn hear(&mut self, samples: &[i16]) -> Result<Vec<String>, Unable> {
        let samples = dithered(samples, &mut self.noise);
        self.sound.extend_from_slice(&samples);
        let at_work = self.at_work()?;
        at_work.decoder.hear(&samples, false)?;
        let names = at_work.decoder.partial();
        Ok(at_work.said(&names))
    }

    fn end(&mut self) -> Result<Heard, Unable> {
        let sound = std::mem::take(&mut self.sound);
        self.weighed = None;
        let at_work = self.at_work()?;
        at_work.decoder.end()?;
        let said = pass(&mut at_work.decoder, SAID, &sound)?;
        let words = at_work.said(&said.words);
        if words.is_empty() {
            return Ok(Heard::Nothing);
        }
        let loose = pass(&mut at_work.decoder, LOOSE, &sound)?;
        let loosely = at_work.said(&loose.words);
        let sounds = pass(&mut at_work.free, SOUNDS, &sound)?;
        let passes = passes(&said, &loose, &sounds, loosely == words);
        self.weighed = Some(passes);
        let sure = sureness::is_sure(&passes, &self.grammar.kinds(&words));
        Ok(if sure { Heard::Said(words) } else { Heard::Doubtful(words) })
    }
}

/// Hears the whole of an utterance once.
fn pass(decoder: &mut Decoder, search: &str, sound: &[i16]) -> Result<library::Result, Refused> {
    decoder.begin(search)?;
    decoder.hear(sound, true)?;
    decoder.end()
}

/// The reasons to doubt what was said.
fn passes(said: &library::Result, loose: &library::Result, sounds: &library::Result, same_words: bool) -> Passes {
    let spoken = |segment: &&library::Segment| is_word(&segment.word);
    let frames: u32 = said.segments.iter().filter(spoken).map(|segment| segment.last + 1 - segment.first).sum();
    let each = |better: &library::Result| (better.score - said.score) as f32 / frames.max(1) as f32;
    Passes {
        behind_sounds: each(sounds),
        behind_words: each(loose),
        same_words,
        frames: frames as f32,
        quiet: 1.0 - frames as f32 / said.frames.max(1) as f32,
    }
}

/// Whether a segment is a word, and not silence, noise or a step without sound.
fn is_word(name: &str) -> bool {
    !name.starts_with(['<', '(', '+', '['])
}

impl From<Refused> for Unable {
    fn from(refused: Refused) -> Unable {
        Unable::Refused(refused.0.to_owned())
    }
}

/// The name of a word of that number for the decoder.
fn name(number: usize) -> String {
    format!("w{number}")
}

/// The name of a phone as a word.
fn sound_name(phone: &str) -> String {
    format!("p{phone}")
}

/// The samples with a little noise, up to 20 of 32,768: the model was trained on no digital silence, and hears words in
/// it.
fn dithered(samples: &[i16], noise: &mut fastrand::Rng) -> Vec<i16> {
    samples.iter().map(|sample| sample.saturating_add(noise.i16(-20..=20))).collect()
}
