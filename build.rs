//! Tells cargo that `config/` is compiled in: a file added there makes a new build.

fn main() {
    println!("cargo::rerun-if-changed=config");
}
