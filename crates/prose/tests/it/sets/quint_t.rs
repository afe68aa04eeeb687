//! The puzzles of quint-t's generator: semi-formal English, many in a file, each with its table.

use std::fs;
use std::path::Path;

use super::{Case, table};

pub(crate) fn load(folder: &Path) -> Result<Vec<Case>, String> {
    let problem = |error: std::io::Error| format!("no {}: {error}", folder.display());
    let mut files = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>())
        .map_err(problem)?;
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(problem)?;
        let name = file.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let blocks = text.split("\n.:: Puzzle ").skip(1).enumerate();
        cases.extend(blocks.filter_map(|(at, block)| case(&format!("{name}/{}", at + 1), block)));
    }
    Ok(cases)
}

fn case(name: &str, block: &str) -> Option<Case> {
    let (stated, given) = block.split_once(".:: Answer ::.")?;
    let clue = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let lines = || stated.lines().skip(1).filter(|line| !line.trim().is_empty());
    let table_row = |line: &str| -> Option<Vec<String>> {
        let cells = line.trim().strip_prefix('|')?.trim_end_matches('|').split('|');
        Some(cells.map(|cell| cell.trim().to_owned()).collect())
    };
    let columns: Vec<Vec<String>> = given.lines().filter_map(table_row).collect();
    let places = columns.first()?.iter().skip(1).cloned().collect();
    let lists = lines().take_while(|line| !clue(line)).filter_map(|line| {
        let (name, values) = line.split_once(": ")?;
        Some((name.to_owned(), values.split(", ").map(str::to_owned).collect()))
    });
    let categories: Vec<_> = [("Position".to_owned(), places)].into_iter().chain(lists).collect();
    let clues: Vec<String> =
        lines().filter(clue).filter_map(|line| Some(line.split_once(". ")?.1.to_owned())).collect();
    let stated = table::stated(&format!(".:: Puzzle {stated}"), &categories, clues);
    let rows: Vec<Vec<String>> =
        (1..columns.first()?.len()).map(|at| columns.iter().map(|column| column[at].clone()).collect()).collect();
    stated.english(name.to_owned(), &rows)
}
