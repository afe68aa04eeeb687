//! The tests, and how many passed, failed and were skipped.
//!
//! A test that cannot run on this machine (no data beside the checkout, no `minizinc`) prints a line `skipped: why` and
//! returns. It counts as skipped, not as passed.

use std::fs;

use anyhow::Result;

use crate::command::{command, output_shown, succeeds, target};
use crate::summary::Summary;
use crate::tools::NEXTEST;

/// What is built beyond the default, in every step alike, so that nothing is compiled twice. The journeys in a browser
/// build the default.
pub(crate) const FEATURES: &str = "--features=bachet-cli/parquet";

const SKIPPED: &str = "skipped: ";

/// Runs every test of the workspace by cargo-nextest, or by cargo where cargo-nextest cannot be installed.
pub(crate) fn tests(summary: &mut Summary) -> Result<()> {
    if let Err(missing) = NEXTEST.provide() {
        summary.skip(format!("{missing}; the tests run one crate after the other under `cargo test`"));
        let ran =
            ["test", "--workspace", FEATURES, "--locked", "--all-targets", "--no-fail-fast", "--", "--show-output"];
        return by_cargo("tests", &ran, summary);
    }
    let report = target().join("nextest/ci/junit.xml");
    if report.exists() {
        fs::remove_file(&report)?;
    }
    let passed =
        succeeds(command("cargo", &["nextest", "run", "--workspace", FEATURES, "--locked", "--profile", "ci"]))?;
    let report = fs::read_to_string(&report).unwrap_or_default();
    let counts = Counts::of_junit(&report);
    if counts.failed == 0 {
        summary.record("tests", passed);
        // The step itself is not a test.
        summary.pass(counts.passed.saturating_sub(usize::from(passed)));
    } else {
        summary.pass(counts.passed);
        counts.failures.iter().for_each(|name| summary.fail(format!("test {name}")));
    }
    counts.skipped.into_iter().for_each(|why| summary.skip(why));
    Ok(())
}

/// Runs the examples in the documentation.
pub(crate) fn doctests(summary: &mut Summary) -> Result<()> {
    by_cargo("doctests", &["test", "--doc", "--workspace", FEATURES, "--locked", "--no-fail-fast"], summary)
}

fn by_cargo(what: &str, arguments: &[&str], summary: &mut Summary) -> Result<()> {
    let (text, succeeded) = output_shown(command("cargo", arguments))?;
    let counts = Counts::of_libtest(&text);
    summary.pass(counts.passed);
    if !succeeded && counts.failures.is_empty() {
        summary.fail(what);
    }
    counts.failures.iter().for_each(|name| summary.fail(format!("test {name}")));
    counts.skipped.into_iter().for_each(|why| summary.skip(why));
    Ok(())
}

/// How many tests passed, failed and were skipped.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// The number of tests that passed.
    pub(crate) passed: usize,
    failed: usize,
    /// The names of those that failed.
    pub(crate) failures: Vec<String>,
    /// Why others were skipped.
    pub(crate) skipped: Vec<String>,
}

impl Counts {
    /// Reads the report of nextest or pytest: one `testcase` element per test, with its output, and a `failure` or `error`
    /// if it failed.
    pub(crate) fn of_junit(report: &str) -> Self {
        let mut counts = Self::default();
        for case in report.split("<testcase ").skip(1) {
            let case = case.split("</testcase>").next().unwrap_or(case);
            let skipped = case.lines().find_map(|line| Some(line.split_once(SKIPPED)?.1));
            if let Some((_, element)) = case.split_once("<skipped ") {
                counts.skipped.push(attribute(element, "message").to_owned());
            } else if case.contains("<failure") || case.contains("<error") {
                counts.failed += 1;
                counts.failures.push(attribute(case, "name").to_owned());
            } else if let Some(why) = skipped {
                counts.skipped.push(why.split("</system-").next().unwrap_or(why).trim().to_owned());
            } else {
                counts.passed += 1;
            }
        }
        counts
    }

    /// Reads the output of `cargo test`.
    fn of_libtest(text: &str) -> Self {
        let mut counts = Self::default();
        for line in text.lines() {
            if line.starts_with("test ") && line.ends_with("... ok") {
                counts.passed += 1;
            } else if let Some(name) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED")) {
                counts.failed += 1;
                counts.failures.push(name.to_owned());
            } else if let Some(why) = line.strip_prefix(SKIPPED) {
                counts.skipped.push(why.trim().to_owned());
                counts.passed = counts.passed.saturating_sub(1);
            }
        }
        counts
    }
}

fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    let start = format!("{name}=\"");
    element.split_once(&start).and_then(|(_, rest)| rest.split_once('"')).map_or("", |(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn junit() {
        let report = r#"<testsuites><testsuite name="a">
            <testcase name="one" classname="a"><system-out>running 1 test</system-out></testcase>
            <testcase name="two" classname="a"><failure type="test failure">x</failure></testcase>
            <testcase name="three" classname="a">
                <system-err>skipped: no minizinc</system-err>
            </testcase>
            <testcase name="four" classname="a"/>
            <testcase name="five"><skipped type="pytest.skip" message="no pandas">five.py:1: no pandas</skipped></testcase>
        </testsuite></testsuites>"#;
        let expected = Counts {
            passed: 2,
            failed: 1,
            failures: vec!["two".to_owned()],
            skipped: vec!["no minizinc".to_owned(), "no pandas".to_owned()],
        };
        assert_eq!(Counts::of_junit(report), expected);
    }

    #[test]
    fn libtest() {
        let text = "running 3 tests\ntest a ... ok\ntest b ... FAILED\ntest c ... ok\n\nskipped: no data\n\
                    test result: FAILED. 2 passed; 1 failed; 0 ignored\n";
        let expected =
            Counts { passed: 1, failed: 1, failures: vec!["b".to_owned()], skipped: vec!["no data".to_owned()] };
        assert_eq!(Counts::of_libtest(text), expected);
    }
}
