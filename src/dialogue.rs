//! What was typed or heard becomes a command, a query, a question or a reason; pure, and never a judge.
