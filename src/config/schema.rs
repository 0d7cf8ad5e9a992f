//! The keys of every configuration file and what each may be.
//!
//! A new key is one line here, one in the compiled-in file with its comment, and one field in the struct
//! that reads it; tests hold the three together.

use super::rule::Rule;
use super::rule::Rule::{Any, Bool, Choice, Integer, IntegerOrFalse, KeyName, Language, List, Map, Profile, Text};

/// `default.toml`.
pub const DEFAULT: &[(&str, Rule)] = &[
    ("lang", Language),
    ("laws", Profile("laws")),
    ("conduct", Profile("conduct")),
    ("time", Text),
    ("two_boards", Choice(&["off", "white", "black"])),
    ("mode", Choice(&["auto", "lines", "screen"])),
    ("speech", Choice(&["auto", "tts", "ssip", "command", "screen-reader", "off"])),
    ("rate", Integer(-100, 100)),
    ("volume", Integer(-100, 100)),
    ("echo", Choice(&["none", "characters", "words"])),
    ("style", Choice(&["digital", "algebraic", "anna", "nato", "german"])),
    ("say", Choice(&["name", "value", "both"])),
    ("length", Choice(&["full", "brief"])),
    ("brief_below", Integer(0, 86_400)),
    ("say_side", Choice(&["auto", "always", "never"])),
    ("say_captured", Bool),
    ("say_pawn", Bool),
    ("line_style", Choice(&["sentence", "short"])),
    ("alert_command", List(&Text)),
    ("engine", Text),
    ("sound", Choice(&["off", "bell", "tones"])),
    ("ear", Text),
    ("ear_open", Bool),
    ("ear_names", List(&Text)),
    ("ear_capture", List(&Text)),
    ("ear_command", List(&Text)),
    ("full_duplex", Bool),
    ("input", Choice(&["any", "digital"])),
    ("ambiguity", Choice(&["ask", "castle"])),
    ("empty_line", Choice(&["prompt", "press"])),
    ("prompt", Choice(&["speech", "braille"])),
    ("layout", Choice(&["table", "stacked"])),
    ("board_size", Choice(&["large", "small"])),
    ("theme", Choice(&["auto", "dark", "light", "contrast", "plain"])),
    ("live_clock", Bool),
    ("bidi", Choice(&["auto", "app", "terminal"])),
    ("sheet_width", Integer(20, 200)),
    ("sheet_notation", Choice(&["laws", "digital", "algebraic"])),
    ("sheet_lang", Language),
    ("clock_every", Integer(0, 500)),
    ("digits", Choice(&["ascii", "arabic-indic"])),
    ("braille", Choice(&["ueb", "compact"])),
    ("page_end", Choice(&["crlf-ff", "ff", "none"])),
];

/// `laws/*.toml`.
const LAWS: &[(&str, Rule)] = &[
    ("notation", Choice(&["algebraic", "digital"])),
    ("increment_from_start", Bool),
    ("automatic_repetitions", IntegerOrFalse(2, 1000)),
    ("automatic_moves", IntegerOrFalse(1, 10_000)),
    ("offer_after_moves", Integer(0, 1000)),
    ("resign_draw_if_cannot_mate", Bool),
    ("default_minutes", IntegerOrFalse(0, 1440)),
    ("chess960", Bool),
    ("penalties", List(&PENALTY)),
    ("claims", Rule::Table(CLAIMS)),
    ("irregularities", Rule::Table(IRREGULARITIES)),
    ("touch", Rule::Table(TOUCH)),
    ("both_flags", Rule::Table(BOTH_FLAGS)),
    ("quickplay", Rule::Table(QUICKPLAY)),
    (
        "adjournment",
        Rule::Table(&[("late_minutes", Integer(0, 1440)), ("offer_until_resumption", Bool), ("open_reply", Bool)]),
    ),
    ("classes", Rule::Table(&[("rapid_from", Integer(0, 864_000)), ("standard_from", Integer(0, 864_000))])),
];

/// A value for each class of time.
macro_rules! per_class {
    ($rule:expr) => {
        &[("standard", $rule), ("rapid", $rule), ("blitz", $rule)]
    };
}

const PENALTY: Rule = Choice(&[
    "warning",
    "opponent-time",
    "own-time",
    "opponent-points",
    "own-points",
    "loss",
    "fine",
    "exclusion",
    "expulsion",
]);
const SECONDS: Rule = Integer(0, 86_400);
const CLAIMS: &[(&str, Rule)] = &[
    ("repetitions", Integer(2, 100)),
    ("moves", Integer(1, 1000)),
    ("opponent", Rule::Table(per_class!(SECONDS))),
    ("claimant_most", SECONDS),
    ("claimant_keeps", SECONDS),
];
const IRREGULARITIES: &[(&str, Rule)] = &[
    ("loses_at", Rule::Table(per_class!(Integer(1, 100)))),
    ("opponent", Rule::Table(per_class!(SECONDS))),
    ("draw_if_cannot_mate", Bool),
    ("left_promotion", Choice(&["queen", "restored"])),
    ("penalty", Choice(&["touched-piece", "king-move"])),
    ("unsupervised", Rule::Table(per_class!(Choice(&["arbiter", "before-next-move", "claim-win"])))),
    ("start_protest", Rule::Table(per_class!(IntegerOrFalse(0, 1000)))),
    ("reversed_protest", IntegerOrFalse(0, 1000)),
];
const TOUCH: &[(&str, Rule)] = per_class!(Choice(&["auto", "on-claim"]));
const BOTH_FLAGS: &[(&str, Rule)] = per_class!(Choice(&["last-period", "draw"]));
const QUICKPLAY: &[(&str, Rule)] = &[
    ("finish", Choice(&["never", "draw", "increment"])),
    ("below", SECONDS),
    ("opponent", SECONDS),
    ("postponed", SECONDS),
    ("increment", SECONDS),
];

/// `conduct/*.toml`.
const CONDUCT: &[(&str, Rule)] = &[
    ("one_step", Bool),
    ("repeat_back", Choice(&["required", "key", "off"])),
    ("takeback", Bool),
    ("hints", Bool),
    ("engine", Bool),
    ("full_reasons", Bool),
    ("clock_says", Bool),
    ("quit_by_agreement", Bool),
    ("clock_starts", Choice(&["at-once", "on-start"])),
    ("moves_brief_own", Bool),
    ("digital_only_in_digital", Bool),
    ("touch", Bool),
    ("supervision", Choice(&["adequate", "none"])),
    ("assistant", List(&Choice(&["execute", "announce", "press", "tell", "claim", "adjourn"]))),
];

/// `clocks.toml`.
const CLOCKS: &[(&str, Rule)] = &[
    ("own", List(&Integer(1, 86_400))),
    ("rearm_percent", Integer(100, 1000)),
    ("tick_below", Integer(0, 60)),
    ("tick", Choice(&["off", "own", "both"])),
    ("moves_to_control", List(&Integer(1, 200))),
    ("presets", Map(&Text)),
];

const KEYS: Rule = List(&KeyName);

/// `keys.toml`.
const BOARD_KEYS: &[(&str, Rule)] = &[
    (
        "everywhere",
        Rule::Unshared(&[
            ("switch_focus", KEYS),
            ("input", KEYS),
            ("speech", KEYS),
            ("listen", KEYS),
            ("read_line", KEYS),
            ("board_size", KEYS),
        ]),
    ),
    (
        "board",
        Rule::Unshared(&[
            ("left", KEYS),
            ("right", KEYS),
            ("up", KEYS),
            ("down", KEYS),
            ("next_king", KEYS),
            ("next_queen", KEYS),
            ("next_rook", KEYS),
            ("next_bishop", KEYS),
            ("next_knight", KEYS),
            ("next_pawn", KEYS),
            ("previous_king", KEYS),
            ("previous_queen", KEYS),
            ("previous_rook", KEYS),
            ("previous_bishop", KEYS),
            ("previous_knight", KEYS),
            ("previous_pawn", KEYS),
            ("rank_1", KEYS),
            ("rank_2", KEYS),
            ("rank_3", KEYS),
            ("rank_4", KEYS),
            ("rank_5", KEYS),
            ("rank_6", KEYS),
            ("rank_7", KEYS),
            ("rank_8", KEYS),
            ("file_1", KEYS),
            ("file_2", KEYS),
            ("file_3", KEYS),
            ("file_4", KEYS),
            ("file_5", KEYS),
            ("file_6", KEYS),
            ("file_7", KEYS),
            ("file_8", KEYS),
            ("legal_moves", KEYS),
            ("captures", KEYS),
            ("diagonals", KEYS),
            ("straight", KEYS),
            ("input_line", KEYS),
            ("square", KEYS),
            ("last_move", KEYS),
            ("clock", KEYS),
            ("captured", KEYS),
            ("attackers", KEYS),
            ("defenders", KEYS),
            ("help", KEYS),
        ]),
    ),
];

/// `layouts.toml`.
const LAYOUTS: &[(&str, Rule)] = &[("ar-101", Map(&Text))];

/// The key with which a file of one's own in `laws/` or `conduct/` names what it is laid over.
pub const BASE: &str = "base";

/// The names a `base` may have in a folder, the one that holds without it first.
pub fn bases(folder: &str) -> &'static [&'static str] {
    if folder == "laws" { &["fide-2023", "digital"] } else { &["casual", "tournament"] }
}

/// The rule of a configuration file, by its path in the folder; files of other layers are read by them.
pub fn rule_of(file: &str) -> Rule {
    match file {
        "default.toml" => Rule::Table(DEFAULT),
        "clocks.toml" => Rule::Table(CLOCKS),
        "keys.toml" => Rule::Table(BOARD_KEYS),
        "layouts.toml" => Rule::Table(LAYOUTS),
        _ if file.starts_with("laws/") => Rule::Table(LAWS),
        _ if file.starts_with("conduct/") => Rule::Table(CONDUCT),
        _ => Any,
    }
}

/// The rule of a key of `default.toml`.
pub fn setting(key: &str) -> Option<Rule> {
    DEFAULT.iter().find(|(name, _)| *name == key).map(|(_, rule)| *rule)
}
