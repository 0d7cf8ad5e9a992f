#!/usr/bin/env bash
# Installs the Debian packages that are missing, or says which they are and goes on without them.
# Usage: .ci/packages.sh build|play|sound|ear|device...   Exit 0: all are there. Exit 3: some are not.
# PACKAGES=yes installs without asking, PACKAGES=no never installs.
set -u
. "$(dirname "$0")/say.sh"

needed=()
for set in "$@"; do
    case "$set" in
        # The operating system's own speech engine is compiled in.
        build) needed+=(libclang-dev libspeechd-dev pkg-config) ;;
        # A tone for each signal.
        sound) needed+=(libasound2-dev pkg-config) ;;
        # natiq hears.
        ear) needed+=(libpocketsphinx-dev libsphinxbase-dev pocketsphinx-en-us pulseaudio-utils) ;;
        # natiq speaks.
        play) needed+=(speech-dispatcher speech-dispatcher-espeak-ng espeak-ng) ;;
        # Tests listen to what natiq says, and read it with screen readers and a braille display.
        device)
            needed+=(sox pulseaudio pulseaudio-utils speech-dispatcher speech-dispatcher-espeak-ng espeak-ng)
            needed+=(libasound2-dev libasound2-plugins pkg-config yasr fenrir brltty kbd)
            needed+=(liblouis-bin liblouis-data)
            needed+=(libpocketsphinx-dev libsphinxbase-dev pocketsphinx-en-us flite ffmpeg asterisk-core-sounds-en-g722)
            ;;
        *) printf 'Usage: .ci/packages.sh build|play|sound|ear|device...\n' >&2; exit 2 ;;
    esac
done

# On a system that has its own speech there is nothing to install.
[ "$(uname -s)" = Linux ] || exit 0

is_there() {
    if command -v dpkg-query >/dev/null 2>&1; then
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
        return
    fi
    case "$1" in
        libasound2-dev) pkg-config --exists alsa 2>/dev/null ;;
        libasound2-plugins) find /usr/lib* -name libasound_module_pcm_pulse.so 2>/dev/null | grep -q . ;;
        libclang-dev | libspeechd-dev) [ -z "$(.ci/features.sh)" ] ;;
        speech-dispatcher-espeak-ng) find /usr/lib* -name sd_espeak-ng 2>/dev/null | grep -q . ;;
        libpocketsphinx-dev | libsphinxbase-dev) .ci/features.sh ear | grep -q ear ;;
        pocketsphinx-en-us) find /usr/share/pocketsphinx/model /usr/local/share/pocketsphinx/model -name mdef 2>/dev/null | grep -q . ;;
        asterisk-core-sounds-en-g722) find /usr/share/asterisk/sounds -name 'alpha*' 2>/dev/null | grep -q . ;;
        pulseaudio-utils) command -v paplay >/dev/null 2>&1 ;;
        kbd) command -v fgconsole >/dev/null 2>&1 ;;
        liblouis-bin) command -v lou_translate >/dev/null 2>&1 ;;
        liblouis-data) find /usr/share /usr/local/share -path '*liblouis/tables/en-ueb-g1.ctb' 2>/dev/null | grep -q . ;;
        *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

find_missing() {
    missing=()
    for package in "${needed[@]}"; do
        is_there "$package" || missing+=("$package")
    done
}

go_on() {
    say "Going on without: ${missing[*]}. $1" "نتابع بدون: ${missing[*]}. $2"
    exit 3
}

cd "$(dirname "$0")/.." || exit 1
find_missing
[ ${#missing[@]} -eq 0 ] && exit 0

# Who has said no once is not asked at every start; PACKAGES=yes changes his mind.
refused="${CARGO_TARGET_DIR:-target}/packages-refused"
# Hearing is asked about apart from speaking.
case " $* " in *" ear "*) refused="$refused-ear" ;; esac
[ "${PACKAGES:-ask}" = ask ] && [ "$(cat "$refused" 2>/dev/null)" = "${missing[*]}" ] &&
    go_on "To install them: PACKAGES=yes make play" "لتثبيتها: PACKAGES=yes make play"

case " $* " in
    *" device "*) say "Missing packages, for tests that listen to natiq and read it: ${missing[*]}." \
        "حزم ناقصة، للاختبارات التي تستمع إلى ناطق وتقرؤه: ${missing[*]}." ;;
    *" ear "*) say "natiq can hear moves that are spoken, in English and, untried by people, in Arabic. That needs: ${missing[*]}." \
        "يستطيع ناطق أن يسمع النقلات المنطوقة، بالإنجليزية، وبالعربية تجريبًا لم يجرّبه الناس بعد. يلزم لذلك: ${missing[*]}." ;;
    *) say "Missing packages, so that natiq can speak: ${missing[*]}." "حزم ناقصة ليتكلم ناطق: ${missing[*]}." ;;
esac

command -v apt-get >/dev/null 2>&1 ||
    go_on "Install them with your system's own tools; their names may differ there." \
        "ثبّتها بأدوات نظامك، وقد تختلف أسماؤها فيه."

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        go_on "As root: apt-get install ${missing[*]}" "بحساب الجذر: apt-get install ${missing[*]}"
    fi
    as_root=(sudo)
    if ! can_ask; then
        sudo -n true 2>/dev/null ||
            go_on "Nobody can be asked for a password. As root: apt-get install ${missing[*]}" \
                "لا أحد يُسأل عن كلمة السر. بحساب الجذر: apt-get install ${missing[*]}"
        as_root=(sudo -n)
    fi
fi

case "${PACKAGES:-ask}" in
    yes) ;;
    no) go_on "PACKAGES is no." "قيمة PACKAGES هي no." ;;
    *)
        if can_ask; then
            say "Install them with apt-get now? Type y for yes; anything else goes on without them." \
                "هل تُثبَّت الآن بالأمر apt-get؟ اكتب y أو ن للموافقة، وأي شيء آخر للمتابعة بدونها."
            read -r answer || answer=
            case "$answer" in
                y | Y | yes | ن | نعم) ;;
                *)
                    mkdir -p "${refused%/*}" && echo "${missing[*]}" >"$refused"
                    go_on "Later: apt-get install ${missing[*]}" "لاحقًا: apt-get install ${missing[*]}"
                    ;;
            esac
        fi
        ;;
esac

apt() {
    "${as_root[@]+"${as_root[@]}"}" env DEBIAN_FRONTEND=noninteractive apt-get -qq \
        -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 \
        -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 "$@"
}

log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
say "Installing. This can take some minutes." "جارٍ التثبيت. قد يستغرق ذلك دقائق."
# A list that cannot be refreshed may still serve: the install below is the judge.
apt update >"$log" 2>&1
if ! apt install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
    # One package that this system does not have must not keep the others out.
    for package in "${missing[@]}"; do
        apt install -y --no-install-recommends "$package" >>"$log" 2>&1
    done
fi
asked=("${missing[@]}")
find_missing
# Readers that were installed for tests do not start with the system; those that were there before stay as they are.
for reader in fenrir brltty; do
    case " ${asked[*]} " in
        *" $reader "*)
            if is_there "$reader" && command -v systemctl >/dev/null 2>&1; then
                "${as_root[@]+"${as_root[@]}"}" systemctl --quiet disable --now "$reader.service" >>"$log" 2>&1 ||
                    "${as_root[@]+"${as_root[@]}"}" systemctl --quiet disable "$reader.service" >>"$log" 2>&1
            fi
            ;;
    esac
done
if [ ${#missing[@]} -eq 0 ]; then
    say "Installed: ${asked[*]}." "ثُبّتت: ${asked[*]}."
    exit 0
fi
grep -E '^(E|W|Err)[: ]' "$log" | sort -u | head -n 5
go_on "apt-get could not install them." "لم يتمكن apt-get من تثبيتها."
