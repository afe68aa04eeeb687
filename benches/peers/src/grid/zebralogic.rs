//! The ZebraLogic puzzles, read from a folder beside the checkout and not copied.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::grid::instance::{Clue, Instance};

/// Where the set lies, from the root of the project.
pub const PLACE: &str = "../shared/data/grid/zebralogic.jsonl";

/// All puzzles of the set, from their logical forms; `None` where the set is absent.
///
/// # Errors
/// If the file is not what its README says.
pub fn read(root: &Path) -> Result<Option<Vec<Instance>>> {
    let file = root.join(PLACE);
    if !file.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(&file)?;
    text.lines().map(|line| instance(&serde_json::from_str(line)?)).collect::<Result<_>>().map(Some)
}

fn instance(puzzle: &Value) -> Result<Instance> {
    let size = puzzle["size"].as_str().context("no size")?;
    let (houses, categories) = size.split_once('*').context("a size is `houses*categories`")?;
    let forms = puzzle["logical_form"].as_array().context("no logical form")?;
    let clues = forms.iter().map(clue).collect::<Result<_>>()?;
    Ok(Instance { houses: houses.parse()?, categories: categories.parse()?, clues })
}

fn clue(form: &Value) -> Result<Clue> {
    let number = |place: usize| form[place].as_u64().map(|n| n as usize).context("a number is missing");
    let value = |place: usize| {
        let part = |i: usize| form[place][i].as_u64().map(|n| n as usize).context("a value is missing");
        Ok::<_, anyhow::Error>((part(0)?, part(1)?))
    };
    Ok(match form[0].as_str().context("a clue without a kind")? {
        "eq" => Clue::Same(value(1)?, value(2)?),
        "left" => Clue::Left(value(1)?, value(2)?),
        "imm" => Clue::DirectlyLeft(value(1)?, value(2)?),
        "next" => Clue::Next(value(1)?, value(2)?),
        "dist" => Clue::Distance(value(1)?, value(2)?, number(3)?),
        "at" => Clue::At(value(1)?, number(2)?),
        "notat" => Clue::NotAt(value(1)?, number(2)?),
        kind => bail!("`{kind}` is no kind of clue"),
    })
}
