//! The tables of BENCHMARKS.md: run by `cargo xtask bench`.

use std::env;
use std::process::Command;

use anyhow::{Result, bail, ensure};
use bachet_benches::instances::SIZES;
use bachet_benches::row::Row;
use bachet_benches::table::{PARTS, PROCESSES};
use bachet_benches::{instructions, row, table};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["grid", "--json", ref parts @ ..] => grid(parts, Form::Json),
        ["grid", ref parts @ ..] => {
            println!("{}", row::HEAD);
            grid(parts, Form::Markdown)
        }
        [PROCESSES, form] => table::run(PROCESSES, &mut |row| Form::of(form).print(&row)),
        ["instances"] => {
            instances()?.iter().for_each(|line| println!("{line}"));
            Ok(())
        }
        ["instructions"] => {
            match instructions::count()? {
                Some(count) => println!("{count} instructions for each solve of the zebra"),
                None => println!("skipped: no valgrind"),
            }
            Ok(())
        }
        ["repeat", times] => instructions::repeat(times.parse()?),
        _ => bail!("grid [--json] [PART ..], instances, instructions; the parts are {}", PARTS.join(", ")),
    }
}

/// All parts, or those named.
fn grid(parts: &[&str], form: Form) -> Result<()> {
    ensure!(parts.iter().all(|part| PARTS.contains(part)), "the parts are {}", PARTS.join(", "));
    let parts = if parts.is_empty() { &PARTS[..] } else { parts };
    for &part in parts {
        if part == PROCESSES {
            instances()?;
            // In a process of its own: the memory of a child counts from what its parent had.
            let status = Command::new(env::current_exe()?).args([PROCESSES, form.name()]).status()?;
            ensure!(status.success(), "the processes could not be measured");
        } else {
            table::run(part, &mut |row| form.print(&row))?;
        }
    }
    Ok(())
}

/// Makes sure that all instances are there.
fn instances() -> Result<Vec<String>> {
    let made = SIZES.iter().map(|size| {
        let (instances, unfinished) = size.instances(&table::instance_folder())?;
        Ok(format!("{}: {} instances, {unfinished} not shown minimal", size.name(), instances.len()))
    });
    made.collect()
}

/// How a row is shown.
#[derive(Clone, Copy, Debug)]
enum Form {
    Json,
    Markdown,
}

impl Form {
    fn of(name: &str) -> Self {
        if name == Self::Json.name() { Self::Json } else { Self::Markdown }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Markdown => "markdown",
        }
    }

    fn print(self, row: &Row) {
        match self {
            Self::Json => println!("{}", row.json()),
            Self::Markdown => println!("{}", row.markdown()),
        }
    }
}
