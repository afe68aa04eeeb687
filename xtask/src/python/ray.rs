//! Ray and reasoning-gym, which are too large to be part of CI: their tests, those of Ray on two hosts, and how much a
//! second worker gains.

use anyhow::Result;

use super::{TESTS, with_wheel};
use crate::command::{command, succeeds};

/// Ray, what its tables are made of, and what it imports without stating so.
const RAY: [&str; 3] = ["pyarrow==26.0.1", "ray[data]==2.60.0", "typing_extensions==4.16.0"];

/// The datasets that ours join.
const GYM: [&str; 1] = ["reasoning-gym==0.1.25"];

/// Runs the tests of Ray on a cluster of two hosts. Returns whether they passed.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    let python = with_wheel("ray", "dev", &[&RAY[..], &GYM, &TESTS].concat())?;
    let tests = ["-m", "pytest", "-c", "python/pyproject.toml", "-rs", "-s", "python/ray_tests"];
    let mut tests = command(&python, &[&tests[..], options].concat());
    tests.env("PYTHONDONTWRITEBYTECODE", "1");
    succeeds(tests)
}

/// Times a job on one worker and on two.
pub(crate) fn bench(options: &[&str]) -> Result<bool> {
    let python = with_wheel("ray", "release", &RAY)?;
    succeeds(command(&python, &[&["benches/python/workers.py"], options].concat()))
}
