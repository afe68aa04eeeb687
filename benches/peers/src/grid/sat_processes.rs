//! The rows of whole processes: `bachet solve` and `bachet count` beside the SAT solvers of the system.
//!
//! Bachet reads the text of the puzzle and the solvers read its clauses, so every process starts from a file. All find
//! the solution and prove that there is no other. `bachet solve` lists solutions, as the solvers do; `bachet count`
//! counts independent parts by themselves instead, and learns no clauses.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, process};

use anyhow::{Result, ensure};

use crate::grid::dimacs::Dimacs;
use crate::grid::encoding::Encoding;
use crate::grid::instance::Instance;
use crate::grid::instances::{SIZES, Size};
use crate::grid::process::run;
use crate::grid::row::{Pick, Row};
use crate::grid::sat_program::{Kind, SatProgram};
use crate::grid::text::text;

/// The smallest instances measured: below, most of the time is the start of a process.
const MIN_HOUSES: usize = 15;
/// The verbs of Bachet that are measured.
const VERBS: [&str; 2] = ["solve", "count"];
/// Number of runs of each program on an instance, in turns.
const RUNS: usize = 3;

/// Measures the installed solvers and reports each row.
///
/// # Errors
/// If an answer is not "exactly one solution", or a file cannot be written.
pub fn rows(bachet: &Path, instances: &Path, show: &mut impl FnMut(Row)) -> Result<()> {
    let mut peers = Vec::new();
    for kind in [Kind::Clasp, Kind::Cadical] {
        match SatProgram::installed(kind)? {
            Some(peer) => peers.push(peer),
            None => eprintln!("skipped: no program {} in PATH", kind.name()),
        }
    }
    if peers.is_empty() {
        return Ok(());
    }
    let files = Files::new()?;
    SIZES
        .into_iter()
        .filter(|size| size.houses >= MIN_HOUSES)
        .try_for_each(|size| one_size(size, bachet, &peers, &files, instances, show))
}

fn one_size(
    size: Size,
    bachet: &Path,
    peers: &[SatProgram],
    files: &Files,
    instances: &Path,
    show: &mut impl FnMut(Row),
) -> Result<()> {
    let (instances, _) = size.instances(instances)?;
    let all = instances.iter().map(|i| in_turns(i, bachet, peers, files)).collect::<Result<Vec<_>>>()?;
    for (v, verb) in VERBS.iter().enumerate() {
        for (p, peer) in peers.iter().enumerate() {
            let times: Vec<_> =
                all.iter().map(|(ours, theirs)| (nanoseconds(ours[v]), nanoseconds(theirs[p]))).collect();
            let name = format!("whole process `bachet {verb}`, minimal {}", size.name());
            let mut row = Row::of(name, peer.kind.peer(), &times, Pick::Median);
            row.note = format!("Bachet reads the puzzle, the peer clauses; its version is `{}`", peer.version);
            show(row);
        }
    }
    Ok(())
}

fn nanoseconds(time: Duration) -> f64 {
    time.as_nanos() as f64
}

/// The CPU time of each verb of Bachet and of each peer: the minimum of the runs.
fn in_turns(
    instance: &Instance,
    bachet: &Path,
    peers: &[SatProgram],
    files: &Files,
) -> Result<([Duration; VERBS.len()], Vec<Duration>)> {
    let clauses = Dimacs::of(instance, Encoding::Supports);
    let (puzzle, cnf) = (files.folder.join("puzzle.bachet"), files.folder.join("clauses.cnf"));
    fs::write(&puzzle, text(instance, "random"))?;
    fs::write(&cnf, clauses.to_string())?;
    let mut ours = [Duration::MAX; VERBS.len()];
    let mut theirs = vec![Duration::MAX; peers.len()];
    for _ in 0..RUNS {
        for (time, verb) in ours.iter_mut().zip(VERBS) {
            *time = (*time).min(prove_unique(bachet, verb, &puzzle)?);
        }
        for (time, peer) in theirs.iter_mut().zip(peers) {
            *time = (*time).min(peer.prove_unique(&clauses, &cnf)?);
        }
    }
    Ok((ours, theirs))
}

fn prove_unique(bachet: &Path, verb: &str, puzzle: &Path) -> Result<Duration> {
    let ended = run(bachet, &[verb, "--json", &puzzle.to_string_lossy()])?;
    let answer: serde_json::Value = serde_json::from_str(&ended.output)?;
    let unique = answer["verdict"] == "unique" && answer["count"] == "1" && answer["exact"] == true;
    ensure!(ended.code == Some(0) && unique, "bachet {verb} does not find exactly one solution: {answer}");
    Ok(ended.time)
}

/// A folder for the files that the programs read, removed at the end.
struct Files {
    folder: PathBuf,
}

impl Files {
    fn new() -> Result<Self> {
        let folder = env::temp_dir().join(format!("bachet-benches-{}", process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self { folder })
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        // A folder that stays behind among the temporary files harms nothing.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
