//! Compiles the crate again when the web app was built: the app is part of the program.
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Cargo takes a path that is missing for one that changed. Until there is an app, its sources are watched: the
    // folder that holds them changes when the app is built.
    for path in ["../../web/dist", "../../web"] {
        if Path::new(path).exists() {
            println!("cargo:rerun-if-changed={path}");
            return;
        }
    }
}
