//! Asks the server what its `OpenAPI` document allows and forbids, and checks the answers against it: schemathesis.

use std::process::Command;

use anyhow::{Result, bail};

use super::process::Server;
use crate::command::{answers, command, succeeds, tools};

/// The Python package, in the version whose checks are named below.
const WHEEL: &str = "schemathesis==4.32.5";

/// What must hold of each answer. That what fits the document is accepted cannot be asked for: a text fits it, and may
/// yet be no puzzle.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance,negative_data_rejection,missing_required_header,\
    unsupported_method,use_after_free";

/// Time after which an answer is too late, in seconds: the server's own limit, and a reserve.
const LATE: &str = "90";

/// Time after which no more cases are tried, in seconds.
const MAX_TIME: &str = "180";

/// Tries this number of cases for each operation, beside those at the limits of each field. Returns whether all held.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    let cases = match options {
        [] => "100",
        ["--cases", cases] => *cases,
        _ => bail!("the option is `--cases N`"),
    };
    let folder = tools().join("schemathesis").to_string_lossy().into_owned();
    let python = |arguments: &[&str]| -> Command {
        let mut python = command("python3", arguments);
        python.env("PYTHONPATH", &folder).env("PYTHONDONTWRITEBYTECODE", "1").env("NO_COLOR", "1");
        // Its own notes go beside it, not into the checkout.
        python.current_dir(tools());
        python
    };
    if !answers("python3", &["--version"]) {
        bail!("no `python3`, with which schemathesis runs");
    }
    let is_there = || python(&["-c", "import schemathesis"]).status().is_ok_and(|status| status.success());
    if !is_there() {
        println!("installing {WHEEL} into {folder}");
        let install = ["-m", "pip", "install", "--quiet", "--root-user-action=ignore", "--target", &folder, WHEEL];
        if !succeeds(command("python3", &install))? || !is_there() {
            bail!("`pip install {WHEEL}` failed");
        }
    }
    if !succeeds(command("cargo", &["build", "--quiet", "--locked", "--bin", "bachet"]))? {
        return Ok(false);
    }
    let server = Server::start("debug", &["--time", "2"])?;
    let document = format!("http://{}/api/openapi.json", server.address);
    let run = ["-m", "schemathesis.cli", "run", &document, "--checks", CHECKS, "--max-examples", cases];
    // The time of this machine says nothing about the server.
    let limits = [
        "--max-time",
        MAX_TIME,
        "--request-timeout",
        LATE,
        "--suppress-health-check",
        "all",
        "--seed",
        "1",
        "--workers",
        "2",
    ];
    succeeds(python(&[&run[..], &limits].concat()))
}
