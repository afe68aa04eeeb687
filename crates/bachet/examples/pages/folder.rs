//! The figures of a folder of pages.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::Path;

use bachet::Puzzle;
use bachet::front::Draft;
use bachet::front::notation::GridPuzzle;
use serde_json::Value;

use crate::Figures;
use crate::outcomes::{self, ClueOutcome, End, JudgedClue, Known, PageOutcome};

/// Returns the figures of a folder for each language.
pub(crate) fn figures(folder: &Path, is_listed: bool) -> Result<BTreeMap<String, Figures>, Box<dyn Error>> {
    let mut all: BTreeMap<String, Figures> = BTreeMap::new();
    for number in numbers(folder)? {
        let file = |end: &str| fs::read_to_string(folder.join(format!("{number}{end}"))).ok();
        let json: Option<Value> = file(".json").map(|text| serde_json::from_str(&text)).transpose()?;
        let figures = all.entry(language(folder, json.as_ref())).or_default();
        if let Some(text) = file(".bachet") {
            let clues = outcomes::clues(&text).map_err(|problems| format!("{number}.bachet: {problems:?}"))?;
            for clue in &clues {
                figures.clue(clue.outcome);
                if let Some(kind) = clue.kind {
                    figures.guess(kind, clue.outcome);
                }
                *figures.offered.get_or_insert_default() += u32::from(clue.is_offered == Some(true));
                if is_listed {
                    list(&number, clue);
                }
            }
        }
        let Some(page) = file(".txt") else { continue };
        let meant = match (file(".expr.bachet"), &json) {
            (Some(text), _) => outcomes::rows(&bachet::read(&text)?.puzzle),
            (None, Some(json)) => json.get("solution").and_then(|rows| serde_json::from_value(rows.clone()).ok()),
            (None, None) => None,
        };
        let rows = meant.ok_or_else(|| format!("{number}: its meanings do not leave one solution"))?;
        let known = Known { rows, meanings: file(".bachet").as_deref().and_then(meanings) };
        let listed = file(".listed.txt");
        let end = outcomes::conversation(listed.as_ref().unwrap_or(&page), &known, false);
        *figures.pages.entry(end.kind()).or_default() += 1;
        let raw = listed.map(|_| outcomes::conversation(&page, &known, true));
        if let Some(end) = &raw {
            *figures.raw.entry(end.kind()).or_default() += 1;
        }
        if is_listed {
            println!("{number} {}", shown(&end));
            if let Some(end) = &raw {
                println!("{number} without lists: {}", shown(end));
            }
        }
    }
    Ok(all)
}

/// Returns the language of a page: the one that is stated with it, or that the name of its folder begins with.
fn language(folder: &Path, json: Option<&Value>) -> String {
    let stated = json.and_then(|json| json.get("language")?.as_str().map(str::to_owned));
    let name = || folder.file_name().map(|name| name.to_string_lossy().chars().take(2).collect());
    stated.or_else(name).unwrap_or_default()
}

/// Returns a puzzle whose clues have their meanings below them.
fn meanings(text: &str) -> Option<GridPuzzle> {
    match Draft::read(text.as_bytes(), None).puzzle? {
        Puzzle::Grid(grid) => Some(grid),
        _ => None,
    }
}

/// Returns how a page ends, and what was read of it unless it is answered rightly.
fn shown(end: &End) -> String {
    let is_right = matches!(end.page, PageOutcome::Answered { is_right: true, .. });
    let text = end.text.lines().filter(|line| !is_right && !line.is_empty());
    let head = format!("{}, {} asked: {:?}", end.kind(), end.asked, end.page);
    std::iter::once(head.as_str()).chain(text).collect::<Vec<_>>().join("\n      | ")
}

fn list(number: &str, clue: &JudgedClue) {
    if !matches!(clue.outcome, ClueOutcome::Read | ClueOutcome::Guessed) {
        let offered = if clue.is_offered == Some(true) { ", among the choices" } else { "" };
        println!("{number} {}{offered}: {}", clue.outcome.name(), clue.sentence);
        println!("    = {}", clue.meant.as_deref().unwrap_or("nothing"));
        for reading in clue.readings.iter().take(3) {
            println!("    ~ {}", reading.as_deref().unwrap_or("nothing"));
        }
    }
}

/// Returns the numbers of the pages of a folder.
fn numbers(folder: &Path) -> Result<BTreeSet<String>, std::io::Error> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let number = name.strip_suffix(".txt").or_else(|| name.strip_suffix(".bachet"));
        found.extend(number.filter(|number| !number.contains('.')).map(str::to_owned));
    }
    Ok(found)
}
