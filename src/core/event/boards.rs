//! Facts about the two boards (appendix VI).

use serde::{Deserialize, Serialize};

/// What the boards show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardsFact {}
