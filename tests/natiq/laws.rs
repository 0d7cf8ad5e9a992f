//! The laws as whole acts at the table: each test is named by its article.

mod irregular;
mod touch;
