//! Adjournment and the sealed move (Guidelines I; digital appendix I; VI.9 g).

/// Acts about adjournment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournAct {}
