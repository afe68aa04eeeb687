//! Tables of what became of clues and pages, by set and language.

use std::fmt::Write as _;

use crate::Figures;
use crate::outcomes::{ClueOutcome, End};

/// Returns the tables: of the clues, of the pages, and of those whose categories had to be confirmed.
pub(crate) fn tables(lines: &[(String, String, Figures)]) -> String {
    let mut text = String::from("| set | language | clues |");
    for outcome in ClueOutcome::ALL {
        write!(text, " {} |", outcome.name()).expect("a string takes all");
    }
    text.push_str(" meaning among the readings |\n|---|---|--:|");
    text.push_str(&"--:|".repeat(ClueOutcome::ALL.len() + 1));
    text.push('\n');
    for (set, language, figures) in lines.iter().filter(|(.., figures)| !figures.clues.is_empty()) {
        let cells = ClueOutcome::ALL.map(|outcome| figures.clues.get(&outcome).copied().unwrap_or(0));
        let (recalled, of) = ClueOutcome::recall(&figures.clues);
        row(&mut text, set, language, &cells, &format!(" {recalled} of {of} |"));
    }
    for (name, pages) in [("pages", false), ("pages without lists", true)] {
        let of = |figures: &Figures| if pages { figures.raw.clone() } else { figures.pages.clone() };
        write!(text, "\n| set | language | {name} |").expect("a string takes all");
        for kind in End::KINDS {
            write!(text, " {kind} |").expect("a string takes all");
        }
        text.push_str("\n|---|---|--:|");
        text.push_str(&"--:|".repeat(End::KINDS.len()));
        text.push('\n');
        for (set, language, figures) in lines.iter().filter(|(.., figures)| !of(figures).is_empty()) {
            let all = of(figures);
            let cells = End::KINDS.map(|kind| all.get(kind).copied().unwrap_or(0));
            row(&mut text, set, language, &cells, "");
        }
    }
    text
}

fn row(text: &mut String, set: &str, language: &str, cells: &[u32], last: &str) {
    let numbers: Vec<String> = cells.iter().map(u32::to_string).collect();
    let sum: u32 = cells.iter().sum();
    writeln!(text, "| {set} | {language} | {sum} | {} |{last}", numbers.join(" | ")).expect("a string takes all");
}
