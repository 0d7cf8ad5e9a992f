//! The recogniser that is built in: CMU pocketsphinx with its English acoustic model, for every language.
//!
//! The sentences that may be said are heard while they are spoken. When one is over it is heard once more as a
//! whole, and twice besides without knowing what may be said: as any order of the words of moves, and as any sounds.
//! How much better those fit than the sentence says whether it is believed ([`super::sureness`]).

mod library;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::automaton::Automaton;
use super::cleaning::Cleaning;
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
    /// Takes steady noise out of it.
    cleaning: Cleaning,
    /// The noise under it, the same in every utterance.
    noise: fastrand::Rng,
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
    /// The phones of each word, by its shortest sound.
    phones: BTreeMap<String, usize>,
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
            cleaning: Cleaning::default(),
            noise: fastrand::Rng::with_seed(0),
        })
    }

    fn at_work(&mut self) -> Result<&mut AtWork, Unable> {
        self.at_work.as_mut().ok_or_else(|| Unable::Refused("no language was chosen".to_owned()))
    }

    /// Hears samples that are clean.
    fn hear_clean(&mut self, clean: &[i16]) -> Result<(), Unable> {
        let clean = dithered(clean, &mut self.noise);
        self.sound.extend_from_slice(&clean);
        if clean.is_empty() {
            return Ok(());
        }
        Ok(self.at_work()?.decoder.hear(&clean, false)?)
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
        // The library weighs which of several words it hears by how many there are, six times as much as their sound,
        // so that every word that may be left out would be heard; and it gives a word up so early that "five" became
        // "file eva". Without both, 75 of 100 sentences of digits were heard, with them all.
        let wide = [("-lw", "1"), ("-beam", "1e-60"), ("-pbeam", "1e-60"), ("-wbeam", "1e-50")];
        let mut decoder = Decoder::new(&[&[("-hmm", &*model.to_string_lossy())][..], &wide].concat())?;
        let (mut words, mut numbers, mut phones) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        for (word, sounds) in dictionary.words() {
            let number = words.len();
            // Names of letters and digits alone: a grammar of the library's may hold no others in every language.
            decoder.add_word(&name(number), &sounds[0])?;
            for (at, sound) in sounds.iter().enumerate().skip(1) {
                decoder.add_word(&format!("{}({})", name(number), at + 1), sound)?;
            }
            let shortest = sounds.iter().map(|sound| sound.split(' ').count()).min();
            phones.insert(word.to_owned(), shortest.unwrap_or(1));
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
        Ok(AtWork { language: language.to_owned(), decoder, free, words, numbers, phones })
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
        if let (Some(said), Some(loose)) = (Automaton::of(grammar).fsg(called), grammar.loose_jsgf(called)) {
            at_work.decoder.set_automaton(SAID, &said)?;
            at_work.decoder.set_grammar(LOOSE, &loose)?;
        }
        self.grammar = grammar.clone();
        Ok(())
    }

    fn begin(&mut self) -> Result<(), Unable> {
        self.sound.clear();
        self.cleaning.begin();
        self.noise = fastrand::Rng::with_seed(0);
        Ok(self.at_work()?.decoder.begin(SAID)?)
    }

    fn hear(&mut self, samples: &[i16]) -> Result<Vec<String>, Unable> {
        let clean = self.cleaning.clean(samples);
        self.hear_clean(&clean)?;
        let at_work = self.at_work()?;
        let names = at_work.decoder.partial();
        Ok(at_work.said(&names))
    }

    fn end(&mut self) -> Result<Heard, Unable> {
        let rest = self.cleaning.end();
        self.hear_clean(&rest)?;
        let sound = std::mem::take(&mut self.sound);
        let at_work = self.at_work()?;
        at_work.decoder.end()?;
        // Whoever spoke waits for these: the two decoders work beside one another.
        let (decoder, free) = (&mut at_work.decoder, &mut at_work.free);
        let (said, loose, sounds) = std::thread::scope(|scope| {
            let sounds = scope.spawn(|| pass(free, SOUNDS, &sound));
            let said = pass(decoder, SAID, &sound);
            let loose = pass(decoder, LOOSE, &sound);
            (said, loose, sounds.join().unwrap_or(Err(Refused("a thread"))))
        });
        let (said, loose, sounds) = (said?, loose?, sounds?);
        let words = at_work.said(&said.words);
        if words.is_empty() {
            return Ok(Heard::Nothing);
        }
        let phones = words.iter().map(|word| at_work.phones.get(word).copied().unwrap_or(1)).sum();
        let passes = passes(&said, &loose, &sounds, phones);
        let sure = sureness::is_sure(&passes, &self.grammar.kinds(&words));
        let words = self.grammar.plain(words);
        Ok(if sure { Heard::Said(words) } else { Heard::Doubtful(words) })
    }
}

/// Hears the whole of an utterance once.
fn pass(decoder: &mut Decoder, search: &str, sound: &[i16]) -> Result<library::Result, Refused> {
    decoder.begin(search)?;
    decoder.hear(sound, true)?;
    decoder.end()
}

/// The reasons to doubt what was said; `phones` is the number of phones in its words.
fn passes(said: &library::Result, loose: &library::Result, sounds: &library::Result, phones: usize) -> Passes {
    // A decoder goes on counting frames from one utterance to the next; here the first one is 0.
    let from = |result: &library::Result| result.segments.first().map_or(0, |segment| segment.first);
    let words: Vec<(usize, usize, f32)> = spans(said, from(said)).collect();
    // What a frame comes to where any sounds are heard, and whether it is a sound at all.
    let mut frames: Vec<(f32, bool)> = Vec::new();
    for segment in sounds.segments.iter().filter(|segment| segment.word != "(NULL)") {
        let length = segment.last + 1 - segment.first;
        let each = segment.acoustic as f32 / length.max(1) as f32;
        frames.extend(std::iter::repeat_n((each, is_word(&segment.word)), length as usize));
    }
    let freely = |first: usize, last: usize| -> f32 {
        frames.get(first..(last + 1).min(frames.len())).unwrap_or_default().iter().map(|(each, _)| each).sum()
    };
    let spoken: usize = words.iter().map(|(first, last, _)| last + 1 - first).sum();
    let behind = |(first, last, acoustic): &(usize, usize, f32)| freely(*first, *last) - acoustic;
    let each = |word: &(usize, usize, f32)| behind(word) / (word.1 + 1 - word.0) as f32;
    let sounding = frames.iter().filter(|(_, sound)| *sound).count();
    let within = |at: &usize| words.iter().any(|(first, last, _)| (first..=last).contains(&at));
    let covered = frames.iter().enumerate().filter(|(at, (_, sound))| *sound && within(at)).count();
    Passes {
        behind: words.iter().map(behind).sum::<f32>() / spoken.max(1) as f32,
        worst: words.iter().map(each).fold(f32::MIN, f32::max),
        uncovered: (sounding - covered) as f32 / sounding.max(1) as f32,
        free: (loose.score - said.score) as f32 / spoken.max(1) as f32,
        gap: words.windows(2).map(|two| two[1].0.saturating_sub(two[0].1 + 1)).max().unwrap_or(0) as u32,
        pace: spoken as f32 / phones.max(1) as f32,
        words: words.len(),
    }
}

/// The words of a result: the first and the last frame, and the score of the sound.
fn spans(result: &library::Result, from: u32) -> impl Iterator<Item = (usize, usize, f32)> {
    let words = result.segments.iter().filter(|segment| is_word(&segment.word));
    words.map(move |word| {
        ((word.first.saturating_sub(from)) as usize, word.last.saturating_sub(from) as usize, word.acoustic as f32)
    })
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
