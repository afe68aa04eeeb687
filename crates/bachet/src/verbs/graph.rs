//! `graph`: the states of a crossing and the trips between them, for a picture.

use std::collections::BTreeMap;

use bachet_crossing::{Crossing, Graph, Part, SearchEnd};
use bachet_notation::crossing::Thing;
use bachet_solver::Budget;

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;

/// With more states than this only the shortest ways are shown.
pub const MOST_WHOLE: usize = 150;
/// More states than this are not shown.
pub const MOST_DRAWN: usize = 2_000;

/// The states of a crossing up to exchanging travellers, or those on its shortest ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateGraph {
    /// The states and moves to be shown.
    pub graph: Graph,
    /// Travellers whom nothing tells apart: how many units of each kind there are, and who is in the first.
    pub kinds: Vec<(u32, Vec<Thing>)>,
    /// The moves between each two states.
    pub links: Vec<Link>,
}

/// All moves between two states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where a move begins; of a link on a shortest way, where the way comes from.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// Whether one leads back.
    pub is_both_ways: bool,
    /// Whether a shortest way goes here.
    pub is_on_shortest_way: bool,
    /// The loads, each once.
    pub loads: Vec<Vec<Thing>>,
}

/// The graph of states of a crossing.
///
/// # Errors
/// If the puzzle is no crossing, cannot be stated, has too many states to be shown, or a limit was reached.
pub fn graph(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal> {
    let Puzzle::Crossing(puzzle) = puzzle else { return Err(MessageId::GraphIsForCrossings.into()) };
    let crossing = Crossing::new(puzzle)?;
    let mut graph = crossing.graph(Part::Everything, budget);
    if graph.end != SearchEnd::Complete {
        return Err(Refusal::Unfinished(MessageId::GraphUnfinished.into()));
    }
    if graph.states.len() > MOST_WHOLE && graph.states.iter().any(|state| state.is_on_shortest_way) {
        keep_shortest_ways(&mut graph);
    }
    let is_drawn = graph.states.iter().all(|state| state.position.is_some());
    if graph.states.is_empty() || graph.states.len() > MOST_DRAWN || !is_drawn {
        return Err(MessageId::GraphTooLarge.into());
    }
    let links = links(&graph);
    Ok(StateGraph { kinds: crossing.kinds().collect(), graph, links })
}

fn keep_shortest_ways(graph: &mut Graph) {
    let mut place = vec![usize::MAX; graph.states.len()];
    let kept = (0..graph.states.len()).filter(|&i| graph.states[i].is_on_shortest_way);
    kept.enumerate().for_each(|(new, old)| place[old] = new);
    graph.states.retain(|state| state.is_on_shortest_way);
    graph.moves.retain(|m| m.is_on_shortest_way);
    for m in &mut graph.moves {
        (m.from, m.to) = (place[m.from], place[m.to]);
    }
    graph.part = Part::ShortestWays;
}

/// The moves between each two states put together, in the order of the states.
fn links(graph: &Graph) -> Vec<Link> {
    let mut links: BTreeMap<(usize, usize), Link> = BTreeMap::new();
    // Those of shortest ways first: a link has their direction.
    for is_on_shortest_way in [true, false] {
        for m in graph.moves.iter().filter(|m| m.is_on_shortest_way == is_on_shortest_way) {
            let new = || Link { from: m.from, to: m.to, is_both_ways: false, is_on_shortest_way, loads: Vec::new() };
            let link = links.entry((m.from.min(m.to), m.from.max(m.to))).or_insert_with(new);
            if link.from == m.from && link.is_on_shortest_way == is_on_shortest_way {
                if !link.loads.contains(&m.load) {
                    link.loads.push(m.load.clone());
                }
            } else if link.from != m.from {
                link.is_both_ways = true;
            }
        }
    }
    links.into_values().collect()
}
