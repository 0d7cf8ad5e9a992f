# Sourced by the scripts here: finds a cargo that is new enough, or says how to get one.

PATH="$PATH:${CARGO_HOME:-${HOME:-/root}/.cargo}/bin"
export PATH

need_cargo() {
    local need have
    need=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! command -v cargo >/dev/null 2>&1; then
        say "natiq is built with Rust $need or newer, and cargo was not found. Get it at https://rustup.rs, then try again." \
            "يُبنى ناطق بلغة Rust، الإصدار $need أو أحدث، ولم يُعثر على cargo. احصل عليه من https://rustup.rs ثم أعد المحاولة."
        return 1
    fi
    have=$(cargo --version | awk '{print $2}')
    if [ "$(printf '%s\n%s\n' "$need" "${have%%-*}" | sort -V | head -n 1)" != "$need" ]; then
        say "natiq is built with Rust $need or newer; this is $have. Try: rustup update stable" \
            "يُبنى ناطق بلغة Rust، الإصدار $need أو أحدث، والموجود $have. جرّب: rustup update stable"
        return 1
    fi
}
