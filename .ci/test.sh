#!/usr/bin/env bash
# All checks, one after the other; a failed one does not keep the others from running.
# Usage: .ci/test.sh [all]   "all" adds device tests, long truths, fuzzing and benches.
# At the end: what ran, what was skipped and why, and one line with the numbers. Exit 1 if anything failed.
# With CI set, a skip that tests/skips.toml does not list with its reason fails too. V=1 shows all output.
set -u
cd "$(dirname "$0")/.." || exit 1
. .ci/say.sh
. .ci/cargo.sh

all=${1:-}
logs="${CARGO_TARGET_DIR:-target}/checks"
rm -rf "$logs"
mkdir -p "$logs" || exit 1
passed=0 failed=0
ran=() skips=()
running=
trap '[ -n "$running" ] && kill "$running" 2>/dev/null; exit 130' INT TERM
export CARGO_TERM_COLOR=never INSTA_UPDATE=no
# Long truths, fuzzing and trying the benches take what the tests take, built once: a little optimised, which takes
# the longest truth from 302 seconds to 13 and leaves every dependency as it is.
[ -z "$all" ] || export CARGO_PROFILE_TEST_OPT_LEVEL=1

skip() { skips+=("$1: $2"); }

# step NAME COMMAND...: runs it with its output in a log, which is shown when it fails.
step() {
    local name=$1 log="$logs/$1.log" start=$SECONDS
    shift
    echo "$name: running."
    if [ -n "${V:-}" ]; then
        "$@" 2>&1 | tee "$log"
        local code=${PIPESTATUS[0]}
    else
        "$@" >"$log" 2>&1 &
        running=$!
        local quiet=$SECONDS
        while kill -0 "$running" 2>/dev/null; do
            sleep 0.2
            if [ $((SECONDS - quiet)) -ge 60 ]; then
                quiet=$SECONDS
                echo "$name: still running, $((SECONDS - start)) seconds."
            fi
        done
        wait "$running"
        local code=$?
        running=
    fi
    local failures=$failed
    count "$log"
    if [ "$code" -eq 0 ]; then
        ran+=("$name: ok, $((SECONDS - start)) seconds")
    else
        [ -n "${V:-}" ] || cat "$log"
        ran+=("$name: FAILED, see $log")
        # A check that is no test, or tests that did not build, are one failure.
        [ "$failed" -gt "$failures" ] || failed=$((failed + 1))
    fi
    echo "${ran[${#ran[@]} - 1]}."
}

# Adds the numbers of nextest's summary, or of the lines of cargo test.
count() {
    local numbers
    numbers=$(awk '
        function before(word,   i) { for (i = 2; i <= NF; i++) if (index($i, word) == 1) return $(i - 1); return 0 }
        /^ *Summary \[/ || /^test result:/ {
            gsub(/[,;]/, "")
            ok += before("passed"); bad += before("failed")
            for (i = 2; i < NF; i++) if ($i == "timed" && $(i + 1) == "out") bad += $(i - 1)
        }
        END { print ok + 0, bad + 0 }' "$1")
    passed=$((passed + ${numbers% *}))
    failed=$((failed + ${numbers#* }))
}

# Whether Cargo.toml has a target of this kind (test, bench) and name.
has() { awk -v kind="[[$1]]" -v name="\"$2\"" '/^\[/ {in_it = ($0 == kind)} in_it && $1 == "name" && $3 == name {found = 1} END {exit !found}' Cargo.toml; }
names() { awk -v kind="[[$1]]" '/^\[/ {in_it = ($0 == kind)} in_it && $1 == "name" {gsub(/"/, "", $3); print $3}' Cargo.toml; }

# run_tests NAME [ignored] [apart|many] TARGETS...: with nextest where it is, else with cargo test; tests show their
# SKIP lines. "ignored" runs those that are ignored and no others, "apart" one test after the other.
threads=$((2 * $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)))
run_tests() {
    local name=$1 nextest=() plain=()
    shift
    while :; do
        case "${1:-}" in
            ignored) nextest+=(--run-ignored only) plain+=(--ignored) ;;
            apart) nextest+=(--test-threads 1) plain+=(--test-threads 1) ;;
            # Many of them wait for a terminal or a clock: two for each processor.
            many) nextest+=(--test-threads "$threads") plain+=(--test-threads "$threads") ;;
            *) break ;;
        esac
        shift
    done
    if cargo nextest --version >/dev/null 2>&1; then
        step "$name" cargo nextest run --locked --no-fail-fast --success-output immediate --no-tests pass \
            "${features[@]+"${features[@]}"}" "${nextest[@]+"${nextest[@]}"}" "$@"
    else
        step "$name" cargo test --locked --no-fail-fast "${features[@]+"${features[@]}"}" "$@" -- \
            --show-output "${plain[@]+"${plain[@]}"}"
    fi
}

need_cargo || exit 1
.ci/packages.sh build play
[ -n "$all" ] && .ci/packages.sh device
# Tests that need these games say themselves that they are skipped.
[ -z "$all" ] || .ci/corpora.sh
read -ra features < <(.ci/features.sh ${all:+sound ear})
has_flag() { case " ${features[*]+"${features[*]}"} " in *" $1 "*) return 0 ;; *) return 1 ;; esac; }
has_flag --no-default-features && skip feature-tts "libspeechd-dev and libclang-dev are not installed"
[ -z "$all" ] || has_flag ear || skip feature-ear "libpocketsphinx-dev and libsphinxbase-dev are not installed"
[ -z "$all" ] || has_flag sound || skip feature-sound "libasound2-dev and pkg-config are not installed"

if cargo fmt --version >/dev/null 2>&1; then
    step fmt cargo fmt --check
else
    skip fmt "rustfmt is not installed: rustup component add rustfmt"
fi
if cargo clippy --version >/dev/null 2>&1; then
    step clippy cargo clippy --locked --all-targets "${features[@]+"${features[@]}"}" -- -D warnings
    if [ -n "$all" ] && ! has_flag --no-default-features; then
        step clippy-no-default-features cargo clippy --locked --all-targets --no-default-features -- -D warnings
    fi
else
    skip clippy "clippy is not installed: rustup component add clippy"
fi
RUSTDOCFLAGS="-D warnings" step docs cargo doc --locked --no-deps "${features[@]+"${features[@]}"}"
# One build for all that follows, so that each step's time is its own.
here=(--lib --bins --test natiq)
devices=() benches=() apart=()
if [ -n "$all" ]; then
    # Cargo refuses a target whose feature is off.
    off() { [ "$1" = ear ] && ! has_flag ear; }
    for device in speech ear screen_readers; do
        off "$device" && continue
        has test "$device" && devices+=("$device") apart+=(--test "$device")
    done
    has test fuzz && apart+=(--test fuzz)
    for bench in $(names bench); do
        off "$bench" && continue
        benches+=("$bench") apart+=(--bench "$bench")
    done
fi
step build cargo test --no-run --locked "${features[@]+"${features[@]}"}" "${here[@]}" "${apart[@]+"${apart[@]}"}"
run_tests tests many "${here[@]}"
step doc-tests cargo test --locked --doc "${features[@]+"${features[@]}"}"

if [ -n "$all" ]; then
    run_tests long ignored "${here[@]}"
    # They share sound servers and measure times: two at once would disturb each other.
    for device in "${devices[@]+"${devices[@]}"}"; do
        run_tests "$device" apart --test "$device"
    done
    if has test fuzz; then
        # Each reader of outside text for that many milliseconds.
        BOLERO_RANDOM_TEST_TIME_MS="${FUZZ_MS:-10000}" BOLERO_RANDOM_ITERATIONS=100000000 run_tests fuzz --test fuzz
    fi
    for bench in "${benches[@]+"${benches[@]}"}"; do
        # Each bench once: that it runs, not how fast it is.
        step "bench-$bench" cargo test --locked "${features[@]+"${features[@]}"}" --bench "$bench"
    done
fi

# Tests say "SKIP name: reason" and pass; they are counted as skipped, not as passed. Benches are not counted at all.
skip_lines() { sed -n 's/^ *SKIP \([^:]*: .*\)$/\1/p' "$@" | sort -u; }
logs_here=("$logs"/*.log)
for log in "${logs_here[@]}"; do
    while IFS= read -r line; do
        skips+=("$line")
        case "$log" in "$logs"/bench-*) ;; *) passed=$((passed - 1)) ;; esac
    done < <(skip_lines "$log")
done

# A reason that is written down for a skip, by its name.
listed() { [ -f tests/skips.toml ] && awk -F' = ' -v name="$1" '{key = $1; gsub(/"/, "", key)} key == name && $2 ~ /^"[^"]+"/ {found = 1} END {exit !found}' tests/skips.toml; }

echo "What ran:"
printf '  %s.\n' "${ran[@]}"
if [ ${#skips[@]} -gt 0 ]; then
    echo "What was skipped:"
    for line in "${skips[@]}"; do
        echo "  $line"
        if [ -n "${CI:-}" ] && [ "${CI:-}" != false ] && ! listed "${line%%: *}"; then
            echo "  ${line%%: *} is not listed in tests/skips.toml: that fails in CI."
            failed=$((failed + 1))
        fi
    done
fi
[ -n "$all" ] || echo "Device tests, long truths, fuzzing and benches run with: make test-all"
echo "$passed passed, $failed failed, ${#skips[@]} skipped"
[ "$failed" -eq 0 ]
