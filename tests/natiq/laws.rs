//! The laws one by one, each test named by its article.

mod irregular;
