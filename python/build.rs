//! Lets the linker of macOS leave the symbols of Python undefined until the interpreter loads the module, which the
//! linker of Linux does by default.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "macos") {
        for argument in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-cdylib-link-arg={argument}");
        }
    }
}
