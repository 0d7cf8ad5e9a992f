//! Facts about adjournment (Guidelines I; digital appendix I).

use serde::{Deserialize, Serialize};

/// What became of an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournFact {}
