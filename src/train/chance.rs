//! What is drawn by chance, the same for the same seed.
//!
//! The generator is Sebastiano Vigna's SplitMix64, of the public domain: questions need no secrecy. It
//! takes no seed from anywhere itself.

use shakmaty::Square;

/// A source of numbers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A source that begins at a seed.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, and without, `count`; 0 where there is none.
    pub fn below(&mut self, count: usize) -> usize {
        let wide = u128::from(self.next()) * count as u128;
        // The high half of a product of 64 bits is below the factor.
        usize::try_from(wide >> 64).unwrap_or_default()
    }

    /// One of two.
    pub fn flip(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of a list; the first value for an empty one is nobody's.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }

    /// A square.
    pub fn square(&mut self) -> Square {
        Square::new(self.below(Square::ALL.len()) as u32)
    }

    /// Another square than this.
    pub fn other(&mut self, than: Square) -> Square {
        Square::new((than as u32 + 1 + self.below(Square::ALL.len() - 1) as u32) % Square::ALL.len() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        // From the reference implementation, for the seed 1234567.
        let mut chance = Chance::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| chance.next()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_square_and_every_other_square_is_drawn() {
        let mut chance = Chance::new(0);
        let mut seen = shakmaty::Bitboard::EMPTY;
        let mut others = shakmaty::Bitboard::EMPTY;
        for _ in 0..2000 {
            seen.add(chance.square());
            others.add(chance.other(Square::E4));
        }
        assert_eq!(seen, shakmaty::Bitboard::FULL);
        assert_eq!(others, shakmaty::Bitboard::FULL.without(Square::E4));
        assert_eq!(chance.below(0), 0);
        assert_eq!(chance.pick::<u8>(&[]), None);
    }
}
