//! The states of a puzzle of moves in the language of Graphviz, those of one distance on one rank.

use std::fmt::Write as _;

use bachet_moving::{Graph, graph};
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;

use super::Quoted;
use crate::export::names::one_line;
use crate::messages::MessageId;
use crate::verbs::{MOST_DRAWN, MOST_WHOLE, Refusal};

pub(super) fn dot(puzzle: &MovingPuzzle, budget: &mut Budget<'_>) -> Result<String, Refusal> {
    let Some(found) = graph(&puzzle.setup, budget) else {
        return Err(if budget.is_spent() {
            Refusal::Unfinished(MessageId::GraphUnfinished.into())
        } else {
            MessageId::MovingTooManyStates.into()
        });
    };
    let whole = found.nodes.len() <= MOST_WHOLE || !found.nodes.iter().any(|node| node.on_shortest);
    let drawn = found.nodes.iter().filter(|node| whole || node.on_shortest).count();
    if drawn > MOST_DRAWN {
        return Err(MessageId::GraphTooLarge.into());
    }
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, puzzle, &found, whole);
    Ok(out)
}

fn write(out: &mut String, puzzle: &MovingPuzzle, found: &Graph, whole: bool) -> std::fmt::Result {
    let title = puzzle.headers.title.as_deref().unwrap_or_default();
    writeln!(out, "// Written by Bachet. {}", one_line(title))?;
    if !whole {
        writeln!(out, "// {} states: only those on shortest ways are here.", found.nodes.len())?;
    }
    writeln!(out, "digraph {} {{", Quoted(title))?;
    writeln!(out, "  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\", fillcolor=white];")?;
    let nodes = || found.nodes.iter().enumerate().filter(|(_, node)| whole || node.on_shortest);
    for (i, node) in nodes() {
        let colour = match node {
            _ if i == 0 => ", fillcolor=palegreen",
            _ if node.is_goal => ", fillcolor=gold",
            _ if node.on_shortest => ", fillcolor=aliceblue",
            _ => "",
        };
        writeln!(out, "  s{i} [label={}{colour}];", Quoted(&node.position.line(&puzzle.setup)))?;
    }
    let farthest = found.nodes.last().map_or(0, |node| node.distance);
    for distance in 0..=farthest {
        let rank: Vec<String> =
            nodes().filter(|(_, node)| node.distance == distance).map(|(i, _)| format!("s{i}")).collect();
        if rank.len() > 1 {
            writeln!(out, "  {{ rank=same; {} }}", rank.join("; "))?;
        }
    }
    for edge in found.edges.iter().filter(|edge| whole || edge.on_shortest) {
        let style = if edge.on_shortest { " [penwidth=2]" } else { " [color=gray]" };
        writeln!(out, "  s{} -> s{}{style};", edge.from, edge.to)?;
    }
    writeln!(out, "}}")
}
