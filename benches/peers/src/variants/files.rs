//! Reads the boards of Interactive-Sudoku-Solver's collections: its constraint notation, and layouts a line each.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use super::board::Board;
use crate::root;

/// Where the collections are.
pub fn folder() -> PathBuf {
    root().join("../shared/data/variants/iss")
}

/// A board with its name.
#[derive(Clone, Debug)]
pub struct Named {
    /// The name that the file gives it.
    pub name: String,
    /// The board.
    pub board: Board,
}

/// The boards of a file with a JSON object a line.
///
/// # Errors
/// If the file cannot be read, or holds a constraint that this does not know.
pub fn boards(file: &Path) -> Result<Vec<Named>> {
    let text = fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    let read = text.lines().map(|line| {
        let value: Value = serde_json::from_str(line)?;
        let field = |name: &str| value[name].as_str().with_context(|| format!("no {name}"));
        Ok(Named { name: field("name")?.to_owned(), board: notation(field("canonical")?)? })
    });
    read.collect()
}

/// A board of 16 in the constraint notation: `.Shape~16x16.Diagonal~1.~R1C4_5`.
fn notation(text: &str) -> Result<Board> {
    let mut board = Board::latin(16);
    let mut boxes = true;
    for constraint in text.split('.').filter(|constraint| !constraint.is_empty()) {
        let parts: Vec<&str> = constraint.split('~').collect();
        match parts[..] {
            ["Shape", "16x16"] => {}
            ["NoBoxes"] => boxes = false,
            // The files only use both diagonals together.
            ["Diagonal", "1"] => ensure!(text.contains(".Diagonal~-1"), "one diagonal"),
            ["Diagonal", "-1"] => board = board.diagonals(),
            ["Jigsaw", regions] => board = board.regions(&letters(regions)),
            ["", ref givens @ ..] => {
                for given in givens {
                    let (place, value) = given.split_once('_').context("a given without a value")?;
                    let (row, column) = place[1..].split_once('C').context("a place without a column")?;
                    let number = |digit: &str| usize::from_str_radix(digit, 17).map(|n| n - 1);
                    board.givens[number(row)? * 16 + number(column)?] = Some(value.parse::<u8>()? - 1);
                }
            }
            _ => anyhow::bail!("unknown constraint {constraint}"),
        }
    }
    Ok(if boxes { board.boxes() } else { board })
}

/// Returns the irregular 9x9 layouts of a file; after `.Jigsaw~` the boxes are houses too.
///
/// # Errors
/// If the file cannot be read, or a line is not a layout.
pub fn layouts(name: &str) -> Result<Vec<Board>> {
    let file = folder().join(format!("layouts_{name}.txt"));
    let text = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
    let read = text.lines().map(|line| {
        let (board, regions) = match line.strip_prefix(".Jigsaw~") {
            Some(regions) => (Board::latin(9).boxes(), regions),
            None => (Board::latin(9), line),
        };
        let regions = letters(regions);
        ensure!(regions.len() == 81 && (0..9).all(|r| regions.iter().filter(|&&of| of == r).count() == 9), "{line}");
        Ok(board.regions(&regions))
    });
    read.collect()
}

/// The number of each cell's region, in the order in which they first appear.
fn letters(text: &str) -> Vec<usize> {
    let mut seen: Vec<char> = Vec::new();
    let number = |letter: char| {
        seen.iter().position(|&other| other == letter).unwrap_or_else(|| {
            seen.push(letter);
            seen.len() - 1
        })
    };
    text.chars().map(number).collect()
}
