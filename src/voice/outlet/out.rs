//! What an outlet has the actor carry out; data only.

use crate::voice::Backend;
use crate::voice::worker::Order;

/// What the actor has to carry out, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Abandon the worker there is and start one with this back end.
    Open(Backend),
    /// Hand this to the worker, under this call number.
    Order(u64, Order),
    /// Another back end is in force.
    Changed {
        /// The one that was lost.
        from: Backend,
        /// The one in force.
        to: Backend,
    },
    /// No back end is left; from now on everything is only printed.
    Lost,
    /// The device of this place is gone.
    DeviceLost,
    /// The device of this place is there again.
    DeviceBack,
}
