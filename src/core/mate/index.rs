//! Where things lie by their hash: open addressing over places in a list that somebody else owns.
//!
//! It never decides that two things are the same: whoever asks compares them whole.

/// No place.
pub(super) const NONE: u32 = u32::MAX;
/// The slots of an empty index.
const FEW: usize = 512;

/// Places by hash; at most half of its slots are taken.
#[derive(Debug, Default)]
pub(super) struct Index {
    slots: Vec<(u32, u32)>,
    taken: usize,
}

impl Index {
    /// Forgets all, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.taken = 0;
        self.slots.clear();
        self.slots.resize(FEW, (NONE, 0));
    }

    /// The place of what has this hash and is the same, or the slot where it belongs.
    pub(super) fn find(&self, hash: u64, mut same: impl FnMut(usize) -> bool) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let (mut slot, high) = (low(hash) & mask, high(hash));
        loop {
            match self.slots[slot] {
                (NONE, _) => return Err(slot),
                (place, of) if of == high && same(place as usize) => return Ok(place),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Takes a slot that [`Index::find`] gave; where it grows, it asks for the hash of each place.
    pub(super) fn enter(&mut self, slot: usize, place: u32, hash: impl Fn(usize) -> u64) {
        self.slots[slot] = (place, high(hash(place as usize)));
        self.taken += 1;
        if self.taken * 2 <= self.slots.len() {
            return;
        }
        let wide = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(wide, (NONE, 0));
        for place in 0..self.taken {
            let hash = hash(place);
            let mut slot = low(hash) & (wide - 1);
            while self.slots[slot].0 != NONE {
                slot = (slot + 1) & (wide - 1);
            }
            self.slots[slot] = (u32::try_from(place).unwrap_or(NONE), high(hash));
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "any bits of a hash will do")]
fn low(hash: u64) -> usize {
    hash as usize
}

fn high(hash: u64) -> u32 {
    (hash >> 32) as u32
}
