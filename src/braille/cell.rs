//! One six-dot cell, as a byte of braille ASCII and as a Unicode pattern.

/// Braille ASCII by dot bits (dot 1 is bit 0).
const ASCII: &[u8; 64] = br##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##;
/// The first of the Unicode patterns; a pattern's number is this and its dot bits.
const PATTERNS: u32 = 0x2800;

/// A six-dot cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// No dots.
    pub const BLANK: Cell = Cell(0);

    /// The cell of a Unicode pattern of six dots; none of any other character.
    pub fn of(pattern: char) -> Option<Cell> {
        let bits = u32::from(pattern).checked_sub(PATTERNS)?;
        u8::try_from(bits).ok().filter(|bits| *bits < 64).map(Cell)
    }

    /// The cell of a byte of braille ASCII; the second half of the table (small letters) is the first's.
    pub fn of_ascii(byte: u8) -> Option<Cell> {
        let byte = if (0x60..=0x7E).contains(&byte) { byte - 0x20 } else { byte };
        ASCII.iter().position(|one| *one == byte).and_then(|bits| u8::try_from(bits).ok()).map(Cell)
    }

    /// The byte of braille ASCII, 0x20 to 0x5F.
    pub fn ascii(self) -> u8 {
        ASCII[usize::from(self.0 & 63)]
    }

    /// The Unicode pattern, U+2800 to U+283F.
    pub fn pattern(self) -> char {
        char::from_u32(PATTERNS + u32::from(self.0)).unwrap_or('\u{2800}')
    }
}

/// The cells of a text of patterns; anything else in it is passed over.
pub(super) fn cells(patterns: &str) -> Vec<Cell> {
    patterns.chars().filter_map(Cell::of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_a_byte_and_a_pattern() {
        for bits in 0..64 {
            let cell = Cell(bits);
            assert!((0x20..=0x5F).contains(&cell.ascii()));
            assert_eq!(Cell::of_ascii(cell.ascii()), Some(cell));
            assert_eq!(Cell::of_ascii(cell.ascii().to_ascii_lowercase()), Some(cell));
            assert_eq!(Cell::of(cell.pattern()), Some(cell));
        }
        assert_eq!(
            (Cell::of('\u{2840}'), Cell::of('A'), Cell::of_ascii(0x7F), Cell::of_ascii(b'\t')),
            (None, None, None, None)
        );
    }

    #[test]
    fn letters_and_digits_are_those_of_braille_ascii() {
        let ascii =
            |patterns: &str| cells(patterns).into_iter().map(|cell| char::from(cell.ascii())).collect::<String>();
        assert_eq!(ascii("⠼⠁⠠⠝⠋⠼⠉⠀⠂⠆⠲"), "#A,NF#C 124");
    }
}
