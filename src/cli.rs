//! The command line: one file a subcommand; it reads arguments and starts the shell, and knows no rule.
