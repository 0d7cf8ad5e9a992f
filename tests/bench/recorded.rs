//! Recorded games beside the source of pgn-reader, and the floor of everything that reads them: shakmaty alone.

use std::ops::ControlFlow;
use std::path::PathBuf;

use shakmaty::{Chess, Position};

/// Counts the half-moves of a file.
#[derive(Default)]
pub struct Bare(pub u64);

impl pgn_reader::Visitor for &mut Bare {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();
    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }
    fn san(&mut self, position: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(position) else { return ControlFlow::Break(()) };
        position.play_unchecked(mv);
        self.0 += 1;
        ControlFlow::Continue(())
    }
    fn end_game(&mut self, _: Chess) {}
}

/// Reads a file by shakmaty alone; its half-moves.
pub fn bare(text: &[u8]) -> u64 {
    let mut bare = Bare::default();
    let mut reader = pgn_reader::Reader::new(text);
    while reader.read_game(&mut &mut bare).unwrap().is_some() {}
    bare.0
}

/// The games that come with the reader of PGN, where its source is here.
pub fn games() -> Option<PathBuf> {
    // Only this platform's packages need be here.
    let rustc = std::process::Command::new("rustc").arg("-vV").output().ok()?;
    let rustc = String::from_utf8(rustc.stdout).ok()?;
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: "))?;
    let options = ["--offline", "--filter-platform", host].map(str::to_owned);
    let metadata = cargo_metadata::MetadataCommand::new().other_options(options).exec().ok()?;
    let reader = metadata.packages.iter().find(|package| package.name.as_str() == "pgn-reader")?;
    let folder = reader.manifest_path.parent()?.join("benches");
    folder.is_dir().then(|| folder.into_std_path_buf())
}
