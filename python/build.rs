//! Tells the linker of macOS that the interpreter has the symbols of Python, as that of Linux assumes.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "macos") {
        for argument in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-cdylib-link-arg={argument}");
        }
    }
}
