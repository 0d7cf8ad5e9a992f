#!/usr/bin/env bash
# Fetches games of other programs, once, for the tests of reading and writing PGN: those of python-chess and of
# chess.js, out of their packages. Usage: .ci/corpora.sh   Exit 0: all are there. Exit 3: some are not, told with why.
set -u
cd "$(dirname "$0")/.." || exit 1

corpora="${CARGO_TARGET_DIR:-target}/corpora"
mkdir -p "$corpora" || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
missing=0

# into NAME FILES...: the games of a package, all or none.
into() {
    local name=$1
    shift
    rm -rf "$corpora/$name.part" && mkdir -p "$corpora/$name.part" && cp "$@" "$corpora/$name.part/" &&
        mv "$corpora/$name.part" "$corpora/$name"
}

without() {
    echo "The games of $1 are not here: $2." >&2
    missing=3
}

python_chess() {
    command -v python3 >/dev/null 2>&1 && python3 -m pip --version >/dev/null 2>&1 || { without python-chess "pip is not installed"; return; }
    # Only the source package has the games.
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: \
        --dest "$work" chess==1.11.2 >"$work/log" 2>&1 || { without python-chess "$(tail -n 1 "$work/log")"; return; }
    tar -xzf "$work"/chess-1.11.2.tar.gz -C "$work" && into python-chess "$work"/chess-1.11.2/data/pgn/*.pgn ||
        without python-chess "its package is not as expected"
}

chess_js() {
    command -v npm >/dev/null 2>&1 || { without chess.js "npm is not installed"; return; }
    (cd "$work" && npm pack --silent chess.js@1.4.0) >"$work/log" 2>&1 || { without chess.js "$(tail -n 1 "$work/log")"; return; }
    tar -xzf "$work"/chess.js-1.4.0.tgz -C "$work" && into chess.js "$work"/package/benchmarks/*.pgn ||
        without chess.js "its package is not as expected"
}

[ -d "$corpora/python-chess" ] || python_chess
[ -d "$corpora/chess.js" ] || chess_js
exit "$missing"
