//! The tags of a head: `[Name "value"]`, and as much of that as there is.

use super::token::{is_blank, is_name};

/// The name and value of the tag a text begins with, and the place behind it; the text is one by `is_tag`.
///
/// A value may hold quotes that nobody escaped, and it may lack its end: then it is the rest of the line.
pub(super) fn read(text: &str) -> Option<(String, String, usize)> {
    let start = text.find('[')? + 1;
    let rest = text.get(start..)?;
    let (name, behind) = rest.split_at(rest.find(|sign| !is_name(sign))?);
    let quoted = behind.find('"')? + 1;
    let value = behind.get(quoted..)?;
    let (length, skipped) = end(value);
    let end = start + name.len() + quoted + length + skipped;
    Some((name.to_owned(), unescaped(value.get(..length)?), end))
}

/// How long a value is, and how many bytes the signs behind it take.
fn end(value: &str) -> (usize, usize) {
    let mut escaped = false;
    let first = value.char_indices().find(|(_, sign)| {
        let plain = !escaped;
        escaped = plain && *sign == '\\';
        plain && *sign == '"'
    });
    let closed = |at: usize| closing(value.get(at + 1..).unwrap_or_default()).map(|length| (at, length + 1));
    let first = first.map(|(at, _)| at);
    let last = value.match_indices('"').map(|(at, _)| at).filter_map(closed).next_back();
    first.and_then(closed).or(last).or(first.map(|at| (at, 1))).unwrap_or_else(|| {
        let open = value.trim_end_matches(|sign| is_blank(sign) || sign == ']');
        (open.len(), value.len() - open.len())
    })
}

/// The bytes up to the bracket that closes a tag; none where something else comes first.
fn closing(text: &str) -> Option<usize> {
    let bare = text.trim_start_matches(is_blank);
    match bare.chars().next() {
        None => Some(text.len()),
        Some(']') => Some(text.len() - bare.len() + 1),
        Some(_) => None,
    }
}

fn unescaped(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                signs.next();
            }
            _ => plain.push(sign),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_ends_where_it_was_meant_to() {
        for (text, value, behind) in [
            (r#"[A "x"]"#, "x", ""),
            (r#" [A "x" ] e4"#, "x", " e4"),
            (r#"[A "x"][B "y"]"#, "x", r#"[B "y"]"#),
            (r#"[A "say \"x\" \\ \n"]"#, r#"say "x" \ \n"#, ""),
            (r#"[A "say "x" now"]"#, r#"say "x" now"#, ""),
            (r#"[A "C:\dir\"]"#, r"C:\dir\", ""),
            (r#"[A "x"#, "x", ""),
            (r#"[A "x] "#, "x", ""),
            (r#"[A """#, "", ""),
            (r#"[A "x" y"#, "x", " y"),
        ] {
            let (name, got, end) = read(text).unwrap();
            assert_eq!((name.as_str(), got.as_str(), &text[end..]), ("A", value, behind), "{text}");
        }
    }
}
