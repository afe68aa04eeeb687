//! The states of a puzzle as a picture: a column for each distance from the start.

use bachet_draw::{Direction, Edge, EdgeMark, Graph, Legend, Node, NodeMark};
use bachet_notation::{Argument, Number, amount};
use bachet_statespace::GraphPart;

use super::ways::length_of;
use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::verbs::{GraphState, Link, Refusal, StateGraph};
use crate::ways::{GraphNames, WayFamily};

/// Maximum number of links that all have labels; if there are more, only those of shortest ways have.
const MAX_LABELLED_LINKS: usize = 60;
/// Maximum number of moves of a shortest way in the description for those who do not see the picture.
const MAX_DESCRIBED_MOVES: usize = 100;

/// Draws the graph in columns; `language` is that of the words.
///
/// # Errors
/// If the puzzle has no states, or there are too many things to name.
pub fn graph(puzzle: &Puzzle, found: &StateGraph, messages: &Messages, language: &str) -> Result<Graph, Refusal> {
    let ways = puzzle.ways().ok_or(MessageId::GraphNeedsStates)?;
    let names = ways.names()?;
    let drawer = Drawer { ways: &*ways, found, names: &*names, language: puzzle.language(), messages };
    Ok(drawer.graph(puzzle.title().unwrap_or_default(), language))
}

struct Drawer<'a> {
    ways: &'a dyn WayFamily,
    found: &'a StateGraph,
    names: &'a dyn GraphNames,
    /// That of the puzzle.
    language: Option<&'a str>,
    messages: &'a Messages,
}

impl Drawer<'_> {
    fn graph(&self, title: &str, language: &str) -> Graph {
        let mut distances: Vec<Number> = self.found.states.iter().map(|state| state.distance).collect();
        distances.sort_unstable();
        distances.dedup();
        let notes = self.notes();
        Graph {
            language: language.to_owned(),
            title: title.to_owned(),
            description: format!("{}. {}", notes.join(". "), self.way()),
            notes,
            heading: self.messages.word(if self.found.has_costs {
                MessageId::GraphCost
            } else {
                MessageId::GraphMoves
            }),
            columns: distances.iter().map(|distance| amount(*distance, self.language)).collect(),
            nodes: self.nodes(&distances),
            edges: self.found.links.iter().map(|link| self.edge(link)).collect(),
            legend: self.legend(),
        }
    }

    fn nodes(&self, distances: &[Number]) -> Vec<Node> {
        let boat = format!(", {}", self.messages.word(MessageId::GraphBoat));
        let node = |(i, state): (usize, &GraphState)| {
            let mark = match state {
                _ if i == 0 => NodeMark::Start,
                _ if state.is_goal => NodeMark::Goal,
                _ if state.is_on_shortest_way => NodeMark::Way,
                _ if state.is_dead_end && self.found.cheapest_within_limit().is_some() => NodeMark::DeadEnd,
                _ => NodeMark::Detour,
            };
            Node {
                column: distances.binary_search(&state.distance).unwrap_or(0),
                parts: self.names.parts(&state.state),
                sign: self.names.boat(&state.state),
                mark,
                aloud: self.names.lines(&state.state, &boat).join("; "),
            }
        };
        self.found.states.iter().enumerate().map(node).collect()
    }

    fn edge(&self, link: &Link) -> Edge {
        let text = self.steps(link);
        let is_labelled = link.is_on_shortest_way || self.found.links.len() <= MAX_LABELLED_LINKS;
        let leads_home = self.boat(link.to) == self.boat(0) && self.boat(link.from) != self.boat(link.to);
        Edge {
            from: link.from,
            to: link.to,
            direction: if link.is_both_ways || link.is_on_shortest_way { Direction::Both } else { Direction::Forward },
            mark: match link.is_on_shortest_way {
                true if leads_home => EdgeMark::Back,
                true => EdgeMark::Forth,
                false => EdgeMark::Detour,
            },
            aloud: text.clone(),
            label: if is_labelled { text } else { String::new() },
        }
    }

    fn steps(&self, link: &Link) -> String {
        let mut texts: Vec<String> = link.steps.iter().map(|step| self.names.step(step, self.messages)).collect();
        texts.dedup();
        texts.join(", ")
    }

    fn boat(&self, state: usize) -> Option<usize> {
        self.names.boat(&self.found.states[state].state)
    }

    fn notes(&self) -> Vec<String> {
        let states = Argument::number(self.found.found);
        let shown = Argument::number(self.found.states.len());
        let states = match self.found.part {
            GraphPart::Everything if self.found.is_up_to_symmetry() => {
                self.messages.format(MessageId::GraphAll, &[("states", shown)])
            }
            GraphPart::Everything => self.messages.format(MessageId::GraphAllNamed, &[("states", shown)]),
            GraphPart::ShortestWays => {
                self.messages.format(MessageId::GraphOnly, &[("states", states), ("shown", shown)])
            }
        };
        let text = |id, name, text: String| self.messages.format(id, &[(name, Argument::Text(text))]);
        let costly = match (self.found.cheapest, self.found.cheapest_within_limit()) {
            (Some(cost), None) => Some(cost),
            _ => None,
        };
        let distance = match self.found.cheapest_within_limit() {
            None if costly.is_some() => {
                let cost = costly.map_or_else(String::new, |cost| amount(cost, self.language));
                let limit = self.found.limit.map_or_else(String::new, |limit| amount(limit, self.language));
                let arguments = [("cost", Argument::Text(cost)), ("limit", Argument::Text(limit))];
                self.messages.format(MessageId::WaysOverLimit, &arguments)
            }
            None => self.messages.word(MessageId::WaysNone),
            Some(cost) if self.found.has_costs => text(MessageId::GraphWayCosts, "cost", amount(cost, self.language)),
            Some(moves) => {
                let moves = u64::try_from(moves.to_integer()).unwrap_or(0);
                text(MessageId::GraphWay, "length", length_of(self.ways, moves, self.messages))
            }
        };
        let limit = self.found.limit.map(|limit| text(MessageId::GraphLimit, "limit", amount(limit, self.language)));
        std::iter::once(states).chain(limit).chain([distance]).collect()
    }

    /// One shortest way, move by move; nothing if there is none, or it is too long.
    fn way(&self) -> String {
        let mut steps = Vec::new();
        let mut at = 0;
        while let Some(link) = self.found.links.iter().find(|l| l.is_on_shortest_way && l.from == at) {
            steps.push(link.steps.first().map_or_else(String::new, |step| self.names.step(step, self.messages)));
            at = link.to;
            if steps.len() > MAX_DESCRIBED_MOVES {
                return String::new();
            }
        }
        if steps.is_empty() {
            return String::new();
        }
        self.messages.format(MessageId::GraphOneWay, &[("steps", Argument::Text(steps.join("; ")))])
    }

    fn legend(&self) -> Legend {
        let nodes = [
            (NodeMark::Start, MessageId::GraphStart),
            (NodeMark::Goal, MessageId::GraphGoal),
            (NodeMark::Way, MessageId::GraphOnWay),
            (NodeMark::Detour, MessageId::GraphDetour),
            (NodeMark::DeadEnd, MessageId::GraphDeadEnd),
        ];
        let parts = self.names.part_names();
        let home = self.boat(0).and_then(|boat| parts.get(boat)).cloned();
        let on_way = |home: String| {
            let back = self.messages.format(MessageId::GraphBack, &[("place", Argument::Text(home))]);
            vec![(EdgeMark::Forth, self.messages.word(MessageId::GraphForth)), (EdgeMark::Back, back)]
        };
        let mut edges = home.map_or_else(|| vec![(EdgeMark::Forth, self.messages.word(MessageId::GraphOnWay))], on_way);
        edges.push((EdgeMark::Detour, self.messages.word(MessageId::GraphBeside)));
        // Without a way nothing is beside it.
        let is_lost = self.found.cheapest_within_limit().is_none();
        let word = |(mark, id): (NodeMark, MessageId)| {
            (
                mark,
                if is_lost && mark == NodeMark::Detour {
                    self.messages.word(MessageId::GraphReached)
                } else {
                    self.messages.word(id)
                },
            )
        };
        Legend {
            nodes: nodes.into_iter().map(word).collect(),
            edges: edges.into_iter().filter(|(mark, _)| !is_lost || *mark != EdgeMark::Detour).collect(),
            parts,
            sign: if self.boat(0).is_some() { self.messages.word(MessageId::GraphBoat) } else { String::new() },
            names: self.names.legend(),
        }
    }
}
