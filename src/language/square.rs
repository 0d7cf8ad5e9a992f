//! Squares in words: digits, letter names, Anna's and NATO's names.
//!
//! A square is said sign by sign; "54" would be read as a number, in Arabic units first.

use shakmaty::Square;

use super::arg::Arg;
use super::locale::Language;
use super::manner::Style;
use super::phrase::Draft;

impl Language {
    /// A square: "7 1", "G, 1", "Gustav 1".
    pub(super) fn square(&self, square: Square, style: Style) -> Draft<'_> {
        let rank = u64::from(u32::from(square.rank())) + 1;
        let Some(family) = style.files() else {
            return Draft::same(format!("{} {rank}", u32::from(square.file()) + 1));
        };
        let key = if family == "algebraic" { "square-algebraic" } else { "square-named" };
        self.draft(key, &[("file", Arg::Said(self.file(square, style))), ("rank", Arg::Number(rank))])
    }

    /// The file of a square alone.
    pub(super) fn file(&self, square: Square, style: Style) -> Draft<'_> {
        match style.files() {
            None => Draft::same((u32::from(square.file()) + 1).to_string()),
            Some(family) => {
                self.draft(&["file-", family, "-", square.file().char().encode_utf8(&mut [0; 4])].concat(), &[])
            }
        }
    }

    /// The rank of a square alone.
    pub(super) fn rank(&self, square: Square) -> Draft<'_> {
        Draft::same((u32::from(square.rank()) + 1).to_string())
    }
}
