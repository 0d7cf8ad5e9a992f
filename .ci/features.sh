#!/usr/bin/env bash
# Prints the flags cargo needs here: nothing, or --no-default-features where speech-dispatcher's headers or
# libclang are missing. Without them natiq still speaks, through the daemon's socket or a program.
# Usage: .ci/features.sh [sound] [ear]   "sound" adds the tones, where ALSA's headers are; "ear" the ear, where
# pocketsphinx can be linked.
set -u
[ "$(uname -s)" = Linux ] || exit 0

header() { printf '#include <speech-dispatcher/libspeechd.h>\n' | "${CC:-cc}" -E - >/dev/null 2>&1; }
clang() {
    for lib in ${LIBCLANG_PATH:+"$LIBCLANG_PATH"/libclang*.so*} /usr/lib/llvm-*/lib/libclang*.so* \
        /usr/lib/*/libclang*.so* /usr/lib64/libclang*.so* /usr/lib64/llvm*/lib*/libclang*.so* /usr/lib/libclang*.so*; do
        [ -e "$lib" ] && return 0
    done
    return 1
}

flags=()
header && clang || flags+=(--no-default-features)
links_pocketsphinx() {
    printf 'int main(void) { return 0; }\n' | "${CC:-cc}" -x c - -o /dev/null -lpocketsphinx -lsphinxbase 2>/dev/null
}
for more in "$@"; do
    case "$more" in
        sound) pkg-config --exists alsa 2>/dev/null && flags+=(--features sound) ;;
        ear) links_pocketsphinx && flags+=(--features ear) ;;
    esac
done
echo "${flags[*]+"${flags[*]}"}"
