//! The states of a puzzle in the language of Graphviz.

use std::fmt::{Result as Written, Write as _};

use bachet_solver::Budget;
use bachet_statespace::GraphPart;

use bachet_notation::amount;

use super::names::one_line;
use crate::Puzzle;
use crate::messages::{Language, MessageId, Messages};
use crate::verbs::{Refusal, StateGraph, graph};
use crate::ways::GraphNames;

/// Writes the states up to symmetry, those of one distance on one rank, the shortest ways drawn strong.
///
/// # Errors
/// As for [`graph()`](crate::verbs::graph()).
pub fn dot(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<String, Refusal> {
    let ways = puzzle.ways().ok_or(MessageId::GraphNeedsStates)?;
    let found = graph(puzzle, budget)?;
    let names = ways.names()?;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, puzzle.title().unwrap_or_default(), &found, &*names);
    Ok(out)
}

fn write(out: &mut String, title: &str, found: &StateGraph, names: &dyn GraphNames) -> Written {
    writeln!(out, "// Written by Bachet. {}", one_line(title))?;
    if found.part == GraphPart::ShortestWays {
        writeln!(out, "// {} states: only those on shortest ways are here.", found.found)?;
    }
    if let Some(limit) = found.limit {
        writeln!(out, "// The cost is limited to {}: only states within it are here.", amount(limit, None))?;
    }
    for (short, long) in names.legend() {
        writeln!(out, "// {}: {}", one_line(&short), one_line(&long))?;
    }
    writeln!(out, "digraph {} {{", Quoted(title))?;
    writeln!(out, "  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\", fillcolor=white];")?;
    for (i, state) in found.states.iter().enumerate() {
        let colour = match state {
            _ if i == 0 => ", fillcolor=palegreen",
            _ if state.is_goal => ", fillcolor=gold",
            _ if state.is_on_shortest_way => ", fillcolor=aliceblue",
            _ => "",
        };
        writeln!(out, "  s{i} [label={}{colour}];", Quoted(&names.lines(&state.state, " *").join("\n")))?;
    }
    let mut first = 0;
    for rank in found.states.chunk_by(|a, b| a.distance == b.distance) {
        let same: Vec<String> = (first..first + rank.len()).map(|i| format!("s{i}")).collect();
        first += rank.len();
        writeln!(out, "  {{ rank=same; {} }}", same.join("; "))?;
    }
    let messages = Messages::new(Language::default());
    for link in &found.links {
        let steps: Vec<String> = link.steps.iter().map(|step| names.step(step, &messages)).collect();
        let direction = if link.is_both_ways { ", dir=both" } else { "" };
        let weight = if link.is_on_shortest_way { ", color=\"#1a5fb4\", penwidth=2" } else { ", color=gray" };
        let (from, to) = (link.from, link.to);
        writeln!(out, "  s{from} -> s{to} [label={}{direction}{weight}];", Quoted(&steps.join(", ")))?;
    }
    writeln!(out, "}}")
}

/// A text in quotes, its lines with their breaks.
struct Quoted<'a>(&'a str);

impl std::fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                c if c.is_control() => f.write_char(' ')?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}
