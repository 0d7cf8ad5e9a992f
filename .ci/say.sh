# Sourced by the scripts here: one sentence a line, in Arabic where the locale is Arabic, else in English.

# say ENGLISH ARABIC
say() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
        ar*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}

# Whether a person can be asked.
can_ask() { [ -z "${CI:-}" ] && [ -t 0 ] && [ -t 1 ]; }
