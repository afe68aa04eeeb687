//! The states of a crossing in the language of Graphviz.

mod moving;

use std::fmt::Write as _;

use bachet_crossing::{Numbering, Part};
use bachet_notation::crossing::{CrossingPuzzle, PlaceId};
use bachet_solver::Budget;

use super::names::one_line;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::short_names::ShortNames;
use crate::verbs::{Refusal, StateGraph, graph};

/// Writes the states up to exchanging travellers, those of one distance on one rank, the shortest ways drawn strong.
///
/// # Errors
/// As for [`graph()`](crate::verbs::graph()).
pub fn dot(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<String, Refusal> {
    if let Puzzle::Moving(puzzle) = puzzle {
        return moving::dot(puzzle, budget);
    }
    let found = graph(puzzle, budget)?;
    let Puzzle::Crossing(puzzle) = puzzle else { return Err(MessageId::GraphIsForCrossings.into()) };
    let numbering = Numbering::new(puzzle).map_err(|_| Refusal::from(MessageId::GraphTooLarge))?;
    let names = ShortNames::new(puzzle, &numbering, &found.kinds);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, puzzle, &found, &names);
    Ok(out)
}

fn write(out: &mut String, puzzle: &CrossingPuzzle, found: &StateGraph, names: &ShortNames<'_>) -> std::fmt::Result {
    let title = puzzle.headers.title.as_deref().unwrap_or_default();
    writeln!(out, "// Written by Bachet. {}", one_line(title))?;
    if found.graph.part == Part::ShortestWays {
        writeln!(out, "// {} states: only those on shortest ways are here.", found.graph.found)?;
    }
    for (short, long) in names.legend() {
        writeln!(out, "// {}: {}", one_line(&short), one_line(&long))?;
    }
    writeln!(out, "digraph {} {{", Quoted(title))?;
    writeln!(out, "  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\", fillcolor=white];")?;
    for (i, state) in found.graph.states.iter().enumerate() {
        let Some(position) = &state.position else { continue };
        let line = |p: u32| {
            let boat = if position.boat.0 == p { " *" } else { "" };
            format!("{}: {}{boat}", puzzle.place(PlaceId(p)), names.place(position, PlaceId(p)))
        };
        let label = (0..puzzle.places.len() as u32).map(line).collect::<Vec<_>>().join("\n");
        let colour = match state {
            _ if i == 0 => ", fillcolor=palegreen",
            _ if state.is_goal => ", fillcolor=gold",
            _ if state.is_on_shortest_way => ", fillcolor=aliceblue",
            _ => "",
        };
        writeln!(out, "  s{i} [label={}{colour}];", Quoted(&label))?;
    }
    let states = &found.graph.states;
    for rank in states.chunk_by(|a, b| a.distance == b.distance).scan(0, |next, rank| {
        let first = *next;
        *next += rank.len();
        Some(first..*next)
    }) {
        let same: Vec<String> = rank.map(|i| format!("s{i}")).collect();
        writeln!(out, "  {{ rank=same; {} }}", same.join("; "))?;
    }
    for link in &found.links {
        let loads: Vec<String> = link.loads.iter().map(|load| names.company(load)).collect();
        let direction = if link.is_both_ways { ", dir=both" } else { "" };
        let weight = if link.is_on_shortest_way { ", color=\"#1a5fb4\", penwidth=2" } else { ", color=gray" };
        let (from, to) = (link.from, link.to);
        writeln!(out, "  s{from} -> s{to} [label={}{direction}{weight}];", Quoted(&loads.join(", ")))?;
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
