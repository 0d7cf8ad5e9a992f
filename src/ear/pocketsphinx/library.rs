//! The few functions of libpocketsphinx 5prealpha that are used, behind a type that cannot be used wrongly.
//!
//! The only unsafe code of the program. It knows samples, words and scores; what a word means, what may be said now
//! and whether a result is believed are its callers'. Nothing here prints: the library's own log is switched off.

#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{self, NonNull};

/// A decoder of the library, opaque.
#[repr(C)]
struct PsDecoder {
    _private: [u8; 0],
}

/// A settings object of the library, opaque.
#[repr(C)]
struct CmdLn {
    _private: [u8; 0],
}

/// A finite state grammar of the library, opaque.
#[repr(C)]
struct FsgModel {
    _private: [u8; 0],
}

/// A walk over the words of a result, opaque.
#[repr(C)]
struct PsSeg {
    _private: [u8; 0],
}

#[link(name = "pocketsphinx")]
#[link(name = "sphinxbase")]
unsafe extern "C" {
    fn ps_args() -> *const c_void;
    fn ps_init(config: *mut CmdLn) -> *mut PsDecoder;
    fn ps_free(decoder: *mut PsDecoder) -> c_int;
    fn ps_add_word(decoder: *mut PsDecoder, word: *const c_char, phones: *const c_char, update: c_int) -> c_int;
    fn ps_set_jsgf_string(decoder: *mut PsDecoder, name: *const c_char, grammar: *const c_char) -> c_int;
    fn ps_get_logmath(decoder: *mut PsDecoder) -> *mut c_void;
    fn ps_set_fsg(decoder: *mut PsDecoder, name: *const c_char, fsg: *mut FsgModel) -> c_int;
    fn fsg_model_read(file: *mut c_void, logmath: *mut c_void, weight: f32) -> *mut FsgModel;
    fn fsg_model_free(fsg: *mut FsgModel) -> c_int;
    fn fmemopen(text: *mut c_void, length: usize, mode: *const c_char) -> *mut c_void;
    fn fclose(file: *mut c_void) -> c_int;
    fn ps_set_search(decoder: *mut PsDecoder, name: *const c_char) -> c_int;
    fn ps_start_stream(decoder: *mut PsDecoder) -> c_int;
    fn ps_start_utt(decoder: *mut PsDecoder) -> c_int;
    fn ps_process_raw(
        decoder: *mut PsDecoder,
        samples: *const i16,
        count: usize,
        no_search: c_int,
        whole: c_int,
    ) -> c_int;
    fn ps_end_utt(decoder: *mut PsDecoder) -> c_int;
    fn ps_get_hyp(decoder: *mut PsDecoder, score: *mut i32) -> *const c_char;
    fn ps_get_n_frames(decoder: *mut PsDecoder) -> c_int;
    fn ps_seg_iter(decoder: *mut PsDecoder) -> *mut PsSeg;
    fn ps_seg_next(seg: *mut PsSeg) -> *mut PsSeg;
    fn ps_seg_word(seg: *mut PsSeg) -> *const c_char;
    fn ps_seg_frames(seg: *mut PsSeg, first: *mut c_int, last: *mut c_int);
    fn ps_seg_prob(seg: *mut PsSeg, acoustic: *mut i32, language: *mut i32, back_off: *mut i32) -> i32;
    fn cmd_ln_parse_r(
        into: *mut CmdLn,
        known: *const c_void,
        count: i32,
        arguments: *mut *mut c_char,
        strict: i32,
    ) -> *mut CmdLn;
    fn cmd_ln_free_r(config: *mut CmdLn) -> c_int;
    fn err_set_logfp(file: *mut c_void);
}

/// A word of a result and the frames, of ten milliseconds each, in which it was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The word of the grammar; silence and noise have words in angle brackets or double plus signs.
    pub word: String,
    /// The first frame.
    pub first: u32,
    /// The last frame.
    pub last: u32,
    /// The score of its sound alone.
    pub acoustic: i32,
}

/// What a search made of an utterance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Result {
    /// The words, without silence.
    pub words: Vec<String>,
    /// The score of the best path; the nearer to nothing the better.
    pub score: i32,
    /// The frames heard, of ten milliseconds each.
    pub frames: u32,
    /// Every word of the path, silence too.
    pub segments: Vec<Segment>,
}

/// The library refused; which of its functions did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub &'static str);

/// A decoder with its acoustic model.
pub struct Decoder {
    decoder: NonNull<PsDecoder>,
    /// Whether an utterance is open: the library must not be asked for certain things then, and for others only then.
    open: bool,
}

// SAFETY: a decoder holds no state of the thread that made it, and it is used by one thread at a time, for every method
// that reaches the library takes it by `&mut`.
unsafe impl Send for Decoder {}

impl Decoder {
    /// A decoder with the given arguments of the library, as on its command line (`-hmm FOLDER` and so on).
    ///
    /// # Errors
    /// [`Refused`] where an argument or the model is not the library's.
    pub fn new(arguments: &[(&str, &str)]) -> std::result::Result<Decoder, Refused> {
        // SAFETY: switches the log off; the library allows nothing in the place of a file.
        unsafe { err_set_logfp(ptr::null_mut()) };
        let mut owned = vec![text("natiq")?];
        for (name, value) in arguments {
            owned.extend([text(name)?, text(value)?]);
        }
        let mut pointers: Vec<*mut c_char> = owned.iter().map(|owned| owned.as_ptr().cast_mut()).collect();
        let count = i32::try_from(pointers.len()).map_err(|_| Refused("cmd_ln_parse_r"))?;
        // SAFETY: the arguments live until the call is over and are copied in it; `ps_args` is the library's own table.
        let config = unsafe { cmd_ln_parse_r(ptr::null_mut(), ps_args(), count, pointers.as_mut_ptr(), 1) };
        if config.is_null() {
            return Err(Refused("cmd_ln_parse_r"));
        }
        // SAFETY: the settings are valid, and the decoder keeps a count of its own on them.
        let decoder = unsafe {
            let decoder = ps_init(config);
            cmd_ln_free_r(config);
            decoder
        };
        NonNull::new(decoder).map(|decoder| Decoder { decoder, open: false }).ok_or(Refused("ps_init"))
    }

    /// Adds a pronunciation of a word, in phones of the model.
    ///
    /// # Errors
    /// [`Refused`] where a phone is none of the model's.
    pub fn add_word(&mut self, word: &str, phones: &str) -> std::result::Result<(), Refused> {
        let (word, phones) = (text(word)?, text(phones)?);
        // SAFETY: both texts end in nothing and are copied. Searches are made after the words, so none is updated.
        let added = unsafe { ps_add_word(self.decoder.as_ptr(), word.as_ptr(), phones.as_ptr(), 0) };
        done(added >= 0, "ps_add_word")
    }

    /// Makes or replaces a search by a grammar in JSGF.
    ///
    /// # Errors
    /// [`Refused`] where it is no grammar, or a word of it is not known.
    pub fn set_grammar(&mut self, name: &str, grammar: &str) -> std::result::Result<(), Refused> {
        self.close();
        let (name, grammar) = (text(name)?, text(grammar)?);
        // SAFETY: both texts end in nothing and are copied; no utterance is open.
        let set = unsafe { ps_set_jsgf_string(self.decoder.as_ptr(), name.as_ptr(), grammar.as_ptr()) };
        done(set >= 0, "ps_set_jsgf_string")
    }

    /// Makes or replaces a search by a finite state grammar in the library's own text.
    ///
    /// # Errors
    /// [`Refused`] where it is none, or a word of it is not known.
    pub fn set_automaton(&mut self, name: &str, automaton: &str) -> std::result::Result<(), Refused> {
        self.close();
        let (name, automaton) = (text(name)?, text(automaton)?);
        let length = automaton.as_bytes().len();
        // SAFETY: the text outlives the file, which is closed here and only read; the search keeps a count of its own
        // on the grammar; no utterance is open.
        unsafe {
            let file = fmemopen(automaton.as_ptr().cast_mut().cast(), length, c"r".as_ptr());
            done(!file.is_null(), "fmemopen")?;
            let fsg = fsg_model_read(file, ps_get_logmath(self.decoder.as_ptr()), 1.0);
            fclose(file);
            done(!fsg.is_null(), "fsg_model_read")?;
            let set = ps_set_fsg(self.decoder.as_ptr(), name.as_ptr(), fsg);
            fsg_model_free(fsg);
            done(set >= 0, "ps_set_fsg")
        }
    }

    /// Begins an utterance with the search of that name.
    ///
    /// # Errors
    /// [`Refused`] where there is no such search.
    pub fn begin(&mut self, search: &str) -> std::result::Result<(), Refused> {
        self.close();
        let search = text(search)?;
        // SAFETY: the name ends in nothing; no utterance is open.
        unsafe {
            done(ps_set_search(self.decoder.as_ptr(), search.as_ptr()) >= 0, "ps_set_search")?;
            // What it took for noise in the last utterance is forgotten: the same sound gives the same words.
            done(ps_start_stream(self.decoder.as_ptr()) >= 0, "ps_start_stream")?;
            done(ps_start_utt(self.decoder.as_ptr()) >= 0, "ps_start_utt")?;
        }
        self.open = true;
        Ok(())
    }

    /// Hears samples of 16 kHz; `whole` where they are all of the utterance.
    ///
    /// # Errors
    /// [`Refused`] where no utterance is open.
    pub fn hear(&mut self, samples: &[i16], whole: bool) -> std::result::Result<(), Refused> {
        done(self.open, "ps_process_raw")?;
        // SAFETY: the samples are valid for their length and only read; an utterance is open.
        let heard =
            unsafe { ps_process_raw(self.decoder.as_ptr(), samples.as_ptr(), samples.len(), 0, c_int::from(whole)) };
        done(heard >= 0, "ps_process_raw")
    }

    /// The words so far.
    pub fn partial(&mut self) -> Vec<String> {
        self.hypothesis().0
    }

    /// Ends the utterance.
    ///
    /// # Errors
    /// [`Refused`] where none is open.
    pub fn end(&mut self) -> std::result::Result<Result, Refused> {
        done(self.open, "ps_end_utt")?;
        self.open = false;
        // SAFETY: an utterance is open.
        done(unsafe { ps_end_utt(self.decoder.as_ptr()) } >= 0, "ps_end_utt")?;
        let (words, score) = self.hypothesis();
        // SAFETY: the decoder is valid.
        let frames = unsafe { ps_get_n_frames(self.decoder.as_ptr()) };
        Ok(Result { words, score, frames: u32::try_from(frames).unwrap_or(0), segments: self.segments() })
    }

    /// Gives an open utterance up.
    fn close(&mut self) {
        if std::mem::take(&mut self.open) {
            // SAFETY: an utterance is open; its result is not wanted.
            unsafe { ps_end_utt(self.decoder.as_ptr()) };
        }
    }

    fn hypothesis(&mut self) -> (Vec<String>, i32) {
        let mut score = 0;
        // SAFETY: the text belongs to the decoder until it is used again, and is copied at once.
        let words = unsafe {
            let text = ps_get_hyp(self.decoder.as_ptr(), &mut score);
            copied(text)
        };
        (words.split_whitespace().map(str::to_owned).collect(), score)
    }

    fn segments(&mut self) -> Vec<Segment> {
        let mut segments = Vec::new();
        // SAFETY: the walk is the library's; `ps_seg_next` frees it at the end and gives nothing then.
        unsafe {
            let mut seg = ps_seg_iter(self.decoder.as_ptr());
            while !seg.is_null() {
                let (mut first, mut last, mut acoustic, mut language, mut back_off) = (0, 0, 0, 0, 0);
                ps_seg_frames(seg, &mut first, &mut last);
                ps_seg_prob(seg, &mut acoustic, &mut language, &mut back_off);
                segments.push(Segment {
                    word: copied(ps_seg_word(seg)),
                    first: u32::try_from(first).unwrap_or(0),
                    last: u32::try_from(last).unwrap_or(0),
                    acoustic,
                });
                seg = ps_seg_next(seg);
            }
        }
        segments
    }
}

impl Drop for Decoder {
    fn drop(&mut self) {
        self.close();
        // SAFETY: the decoder is valid and is not used again.
        unsafe { ps_free(self.decoder.as_ptr()) };
    }
}

/// A copy of a text of the library's; nothing where there is none.
///
/// # Safety
/// The text is nothing, or ends in nothing and is valid.
unsafe fn copied(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: as the caller says.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

fn text(text: &str) -> std::result::Result<CString, Refused> {
    CString::new(text).map_err(|_| Refused("a text with a zero in it"))
}

fn done(well: bool, what: &'static str) -> std::result::Result<(), Refused> {
    well.then_some(()).ok_or(Refused(what))
}
