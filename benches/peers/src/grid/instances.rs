//! The random instances of the table: made once, then read from a folder under `target/`.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::grid::generate::{Generated, generate};
use crate::grid::instance::Instance;

/// The instances of one size.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Houses, and categories beside the house numbers.
    pub houses: usize,
    /// Seeds 1 to this.
    pub seeds: u64,
    /// Maximum number of conflicts for dropping clues of an instance.
    pub budget: Option<u64>,
}

/// What the table measures.
pub const SIZES: [Size; 4] = [
    Size { houses: 6, seeds: 50, budget: None },
    Size { houses: 10, seeds: 50, budget: None },
    Size { houses: 15, seeds: 50, budget: None },
    Size { houses: 20, seeds: 10, budget: Some(BUDGET) },
];

/// About a minute of one core an instance; the hardest would take half an hour.
const BUDGET: u64 = 100_000;

const NOT_MINIMAL: &str = "not minimal";

impl Size {
    /// `10x10`.
    pub fn name(self) -> String {
        format!("{0}x{0}", self.houses)
    }

    /// Every instance, and how many of them are not shown minimal.
    ///
    /// # Errors
    /// If the folder cannot be read or written.
    pub fn instances(self, folder: &Path) -> Result<(Vec<Instance>, usize)> {
        let folder = folder.join(self.name());
        fs::create_dir_all(&folder)?;
        let mut instances = Vec::new();
        let mut unfinished = 0;
        for seed in 1..=self.seeds {
            let file = folder.join(format!("{seed}.txt"));
            let mark = folder.join(format!("{seed}.{NOT_MINIMAL}"));
            if !file.exists() {
                let Generated { instance, minimal } = generate(self.houses, self.houses, seed, self.budget);
                if !minimal {
                    fs::write(&mark, "")?;
                }
                fs::write(&file, instance.to_string())?;
            }
            instances.push(Instance::parse(&fs::read_to_string(&file)?)?);
            unfinished += usize::from(mark.exists());
        }
        Ok((instances, unfinished))
    }
}
