//! SAT solvers that are installed as programs: clasp and CaDiCaL.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};

use crate::grid::dimacs::Dimacs;
use crate::grid::process::{Ended, run};

/// The exit code "there is a model" of the SAT competitions.
const SATISFIABLE: Option<i32> = Some(10);
/// The exit code "there is no model".
const UNSATISFIABLE: Option<i32> = Some(20);
/// The exit code of clasp for "there is a model, and the search is complete".
const ALL_FOUND: Option<i32> = Some(30);

/// Which solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Enumerates models.
    Clasp,
    /// Finds one model of a file.
    Cadical,
}

impl Kind {
    /// The name of the program.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clasp => "clasp",
            Self::Cadical => "cadical",
        }
    }

    /// How the program is run.
    pub fn peer(self) -> &'static str {
        match self {
            Self::Clasp => "clasp, one process, support encoding",
            Self::Cadical => "CaDiCaL, two processes, support encoding",
        }
    }
}

/// An installed solver.
#[derive(Clone, Debug)]
pub struct SatProgram {
    /// Which.
    pub kind: Kind,
    /// What it says of its version.
    pub version: String,
    path: PathBuf,
}

impl SatProgram {
    /// The solver if a folder of `PATH` contains it.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn installed(kind: Kind) -> Result<Option<Self>> {
        let folders = env::var_os("PATH").unwrap_or_default();
        let Some(path) = env::split_paths(&folders).map(|folder| folder.join(kind.name())).find(|file| file.is_file())
        else {
            return Ok(None);
        };
        let version = run(&path, &["--version"])?.output.lines().next().unwrap_or_default().to_owned();
        Ok(Some(Self { kind, version, path }))
    }

    /// Finds a model of the clauses in `file` and proves that there is no other. Returns the CPU time of the processes.
    ///
    /// CaDiCaL enumerates nothing: a second process reads the clauses and one that excludes the model, from a file
    /// beside the first.
    ///
    /// # Errors
    /// If there is not exactly one model, or a file cannot be written.
    pub fn prove_unique(&self, clauses: &Dimacs, file: &Path) -> Result<Duration> {
        match self.kind {
            Kind::Clasp => {
                let ended = run(&self.path, &["--models=2", "--quiet=2", &file.to_string_lossy()])?;
                ensure!(ended.code == ALL_FOUND && models(&ended.output) == Some("1"), self.wrong(&ended));
                Ok(ended.time)
            }
            Kind::Cadical => {
                let first = self.cadical(file)?;
                ensure!(first.code == SATISFIABLE, self.wrong(&first));
                let mut others = clauses.clone();
                others.add(true_variables(&first.output)?.iter().map(|lit| -lit));
                let blocked = file.with_extension("blocked.cnf");
                fs::write(&blocked, others.to_string())?;
                let second = self.cadical(&blocked)?;
                ensure!(second.code == UNSATISFIABLE, self.wrong(&second));
                Ok(first.time + second.time)
            }
        }
    }

    fn cadical(&self, file: &Path) -> Result<Ended> {
        run(&self.path, &["-q", &file.to_string_lossy()])
    }

    fn wrong(&self, ended: &Ended) -> String {
        format!("{} does not find exactly one model: exit code {:?}", self.kind.name(), ended.code)
    }
}

/// The number of models that clasp reports, with a plus sign if there may be more: `c Models         : 2+`.
fn models(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.strip_prefix("c Models")?.trim_start().strip_prefix(':')).map(str::trim)
}

/// The variables that are true in a model, which are lines such as `v 1 -2 3 0`.
fn true_variables(output: &str) -> Result<Vec<i64>> {
    let lits = output.lines().filter_map(|line| line.strip_prefix("v ")).flat_map(str::split_ascii_whitespace);
    let mut found = Vec::new();
    for lit in lits {
        match lit.parse().with_context(|| format!("`{lit}` is no literal"))? {
            0 => return Ok(found),
            lit if lit > 0 => found.push(lit),
            _ => {}
        }
    }
    bail!("the model does not end with 0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_are_read() {
        assert_eq!(models("s SATISFIABLE\nc \nc Models         : 1\nc Calls          : 1\n"), Some("1"));
        assert_eq!(models("c Models         : 2+\n"), Some("2+"));
        assert_eq!(true_variables("s SATISFIABLE\nv 1 -2\nv 3 0\n").unwrap(), [1, 3]);
        assert!(true_variables("s SATISFIABLE\nv 1 -2\n").is_err());
    }
}
