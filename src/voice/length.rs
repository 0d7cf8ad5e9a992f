//! How long words take, in milliseconds: what the watchdog expects, never what anybody hears.

/// Words a minute of `espeak-ng` at rate 0.
pub const NORMAL_WPM: u32 = 175;

/// The expected length of `text` in milliseconds at `rate` (−100 to 100), measured on `espeak-ng`
/// in English and Arabic and rounded up, so that the end is seldom later.
pub fn expected_ms(text: &str, rate: i32) -> u64 {
    let normal: u64 = text.chars().map(sign_ms).sum::<u64>() + 400;
    normal * u64::from(NORMAL_WPM) / u64::from(words_per_minute(rate))
}

/// The words a minute of a rate from −100 to 100, as speech-dispatcher's espeak module maps them.
pub fn words_per_minute(rate: i32) -> u32 {
    let rate = rate.clamp(-100, 100);
    let wpm = if rate < 0 { 175 + rate * 95 / 100 } else { 175 + rate * 215 / 100 };
    u32::try_from(wpm).unwrap_or(NORMAL_WPM)
}

fn sign_ms(sign: char) -> u64 {
    match sign {
        '0'..='9' => 400,
        ',' | ':' | ';' | '،' | '؛' => 260,
        '.' | '?' | '!' | '؟' => 420,
        '\u{64b}'..='\u{652}' => 0,
        '\u{600}'..='\u{6ff}' => 100,
        sign if sign.is_alphabetic() => 65,
        _ => 0,
    }
}
