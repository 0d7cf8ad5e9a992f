//! Whether another game may be begun at this table now; it changes nothing of this one.

use crate::core::refusal::Refusal;
use crate::core::state::State;

/// Whether the table may turn to another game.
///
/// # Errors
/// [`Refusal::NotDuringGame`] while a game goes on that nobody may leave alone.
pub fn may_begin_another(state: &State) -> Result<(), Refusal> {
    let bound = state.setup().conduct.quit_by_agreement && state.outcome().is_none();
    if bound { Err(Refusal::NotDuringGame) } else { Ok(()) }
}
