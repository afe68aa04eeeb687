//! The tables of BENCHMARKS.md: run by `cargo xtask bench`.

use std::env;

use anyhow::{Result, bail, ensure};
use bachet_benches::instances::SIZES;
use bachet_benches::row::Row;
use bachet_benches::table::PARTS;
use bachet_benches::{instructions, row, table};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["grid", "--json", ref parts @ ..] => grid(parts, |row| println!("{}", row.json())),
        ["grid", ref parts @ ..] => {
            println!("{}", row::HEAD);
            grid(parts, |row| println!("{}", row.markdown()))
        }
        ["instances"] => {
            for size in SIZES {
                let (instances, unfinished) = size.instances(&table::instance_folder())?;
                println!("{}: {} instances, {unfinished} not shown minimal", size.name(), instances.len());
            }
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
fn grid(parts: &[&str], mut show: impl FnMut(Row)) -> Result<()> {
    ensure!(parts.iter().all(|part| PARTS.contains(part)), "the parts are {}", PARTS.join(", "));
    let parts = if parts.is_empty() { &PARTS[..] } else { parts };
    parts.iter().try_for_each(|part| table::run(part, &mut show))
}
