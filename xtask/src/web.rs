//! The page of the app: what it needs, its build, its checks, and its journeys in a browser.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::{answers, command, output, output_shown, root, succeeds};
use crate::summary::Summary;

/// The oldest Node.js with which the page is built: major and minor version.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Where browsers are on common systems, in the order in which they are tried.
const BROWSERS: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];

/// Builds the program that serves the page in the journeys.
const PROGRAM: [&str; 5] = ["build", "--quiet", "--locked", "--package", "bachet-cli"];

/// Builds the page into `web/dist`. Returns whether that succeeded.
pub(crate) fn run() -> Result<bool> {
    if let Err(missing) = install() {
        println!("{missing}");
        return Ok(false);
    }
    npm("build")
}

/// Takes pictures of the main views of the page into `target/screenshots`. Returns whether that succeeded.
pub(crate) fn screenshots() -> Result<bool> {
    if !run()? {
        return Ok(false);
    }
    if let Err(missing) = provide_browser() {
        println!("{missing}");
        return Ok(false);
    }
    Ok(succeeds(command("cargo", &PROGRAM))? && npm("screenshots")?)
}

/// Builds the page. Without Node.js this is skipped, and the page is then missing from the program. Returns whether its
/// packages are there, so that it can be checked.
pub(crate) fn build(summary: &mut Summary) -> Result<bool> {
    if let Err(missing) = install() {
        summary.skip(format!("the page: {missing}"));
        return Ok(false);
    }
    summary.record("web: npm run build", npm("build")?);
    Ok(true)
}

/// Checks the page.
pub(crate) fn check(summary: &mut Summary) -> Result<()> {
    for script in ["check", "lint"] {
        summary.record(&format!("web: npm run {script}"), npm(script)?);
    }
    tests("test", summary)
}

/// Plays in a browser against the program that the tests have built.
pub(crate) fn journeys(summary: &mut Summary) -> Result<()> {
    if !root().join("web/dist/index.html").exists() {
        summary.skip("journeys in a browser: the page was not built");
        return Ok(());
    }
    if let Err(missing) = provide_browser() {
        summary.skip(format!("journeys in a browser: {missing}"));
        return Ok(());
    }
    let built = succeeds(command("cargo", &PROGRAM))?;
    summary.record("web: the program for the journeys", built);
    if built { tests("e2e", summary) } else { Ok(()) }
}

/// Measures the page in a browser with the program of this profile. Returns what is printed and whether it succeeded.
///
/// # Errors
/// One line that says what is missing.
pub(crate) fn speed(profile: &str) -> Result<Result<(String, bool), String>> {
    if !root().join("web/dist/index.html").exists() {
        return Ok(Err("the page was not built (`cargo xtask web`)".to_owned()));
    }
    if let Err(missing) = install().and_then(|()| provide_browser()) {
        return Ok(Err(missing));
    }
    let mut measure = npm_command("speed");
    measure.env("BACHET_PROFILE", profile);
    Ok(Ok(output(measure)?))
}

/// Runs a script of tests, and counts those that it reports.
fn tests(script: &str, summary: &mut Summary) -> Result<()> {
    let (report, succeeded) = output_shown(npm_command(script))?;
    let (passed, failed, skipped) = counts(&report);
    summary.pass(passed);
    for _ in 0..skipped {
        summary.skip(format!("a test of `npm run {script}`"));
    }
    if !succeeded {
        summary.fail(format!("web: npm run {script} ({failed} tests failed)"));
    }
    Ok(())
}

/// Returns how many tests passed, failed and were skipped: `Tests  1 failed | 21 passed | 2 skipped (24)`.
fn counts(report: &str) -> (usize, usize, usize) {
    let line = report.lines().rev().find_map(|line| line.trim_start().strip_prefix("Tests ")).unwrap_or_default();
    let count = |what: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.windows(2).find(|pair| pair[1] == what).and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
    };
    (count("passed"), count("failed"), count("skipped"))
}

/// Installs the packages of the page, if they are not those of the lock file already.
///
/// # Errors
/// One line that says what is missing.
fn install() -> Result<(), String> {
    const WHERE: &str = "the page is built with Node.js";
    let (oldest, minor) = OLDEST_NODE;
    let needs = format!("{WHERE} {oldest}.{minor} or newer (nodejs.org, or your system's package `nodejs`)");
    let version = output(command("node", &["--version"]));
    let Ok((version, true)) = version else { return Err(format!("no `node`: {needs}")) };
    if parsed(&version).is_none_or(|version| version < OLDEST_NODE) {
        return Err(format!("`node` is {}: {needs}", version.trim()));
    }
    if !answers("npm", &["--version"]) {
        return Err(format!("no `npm`, which comes with Node.js: {needs}"));
    }
    if is_installed() {
        return Ok(());
    }
    println!("installing the packages of the page into web/node_modules");
    let installed = succeeds(in_web(command("npm", &["ci", "--no-fund", "--no-audit"])));
    if installed.unwrap_or(false) {
        Ok(())
    } else {
        Err("`npm ci` failed in web/: its packages could not be installed".to_owned())
    }
}

/// Whether the installed packages are those of the lock file, as npm notes when it has installed them.
fn is_installed() -> bool {
    let changed = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    let (lock, noted) = (root().join("web/package-lock.json"), root().join("web/node_modules/.package-lock.json"));
    changed(noted).zip(changed(lock)).is_some_and(|(noted, lock)| noted >= lock)
}

/// Installs a browser from the system's packages if the machine lacks one and we may install packages.
fn provide_browser() -> Result<(), String> {
    let has_browser = || {
        std::env::var_os("BROWSER_PATH").is_some_and(|path| Path::new(&path).exists())
            || BROWSERS.iter().any(|path| Path::new(path).exists())
    };
    if has_browser() {
        return Ok(());
    }
    crate::tools::install_packages(&["chromium"]);
    if has_browser() {
        return Ok(());
    }
    Err(format!("no Chromium in {}, and none named by BROWSER_PATH", BROWSERS.join(", ")))
}

fn npm(script: &str) -> Result<bool> {
    succeeds(npm_command(script))
}

fn npm_command(script: &str) -> Command {
    in_web(command("npm", &["run", "--silent", script]))
}

fn in_web(mut command: Command) -> Command {
    command.current_dir(root().join("web")).env("NO_COLOR", "1");
    command
}

/// Returns the major and minor version of `v20.19.4`.
fn parsed(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.trim().trim_start_matches('v').split('.').map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read() {
        assert_eq!(counts("\n Test Files  2 passed (2)\n      Tests  22 passed (22)\n   Start at  1\n"), (22, 0, 0));
        assert_eq!(counts("      Tests  1 failed | 21 passed | 2 skipped (24)\n"), (21, 1, 2));
        assert_eq!(counts("no report"), (0, 0, 0));
    }

    #[test]
    fn versions_are_read() {
        assert_eq!(parsed("v20.19.4\n"), Some((20, 19)));
        assert_eq!(parsed("node"), None);
    }
}
