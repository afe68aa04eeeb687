//! The table of speeds of logic grids.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use bachet_solver::Solver;

use crate::grid::encoding::Encoding;
use crate::grid::instance::Instance;
use crate::grid::instances::{SIZES, Size};
use crate::grid::puzzle::puzzle;
use crate::grid::row::{Pick, Row};
use crate::grid::sat::Sat;
use crate::grid::zebra::zebra;
use crate::grid::{constraints, ours, process, sat_processes, text, zebralogic};
use crate::random::Random;
use crate::{root, timing};

const CONFLICTS: &str = "batsat 0.6.0, conflict encoding";
const SUPPORTS: &str = "batsat 0.6.0, support encoding";
const CONSTRAINTS: &str = "puzzle-solver 0.4.1";

/// Where the instances are kept.
pub fn instance_folder() -> PathBuf {
    root().join("target/instances")
}

/// The part that measures the program `bachet` from outside.
pub const PROCESSES: &str = "processes";
/// The part that measures `bachet` and SAT solvers of the system from outside.
pub const SAT_PROCESSES: &str = "sat-processes";
/// The parts of the table, by name.
pub const PARTS: [&str; 9] =
    ["zebra", "6x6", "10x10", "15x15", "20x20", "assumptions", "zebralogic", PROCESSES, SAT_PROCESSES];

/// Measures one part of the table and reports each row.
///
/// # Errors
/// If an answer is wrong, or a file or the program `bachet` is missing.
pub fn run(part: &str, show: &mut impl FnMut(Row)) -> Result<()> {
    match part {
        "zebra" => five_houses(show),
        "assumptions" => assumptions(show),
        "zebralogic" => all_zebralogic(show),
        PROCESSES => processes(show),
        SAT_PROCESSES => sat_processes::rows(&program()?, &instance_folder(), show),
        _ => SIZES.into_iter().filter(|size| size.name() == part).try_for_each(|size| random(size, show)),
    }
}

fn five_houses(show: &mut impl FnMut(Row)) -> Result<()> {
    let instance = zebra()?;
    let puzzle = puzzle(&instance);
    ensure!(ours::count(&puzzle) == 1 && constraints::count(&instance) == 1, "the zebra has one solution");
    let time = timing::beside(|| ours::count(&puzzle), || constraints::count(&instance));
    show(Row::of("zebra", CONSTRAINTS, &[time], Pick::Median));
    for (encoding, peer) in [(Encoding::Conflicts, CONFLICTS), (Encoding::Supports, SUPPORTS)] {
        let time = beside_batsat(&instance, encoding)?;
        show(Row::of("zebra", peer, &[time], Pick::Median));
    }
    Ok(())
}

fn random(size: Size, show: &mut impl FnMut(Row)) -> Result<()> {
    let (instances, unfinished) = size.instances(&instance_folder())?;
    let clues = instances.iter().map(|i| i.clues.len()).sum::<usize>() as f64 / instances.len() as f64;
    let unfinished =
        if unfinished == 0 { String::new() } else { format!(", {unfinished} not shown minimal within the budget") };
    for (encoding, peer) in [(Encoding::Conflicts, CONFLICTS), (Encoding::Supports, SUPPORTS)] {
        let times = instances.iter().map(|i| beside_batsat(i, encoding)).collect::<Result<Vec<_>>>()?;
        let mut row = Row::of(format!("minimal {}", size.name()), peer, &times, Pick::Median);
        row.note = format!("{clues:.1} clues on average{unfinished}");
        show(row);
    }
    Ok(())
}

fn assumptions(show: &mut impl FnMut(Row)) -> Result<()> {
    let instance = zebra()?;
    let compiled = ours::model(&puzzle(&instance))?;
    let mut literals = ours::literals(&compiled);
    let sat = Sat::of(&instance, Encoding::Supports);
    let mut assumed: Vec<_> = (0..5)
        .flat_map(|c| (0..5).map(move |v| (c, v)))
        .flat_map(|value| (0..5).map(move |h| (value, h)))
        .map(|(value, h)| sat.lit(value, h))
        .collect();
    ensure!(literals.len() == 125 && assumed.len() == 125, "the zebra has 125 literals, not {}", literals.len());
    let mut random = Random::new(1);
    random.shuffle(&mut literals);
    random.shuffle(&mut assumed);
    let mut solver = Solver::new(&compiled.model);
    let first = ours::satisfiable(&mut solver, &literals);
    ensure!(first.0 == 25 && first == ours::satisfiable(&mut solver, &literals), "a later call takes fewer steps");
    let (ns, _) = timing::beside(|| ours::satisfiable(&mut solver, &literals), || ());
    for (encoding, peer) in [(Encoding::Conflicts, CONFLICTS), (Encoding::Supports, SUPPORTS)] {
        let mut peer_ns = 0.0;
        for &lit in &assumed {
            peer_ns += timing::first_call(|| Sat::of(&instance, encoding), |sat| sat.has_solution(&[lit]));
        }
        let each = (ns / 125.0, peer_ns / 125.0);
        let mut row = Row::of("one call with an assumption, zebra", peer, &[each], Pick::Median);
        row.instances = 125;
        "mean of a call; batsat's is the first call of a solver, since it keeps what it learns"
            .clone_into(&mut row.note);
        show(row);
    }
    Ok(())
}

fn all_zebralogic(show: &mut impl FnMut(Row)) -> Result<()> {
    let Some(instances) = zebralogic::read(&root())? else {
        eprintln!("skipped: no {}", zebralogic::PLACE);
        return Ok(());
    };
    for (encoding, peer) in [(Encoding::Conflicts, CONFLICTS), (Encoding::Supports, SUPPORTS)] {
        let times = instances.iter().map(|i| beside_batsat(i, encoding)).collect::<Result<Vec<_>>>()?;
        show(Row::of("ZebraLogic, median", peer, &times, Pick::Median));
        show(Row::of("ZebraLogic, largest", peer, &times, Pick::Largest));
    }
    Ok(())
}

/// The program `bachet`.
fn program() -> Result<PathBuf> {
    Ok(PathBuf::from(env::var_os("BACHET_PROGRAM").context("BACHET_PROGRAM names the program to measure")?))
}

fn processes(show: &mut impl FnMut(Row)) -> Result<()> {
    let program = program()?;
    let mut row = |name: &str, arguments: &[&str], runs: usize| {
        let usage = process::measure(&program, arguments, runs)?;
        let note = format!("CPU time of the process; {:.1} MB at most", usage.megabytes);
        show(Row { name: name.to_owned(), ns: usage.ns, peer: None, instances: 1, note });
        Ok::<_, anyhow::Error>(())
    };
    row("whole process `bachet solve zebra`", &["solve", "zebra"], 20)?;
    row("whole process `bachet count --per-clue gastsprekers`", &["count", "--per-clue", "gastsprekers"], 5)?;
    for size in SIZES {
        let folder = instance_folder().join(size.name());
        let (instances, _) = size.instances(&instance_folder())?;
        let mut worst = process::Usage::default();
        for (instance, seed) in instances.iter().zip(1..) {
            let file = folder.join(format!("{seed}.bachet"));
            fs::write(&file, text::text(instance, &format!("random {}, seed {seed}", size.name())))?;
            let usage = process::measure(&program, &["solve", &file.to_string_lossy()], 1)?;
            worst = process::Usage { ns: worst.ns.max(usage.ns), megabytes: worst.megabytes.max(usage.megabytes) };
        }
        show(Row {
            name: format!("whole process, slowest of the minimal {}", size.name()),
            ns: worst.ns,
            peer: None,
            instances: instances.len(),
            note: format!("CPU time of the process; {:.1} MB at most", worst.megabytes),
        });
    }
    Ok(())
}

/// Enumeration of all solutions of a parsed puzzle, by Bachet and by batsat.
fn beside_batsat(instance: &Instance, encoding: Encoding) -> Result<(f64, f64)> {
    let puzzle = puzzle(instance);
    let theirs = || Sat::of(instance, encoding).count(2);
    ensure!(ours::count(&puzzle) == 1 && theirs() == 1, "a generated instance has one solution");
    Ok(timing::beside(|| ours::count(&puzzle), theirs))
}
