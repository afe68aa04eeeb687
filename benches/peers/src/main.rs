//! The tables of BENCHMARKS.md: run by `cargo xtask bench`.

use std::env;
use std::process::Command;

use anyhow::{Result, bail, ensure};
use bachet_benches::form::Form;
use bachet_benches::grid::instances::SIZES;
use bachet_benches::grid::table::PROCESSES;
use bachet_benches::instructions::Figures;
use bachet_benches::{crossing, grid, instructions, methods, sudoku, variants};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["grid", "--json", ref parts @ ..] => grids(parts, Form::Json),
        ["grid", ref parts @ ..] => grids(parts, Form::Markdown),
        [PROCESSES, form] => grid::table::run(PROCESSES, &mut |row| Form::of(form).print(&row)),
        ["sudoku", "--json", ref parts @ ..] => sudokus(parts, Form::Json),
        ["sudoku", ref parts @ ..] => sudokus(parts, Form::Markdown),
        ["sudoku-variants", "--json", ref parts @ ..] => variant(parts, Form::Json),
        ["sudoku-variants", ref parts @ ..] => variant(parts, Form::Markdown),
        ["crossing", "--json", ref parts @ ..] => crossings(parts, Form::Json),
        ["crossing", ref parts @ ..] => crossings(parts, Form::Markdown),
        [crossing::table::MANY_COUPLES, count, three] => crossing::table::many(count, three),
        ["generate"] => {
            println!("{}\n", sudoku::processor::name());
            sudoku::generate::rows().iter().for_each(|row| println!("{row}"));
            println!();
            grid::generated::rows()?.iter().for_each(|row| println!("{row}"));
            Ok(())
        }
        ["methods"] => {
            println!("{}\n", sudoku::processor::name());
            methods::rows()?.iter().for_each(|row| println!("{row}"));
            Ok(())
        }
        ["instances"] => {
            instances()?.iter().for_each(|line| println!("{line}"));
            Ok(())
        }
        ["instructions"] => instructions::run(Figures::Checked),
        ["instructions", "--write"] => instructions::run(Figures::Written),
        ["repeat", case, times] => instructions::repeat(case, times.parse()?),
        _ => bail!(
            "grid [--json] [PART ..], sudoku [--json] [PART ..], sudoku-variants [--json] [PART ..], crossing \
             [--json] [PART ..], generate, methods, instances, instructions [--write]"
        ),
    }
}

/// All parts of the table of logic grids, or those named.
fn grids(parts: &[&str], form: Form) -> Result<()> {
    let parts = named(parts, &grid::table::PARTS)?;
    if form == Form::Markdown {
        println!("{}", grid::row::HEAD);
    }
    for part in parts {
        if part == PROCESSES {
            instances()?;
            // In a separate process, because the peak memory of a child includes that of its parent.
            let status = Command::new(env::current_exe()?).args([PROCESSES, form.name()]).status()?;
            ensure!(status.success(), "the processes could not be measured");
        } else {
            grid::table::run(part, &mut |row| form.print(&row))?;
        }
    }
    Ok(())
}

/// All sets of the table of Sudoku, or those named.
fn sudokus(parts: &[&str], form: Form) -> Result<()> {
    let parts = named(parts, &sudoku::sets::SETS.map(|set| set.name))?;
    if form == Form::Markdown {
        println!("{}\n\n{}", sudoku::processor::name(), sudoku::row::HEAD);
    }
    parts.into_iter().try_for_each(|part| sudoku::table::run(part, &mut |row| form.print(&row)))
}

/// All parts of the table of river crossings, or those named.
fn crossings(parts: &[&str], form: Form) -> Result<()> {
    let parts = named(parts, &crossing::table::PARTS)?;
    if form == Form::Markdown {
        println!("{}\n\n{}", sudoku::processor::name(), grid::row::HEAD);
    }
    parts.into_iter().try_for_each(|part| crossing::table::run(part, &mut |row| form.print(&row)))
}

/// All parts of the table of Sudoku beyond the classic 9x9, or those named.
fn variant(parts: &[&str], form: Form) -> Result<()> {
    let parts = named(parts, &variants::table::PARTS)?;
    if form == Form::Markdown {
        println!("{}\n\n{}", sudoku::processor::name(), variants::row::HEAD);
    }
    parts.into_iter().try_for_each(|part| variants::table::run(part, &mut |row| form.print(&row)))
}

/// Returns the requested parts, or all if none is requested.
fn named<'n>(parts: &[&'n str], all: &[&'n str]) -> Result<Vec<&'n str>> {
    ensure!(parts.iter().all(|part| all.contains(part)), "the parts are {}", all.join(", "));
    Ok(if parts.is_empty() { all.to_vec() } else { parts.to_vec() })
}

/// Creates missing instances.
fn instances() -> Result<Vec<String>> {
    let made = SIZES.iter().map(|size| {
        let (instances, unfinished) = size.instances(&grid::table::instance_folder())?;
        Ok(format!("{}: {} instances, {unfinished} not shown minimal", size.name(), instances.len()))
    });
    made.collect()
}
