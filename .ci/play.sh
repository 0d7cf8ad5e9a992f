#!/usr/bin/env bash
# Sets up what is missing, builds natiq and starts it. Arguments go to natiq.
set -u
cd "$(dirname "$0")/.." || exit 1
. .ci/say.sh
. .ci/cargo.sh

need_cargo || exit 1
.ci/packages.sh build play ${SOUND:+sound}
# The ear is offered to whoever can be asked; EAR=yes sets it up without asking, EAR=no never does.
case "${EAR:-ask}" in
    yes) PACKAGES=yes .ci/packages.sh ear ;;
    no) ;;
    *) can_ask && .ci/packages.sh ear ;;
esac
read -ra features < <(.ci/features.sh ${SOUND:+sound} $([ "${EAR:-ask}" = no ] || echo ear))
target="${CARGO_TARGET_DIR:-target}"
# cargo is asked even when the program is there: the sources may be newer. It is quick when they are not.
[ -x "$target/release/natiq" ] ||
    say "Building natiq. The first time this takes some minutes." "جارٍ بناء ناطق. يستغرق ذلك دقائق في المرة الأولى."
# Silence for minutes is no answer to somebody who cannot see a progress bar.
cargo build --release --locked --quiet "${features[@]+"${features[@]}"}" &
build=$!
trap 'kill "$build" 2>/dev/null; exit 130' INT TERM
said=$SECONDS
while kill -0 "$build" 2>/dev/null; do
    sleep 0.1
    if [ $((SECONDS - said)) -ge 60 ]; then
        said=$SECONDS
        say "Still building." "ما زال البناء جاريًا."
    fi
done
wait "$build"
built=$?
trap - INT TERM
if [ "$built" -ne 0 ]; then
    say "natiq could not be built. The reason stands above." "تعذّر بناء ناطق. السبب مكتوب أعلاه."
    exit 1
fi
exec "$target/release/natiq" "$@"
