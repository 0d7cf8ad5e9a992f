//! Two boards and two scoresheets (appendix VI.1, VI.7, VI.8, VI.9 a).

/// Acts about the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardsAct {}
