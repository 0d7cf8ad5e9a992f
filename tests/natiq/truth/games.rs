//! Games that were really played, and their final positions.

use natiq::core::{Act, Command, Millis, MoveAct, Setup, State, decide};
use natiq::notation::{Options, Reading, Vocabulary, read};
use shakmaty::CastlingMode;

/// Morphy and allies, Paris 1858; Anderssen and Kieseritzky, London 1851; Anderssen and Dufresne, Berlin 1852; Réti
/// and Tartakower, Vienna 1910; Legall and Saint Brie, Paris about 1750.
pub const GAMES: [&str; 5] = [
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 \
     Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 \
     Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4 Bb6 Nbd2 Bb7 \
     Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#",
    "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#",
];

/// Each game as it stands after every fifth half-move, and at its end.
pub fn states() -> Vec<State> {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut all = Vec::new();
    for game in GAMES {
        let mut state = State::new(Setup::casual()).unwrap();
        let texts: Vec<&str> = game.split_whitespace().collect();
        for (place, text) in texts.iter().enumerate() {
            let Reading::Unique { mv, .. } = read(text, state.position(), &vocabulary, &Options::default()) else {
                panic!("{text}")
            };
            let uci = mv.to_uci(CastlingMode::Standard);
            let act = Act::Move(MoveAct::Announce { uci, offer: false });
            let command = Command { by: state.turn().into(), act };
            for event in decide(&state, &command, Millis::ZERO).unwrap() {
                state.evolve(&event);
            }
            if place % 5 == 4 || place + 1 == texts.len() {
                all.push(state.clone());
            }
        }
        assert!(state.outcome().is_some(), "{game}");
    }
    all
}
