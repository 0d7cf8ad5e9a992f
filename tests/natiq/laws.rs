//! The laws, one file a chapter: each test is named by its article.

mod appendix_six;
