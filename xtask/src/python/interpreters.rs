//! The interpreters of Python on this machine.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::command::{command, output};

/// The oldest Python for which the wheel is.
const OLDEST: (u32, u32) = (3, 10);

/// Prints the version, if the interpreter is the usual one and can make virtual environments with pip.
const QUESTION: &str = "import ensurepip, sys, venv
if sys.implementation.name == 'cpython' and hasattr(sys, 'abiflags') and 't' not in sys.abiflags:
    print(*sys.version_info[:2])";

/// An interpreter.
pub(super) struct Interpreter {
    /// Its program.
    pub(super) program: PathBuf,
    /// Its version without the patch.
    pub(super) version: (u32, u32),
}

/// Finds the interpreters for which the wheel is, in the search path and among those of pyenv: one of each version, the
/// oldest first.
pub(super) fn interpreters() -> Vec<Interpreter> {
    let mut folders: Vec<PathBuf> = env::var_os("PATH").iter().flat_map(env::split_paths).collect();
    folders.extend(of_pyenv());
    let mut found: Vec<Interpreter> = Vec::new();
    for program in folders.iter().flat_map(|folder| programs(folder)) {
        if let Some(version) = version(&program)
            && version >= OLDEST
            && found.iter().all(|known| known.version != version)
        {
            found.push(Interpreter { program, version });
        }
    }
    found.sort_by_key(|interpreter| interpreter.version);
    found
}

/// The folders of programs of the versions that pyenv installed.
fn of_pyenv() -> Vec<PathBuf> {
    let mut root = command("pyenv", &["root"]);
    root.stderr(Stdio::null());
    let Ok((root, true)) = output(root) else { return Vec::new() };
    let versions = std::fs::read_dir(Path::new(root.trim()).join("versions")).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders
}

/// The programs of a folder that are called `python3` or `python3.N`.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let is_python = |name: &str| {
        let version = name.strip_suffix(".exe").unwrap_or(name).strip_prefix("python3");
        version.is_some_and(|rest| {
            rest.is_empty() || rest.strip_prefix('.').is_some_and(|minor| minor.parse::<u32>().is_ok())
        })
    };
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        files.filter(|file| file.file_name().to_str().is_some_and(is_python)).map(|file| file.path()).collect();
    found.sort();
    found
}

fn version(program: &Path) -> Option<(u32, u32)> {
    let mut question = command(&program.to_string_lossy(), &["-c", QUESTION]);
    // Some print what is missing.
    question.stderr(Stdio::null());
    let answer = question.output().ok().filter(|answer| answer.status.success())?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let (major, minor) = text.trim().split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}
