//! `generate HOUSES SEEDS FOLDER [CONFLICTS]`: writes the instances of seeds 1 to SEEDS, each to its own file.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context as _, Result};
use bachet_benches::generate::generate;
use bachet_benches::sat::Sat;
use cpu_time::ThreadTime;

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let mut next = || arguments.next().context("generate HOUSES SEEDS FOLDER [CONFLICTS]");
    next()?;
    let houses: usize = next()?.parse()?;
    let seeds: u64 = next()?.parse()?;
    let folder = PathBuf::from(next()?);
    let budget = next().ok().map(|b| b.parse()).transpose()?;
    fs::create_dir_all(&folder)?;
    for seed in 1..=seeds {
        let start = ThreadTime::now();
        let made = generate(houses, houses, seed, budget);
        let took = start.elapsed();
        fs::write(folder.join(format!("{seed}.txt")), made.instance.to_string())?;
        let start = ThreadTime::now();
        let count = Sat::of(&made.instance, bachet_benches::sat::Encoding::Supports).count(2);
        println!(
            "{houses} {seed}: {} clues, minimal {}, made in {took:?}, batsat {:?} {count}",
            made.instance.clues.len(),
            made.minimal,
            start.elapsed()
        );
    }
    Ok(())
}
