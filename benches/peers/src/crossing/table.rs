//! The table of speeds of river crossings: from the compiled puzzle to distance, exact count and all states, beside the
//! peers; then everything again with one more rule.

use std::env;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use bachet_budget::Budget;
use bachet_crossing::{Crossing, Symmetry};
use bachet_notation::Severity;
use bachet_notation::crossing::{CrossingPuzzle, read};
use cpu_time::ProcessTime;

use super::peers;
use super::raw::{Kind, Raw, Three};
use crate::grid::process::measure;
use crate::grid::row::{Peer, Row};
use crate::{root, timing};

/// The part that measures whole processes.
pub const PROCESSES: &str = "processes";
/// The parts of the table.
pub const PARTS: [&str; 4] = ["search", "list", "compile", PROCESSES];
/// The name of the case that runs in a separate process.
pub const MANY_COUPLES: &str = "crossing-many";

const SEATS: u32 = 4;

/// Measures one part of the table and reports each row.
///
/// # Errors
/// If an answer is wrong, or a program cannot be run.
pub fn run(part: &str, show: &mut impl FnMut(Row)) -> Result<()> {
    match part {
        "search" => [Three::Allowed, Three::Forbidden].into_iter().try_for_each(|three| search(three, show)),
        "list" => [Three::Allowed, Three::Forbidden].into_iter().try_for_each(|three| list(three, show)),
        "compile" => compile(show),
        _ => processes(show),
    }
}

/// A puzzle in our notation.
pub fn puzzle(kind: Kind, count: u32, seats: u32, three: Three) -> Result<CrossingPuzzle> {
    let stated = match kind {
        Kind::Couples => format!(
            "woman: {count}, each with her man\nman: {count}\nboat: {seats} seats\nrule: each woman: her man or no man\n"
        ),
        Kind::Missionaries => format!(
            "missionary: {count}\ncannibal: {count}\nboat: {seats} seats\nrule: no missionary or missionary >= cannibal\n"
        ),
    };
    let more = if three == Three::Forbidden { "rule in boat: total != 3\n" } else { "" };
    text(&format!("crossing: bench\n{stated}{more}"))
}

fn text(text: &str) -> Result<CrossingPuzzle> {
    let (puzzle, problems) = read(text);
    ensure!(problems.iter().all(|p| p.severity() != Severity::Error), "{problems:?}");
    Ok(puzzle)
}

fn compiled(puzzle: &CrossingPuzzle) -> Result<Crossing> {
    Crossing::new(puzzle).map_err(|problems| anyhow::anyhow!("{problems:?}"))
}

fn named(name: &str, three: Three) -> String {
    if three == Three::Forbidden { format!("{name}, never 3 in the boat") } else { name.to_owned() }
}

fn search(three: Three, show: &mut impl FnMut(Row)) -> Result<()> {
    type Peers<'p> = &'p [(&'static str, fn(&Raw) -> Option<usize>)];
    let bfs: (&str, fn(&Raw) -> Option<usize>) = ("pathfinding bfs, the search alone", peers::distance);
    let checker: (&str, fn(&Raw) -> Option<usize>) = ("stateright", |raw| Some(peers::checked(*raw)));
    let numbers: (&str, fn(&Raw) -> Option<usize>) = ("pathfinding bfs over numbers", peers::by_numbers);
    let cases: [(&str, Kind, u32, u32, Symmetry, Peers<'_>); 5] = [
        ("3 couples, 2 seats", Kind::Couples, 3, 2, Symmetry::UpToSymmetry, &[bfs, checker]),
        ("3 couples, 2 seats, by name", Kind::Couples, 3, 2, Symmetry::Named, &[bfs]),
        ("10 couples, 4 seats", Kind::Couples, 10, SEATS, Symmetry::UpToSymmetry, &[]),
        ("10 couples, 4 seats, by name", Kind::Couples, 10, SEATS, Symmetry::Named, &[bfs, checker]),
        ("100 missionaries, 100 cannibals", Kind::Missionaries, 100, SEATS, Symmetry::UpToSymmetry, &[numbers]),
    ];
    for (name, kind, count, seats, symmetry, peers) in cases {
        let crossing = compiled(&puzzle(kind, count, seats, three)?)?;
        let raw = Raw::new(kind, count, seats, three);
        let ours = || crossing.reach(symmetry, &mut Budget::unlimited());
        let found = ours();
        let note = format!("{} crossings, {} states", found.shortest.unwrap_or_default(), found.states);
        let name = named(name, three);
        if peers.is_empty() {
            let (ns, _) = timing::beside(ours, || ());
            show(Row { name: name.clone(), ns, peer: None, instances: 1, note: note.clone() });
        }
        for (peer, work) in peers {
            if *peer != "stateright" {
                ensure!(work(&raw).map(|d| d as u64) == found.shortest, "{name}: {peer} finds {:?}", work(&raw));
            }
            let (ns, theirs) = if *peer == "stateright" {
                (timing::beside(ours, || ()).0, process_time(|| work(&raw)))
            } else {
                timing::beside(ours, || work(&raw))
            };
            show(row(&name, ns, peer, theirs, &note));
        }
    }
    Ok(())
}

fn list(three: Three, show: &mut impl FnMut(Row)) -> Result<()> {
    let crossing = compiled(&puzzle(Kind::Couples, 5, 3, three)?)?;
    let raw = Raw::new(Kind::Couples, 5, 3, three);
    let ours = || {
        let mut count = 0_usize;
        crossing.shortest_paths(Symmetry::Named, &mut Budget::unlimited(), |path| {
            black_box(path);
            count += 1;
            ControlFlow::Continue(())
        });
        count
    };
    let (found, theirs) = (ours(), peers::all_shortest(&raw));
    ensure!(found == theirs, "{found} shortest ways, but the peer lists {theirs}");
    let (ns, theirs) = timing::beside(ours, || peers::all_shortest(&raw));
    let name = named("5 couples, 3 seats: every shortest way", three);
    show(row(&name, ns, "pathfinding astar_bag", theirs, &format!("{found} ways")));
    Ok(())
}

/// Every crossing of the gallery, from the parsed puzzle to the compiled one.
fn compile(show: &mut impl FnMut(Row)) -> Result<()> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(root().join("puzzles"))?.map(|f| Ok(f?.path())).collect::<Result<_>>()?;
    files.sort();
    for file in files {
        let source = std::fs::read_to_string(&file)?;
        if source.starts_with("crossing:") {
            let puzzle = text(&source)?;
            let (ns, _) = timing::beside(|| Crossing::new(&puzzle), || ());
            let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            show(Row { name: format!("make ready: {stem}"), ns, peer: None, instances: 1, note: String::new() });
        }
    }
    Ok(())
}

/// Whole processes: the program on a puzzle of the gallery, and very many couples with their memory.
fn processes(show: &mut impl FnMut(Row)) -> Result<()> {
    let itself = env::current_exe()?;
    let program = PathBuf::from(env::var_os("BACHET_PROGRAM").context("BACHET_PROGRAM names the program to measure")?);
    let usage = measure(&program, &["solve", "maris-jaloux"], 20)?;
    let mut report = |name: String, usage: crate::grid::process::Usage| {
        let note = format!("{:.1} MB", usage.megabytes);
        show(Row { name, ns: usage.ns, peer: None, instances: 1, note });
    };
    report("whole process: solve maris-jaloux".to_owned(), usage);
    for count in ["1000000", "10000000"] {
        for three in ["allowed", "forbidden"] {
            let usage = measure(&itself, &[MANY_COUPLES, count, three], 3)?;
            let three = if three == "forbidden" { Three::Forbidden } else { Three::Allowed };
            report(named(&format!("whole process: {count} couples, 4 seats"), three), usage);
        }
    }
    Ok(())
}

/// Very many couples, in a process of its own.
///
/// # Errors
/// If the distance is not 2n - 3.
pub fn many(count: &str, three: &str) -> Result<()> {
    let three = if three == "forbidden" { Three::Forbidden } else { Three::Allowed };
    let count: u32 = count.parse()?;
    let found =
        compiled(&puzzle(Kind::Couples, count, SEATS, three)?)?.reach(Symmetry::UpToSymmetry, &mut Budget::unlimited());
    ensure!(three == Three::Forbidden || found.shortest == Some(2 * u64::from(count) - 3), "{:?}", found.shortest);
    black_box(found);
    Ok(())
}

/// Returns the CPU time of the whole process in nanoseconds, for peers with several threads: the minimum of several
/// calls.
fn process_time<T>(work: impl Fn() -> T) -> f64 {
    let call = |_| {
        let start = ProcessTime::now();
        black_box(work());
        start.elapsed().as_nanos() as f64
    };
    (0..20).map(call).fold(f64::INFINITY, f64::min)
}

/// Solves the jealous husbands several times.
///
/// # Errors
/// If the answer is wrong.
pub fn husbands(times: u64) -> Result<()> {
    let crossing = compiled(&puzzle(Kind::Couples, 3, 2, Three::Allowed)?)?;
    for _ in 0..times {
        let found = crossing.reach(Symmetry::UpToSymmetry, &mut Budget::unlimited());
        ensure!((found.shortest, found.states) == (Some(11), 16), "{found:?}");
    }
    Ok(())
}

fn row(name: &str, ns: f64, peer: &'static str, theirs: f64, note: &str) -> Row {
    let peer = Peer { name: peer, ns: theirs, ratio: ns / theirs, worst: ns / theirs };
    Row { name: name.to_owned(), ns, peer: Some(peer), instances: 1, note: note.to_owned() }
}
