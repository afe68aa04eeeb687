//! The wheel of the Python package: how it is built, and how it is tried in fresh virtual environments.

mod interpreters;
mod ray;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use self::interpreters::{Interpreter, interpreters};
pub(crate) use self::ray::{bench as bench_ray, run as ray};
use crate::command::{command, root, succeeds, target};
use crate::suite::Counts;
use crate::summary::Summary;
use crate::tools::MATURIN;

/// What the tests need.
const TESTS: [&str; 1] = ["pytest==9.2.0"];
/// What else is tried with the newest Python: the checker of types, the packages of tables, and notebooks.
const MORE_TESTS: [&str; 8] = [
    "duckdb==2.0.1",
    "ipykernel==7.4.0",
    "mypy==2.4.1",
    "nbclient==0.11.0",
    "nbformat==5.11.1",
    "pandas==3.1.1",
    "polars==2.1.0",
    "pyarrow==26.0.1",
];

/// What the zebra and boards are compared with, and the tables that the boards are in.
const PEERS: [&str; 4] = ["ortools", "cpmpy", "pyarrow==26.0.1", "rustoku==0.16.0"];

/// How packages are installed.
const PIP: [&str; 6] = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"];

/// Builds the wheel, and prints its path. Returns whether it succeeded.
pub(crate) fn wheel() -> Result<bool> {
    println!("{}", build("release")?.display());
    Ok(true)
}

/// Builds the wheel with the flags of the tests, installs it for the oldest and the newest Python, and runs its tests.
pub(crate) fn check(summary: &mut Summary) -> Result<()> {
    let found = interpreters();
    let Some(newest) = found.last() else {
        summary.skip("python: no Python of 3.10 or later that can make a virtual environment");
        return Ok(());
    };
    if let Err(missing) = MATURIN.provide() {
        summary.skip(format!("python: {missing}"));
        return Ok(());
    }
    let wheel = match build("dev") {
        Ok(wheel) => wheel,
        Err(why) => {
            summary.fail(format!("python: {why:#}"));
            return Ok(());
        }
    };
    // The tests compare the answers with those of the program.
    let program = succeeds(command("cargo", &["build", "--quiet", "--locked", "--package", "bachet-cli"]))?;
    summary.record("python: the program for the tests", program);
    let oldest = found.first().filter(|oldest| oldest.version != newest.version);
    for interpreter in oldest.into_iter().chain([newest]) {
        try_out(interpreter, &wheel, interpreter.version == newest.version, summary)?;
    }
    Ok(())
}

/// Times the zebra and a column of boards from Python beside their peers, with the newest Python. Returns whether it
/// succeeded.
pub(crate) fn bench(options: &[&str]) -> Result<bool> {
    let python = with_wheel("bench", "release", &PEERS)?;
    let zebra = succeeds(command(&python, &[&["benches/python/zebra.py"], options].concat()))?;
    Ok(succeeds(command(&python, &["benches/python/boards.py"]))? && zebra)
}

/// Makes a virtual environment of this name for the newest Python, with a wheel of this profile and these packages.
/// Returns its interpreter.
///
/// # Errors
/// Python is missing, or something cannot be built or installed.
fn with_wheel(name: &str, profile: &str, packages: &[&str]) -> Result<String> {
    let found = interpreters();
    let newest = found.last().context("no Python of 3.10 or later that can make a virtual environment")?;
    let wheel = build(profile)?;
    let python = environment(newest, name)?;
    let wheel = wheel.to_string_lossy();
    let install = [&PIP[..], &[&*wheel], packages].concat();
    ensure!(succeeds(command(&python, &install))?, "`pip install {}` failed", packages.join(" "));
    Ok(python)
}

/// Builds the wheel in this profile.
///
/// # Errors
/// maturin is missing, or it fails.
fn build(profile: &str) -> Result<PathBuf> {
    MATURIN.provide().map_err(anyhow::Error::msg)?;
    let folder = target().join("wheels").join(profile);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let out = folder.to_string_lossy();
    let manifest = root().join("python/Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let build = ["build", "--quiet", "--locked", "--profile", profile, "--out", &out, "--manifest-path", &manifest];
    ensure!(succeeds(command("maturin", &build))?, "maturin failed");
    let built = fs::read_dir(&folder)?.flatten().map(|entry| entry.path());
    let mut wheels = built.filter(|path| path.extension().is_some_and(|extension| extension == "whl"));
    wheels.next().with_context(|| format!("maturin left no wheel in {out}"))
}

/// Makes a fresh virtual environment, and returns its interpreter.
///
/// # Errors
/// Python cannot make it.
fn environment(interpreter: &Interpreter, name: &str) -> Result<String> {
    let folder = folder(name);
    let make = ["-m", "venv", "--clear", &folder.to_string_lossy()];
    ensure!(succeeds(command(&interpreter.program.to_string_lossy(), &make))?, "no virtual environment could be made");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    Ok(python.to_string_lossy().into_owned())
}

/// The folder of the virtual environment of this name.
fn folder(name: &str) -> PathBuf {
    target().join("python").join(name)
}

/// Installs the wheel in a fresh virtual environment, and runs the tests there.
fn try_out(interpreter: &Interpreter, wheel: &Path, with_more: bool, summary: &mut Summary) -> Result<()> {
    let (major, minor) = interpreter.version;
    let version = format!("{major}.{minor}");
    let name = format!("python {version}");
    println!("{name}");
    let python = match environment(interpreter, &version) {
        Ok(python) => python,
        Err(why) => {
            summary.fail(format!("{name}: {why:#}"));
            return Ok(());
        }
    };
    // It needs no other package, so that this works without a network.
    let installed = succeeds(command(&python, &[&PIP[..], &["--no-index", &wheel.to_string_lossy()]].concat()))?;
    summary.record(&format!("{name}: the wheel is installed"), installed);
    let mut packages = TESTS.to_vec();
    if with_more {
        packages.extend(MORE_TESTS);
    }
    if !succeeds(command(&python, &[&PIP[..], &["--only-binary", ":all:"], &packages].concat()))? {
        summary.skip(format!("{name}: `pip install {}` failed", packages.join(" ")));
        return Ok(());
    }
    let report = folder(&version).join("junit.xml");
    let junit = format!("--junitxml={}", report.to_string_lossy());
    let all = ["-m", "pytest", "-c", "python/pyproject.toml", &junit, "python/tests"];
    let some: &[&str] = if with_more { &[] } else { &["-m", "not newest"] };
    let mut tests = command(&python, &[&all[..], some].concat());
    tests.env("BACHET", target().join("debug/bachet")).env("PYTHONDONTWRITEBYTECODE", "1");
    let passed = succeeds(tests)?;
    let counts = Counts::of_junit(&fs::read_to_string(&report).unwrap_or_default());
    summary.pass(counts.passed);
    if !passed && counts.failures.is_empty() {
        summary.fail(format!("{name}: pytest"));
    }
    counts.failures.iter().for_each(|test| summary.fail(format!("{name}: {test}")));
    counts.skipped.into_iter().for_each(|why| summary.skip(format!("{name}: {why}")));
    Ok(())
}
