//! Everything that CI checks, in the order in which a failure is cheapest to find.

use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};

use crate::command::{answers, command, output, succeeds};
use crate::suite::FEATURES;
use crate::summary::Summary;
use crate::tools::{DENY, SHEAR, TYPOS, Tool, provide_minizinc};
use crate::{python, suite, tidy, web};

/// Runs every step, even after a failure. Returns whether none failed.
pub(crate) fn run() -> Result<bool> {
    let mut summary = Summary::default();
    let before = changes()?;

    title("tidy");
    let problems = tidy::run()?;
    if problems.is_empty() {
        summary.pass(1);
    }
    for problem in problems {
        summary.fail(problem);
    }

    cargo("fmt", &["fmt", "--all", "--check"], &mut summary)?;
    for other in ["benches/peers", "fuzz"] {
        let manifest = format!("{other}/Cargo.toml");
        cargo(&format!("fmt of {other}"), &["fmt", "--check", "--manifest-path", &manifest], &mut summary)?;
    }
    tool("typos", &TYPOS, &["typos"], &mut summary)?;
    let deny = ["cargo-deny", "--offline", "--locked", "check", "licenses", "bans", "sources"];
    if command("cargo", &["fetch", "--quiet", "--locked"]).status()?.success() {
        tool("cargo-deny", &DENY, &deny, &mut summary)?;
    } else {
        summary.fail("cargo fetch: the crates of Cargo.lock could not be downloaded");
    }
    tool("cargo-shear", &SHEAR, &["cargo-shear"], &mut summary)?;

    // The program is built with the page, so the page comes first.
    title("web");
    let is_built = web::build(&mut summary)?;
    // The checks of the page keep one core busy, and those of the code rarely both.
    thread::scope(|scope| {
        let page = scope.spawn(|| {
            let mut of_page = Summary::default();
            if is_built { web::check(&mut of_page).map(|()| of_page) } else { Ok(of_page) }
        });
        let code = lints(&mut summary);
        let page = page.join().unwrap_or_else(|_| Err(anyhow!("the checks of the page panicked")));
        summary.add(page?);
        code
    })?;

    title("minizinc");
    if let Err(why) = provide_minizinc() {
        summary.skip(why);
    }
    title("tests");
    suite::tests(&mut summary)?;
    title("doctests");
    suite::doctests(&mut summary)?;
    title("journeys in a browser");
    web::journeys(&mut summary)?;

    title("python");
    python::check(&mut summary)?;

    title("drift");
    let after = changes()?;
    if after != before {
        print!("before:\n{before}after:\n{after}");
    }
    summary.record("drift: the run changed files under version control", after == before);
    Ok(summary.close())
}

/// Looks for faults in the code and its documentation.
fn lints(summary: &mut Summary) -> Result<()> {
    let clippy = ["clippy", "--quiet", "--workspace", "--all-targets", FEATURES, "--locked", "--", "-D", "warnings"];
    cargo("clippy", &clippy, summary)?;
    title("docs");
    let mut docs = command("cargo", &["doc", "--quiet", "--workspace", FEATURES, "--no-deps", "--locked"]);
    docs.env("RUSTDOCFLAGS", "-D warnings");
    summary.record("docs", succeeds(docs)?);
    Ok(())
}

fn title(what: &str) {
    println!("\n== {what}");
}

fn cargo(what: &str, arguments: &[&str], summary: &mut Summary) -> Result<()> {
    title(what);
    let start = Instant::now();
    summary.record(what, succeeds(command("cargo", arguments))?);
    println!("{:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a tool. A tool that cannot be installed is reported as skipped.
fn tool(what: &str, tool: &Tool, arguments: &[&str], summary: &mut Summary) -> Result<()> {
    title(what);
    match tool.provide() {
        Ok(()) => summary.record(what, succeeds(command(arguments[0], &arguments[1..]))?),
        Err(missing) => summary.skip(missing),
    }
    Ok(())
}

/// The changes that git sees; empty where the project is not under git.
fn changes() -> Result<String> {
    if !answers("git", &["rev-parse", "--git-dir"]) {
        return Ok(String::new());
    }
    Ok(output(command("git", &["status", "--porcelain"]))?.0)
}
