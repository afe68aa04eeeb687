//! The states of a crossing as a picture: a column for each distance from the start.

use bachet_crossing::{Numbering, Part, Position};
use bachet_draw::{Direction, Edge, EdgeMark, Graph, Legend, Node, NodeMark};
use bachet_notation::crossing::{CrossingPuzzle, PlaceId};
use bachet_notation::{Argument, Number};

use crate::messages::{MessageId, Messages};
use crate::short_names::ShortNames;
use crate::verbs::{Link, StateGraph};

/// With more links than this only those of shortest ways say who crosses.
const MOST_LABELLED: usize = 60;
/// So many trips of a shortest way are told to those who do not see the picture.
const MOST_TOLD: usize = 100;

/// The graph in columns; `language` is that of the words. Nothing if there are too many things to name.
pub fn graph(puzzle: &CrossingPuzzle, found: &StateGraph, messages: &Messages, language: &str) -> Option<Graph> {
    let numbering = Numbering::new(puzzle).ok()?;
    let names = ShortNames::new(puzzle, &numbering, &found.kinds);
    let drawer = Drawer { puzzle, found, names, messages };
    Some(drawer.graph(language))
}

struct Drawer<'a> {
    puzzle: &'a CrossingPuzzle,
    found: &'a StateGraph,
    names: ShortNames<'a>,
    messages: &'a Messages,
}

impl Drawer<'_> {
    fn graph(&self, language: &str) -> Graph {
        let mut distances: Vec<Number> = self.found.graph.states.iter().map(|state| state.distance).collect();
        distances.sort_unstable();
        distances.dedup();
        let notes = self.notes();
        let heading = if self.puzzle.cost.is_none() { MessageId::GraphCrossings } else { MessageId::GraphCost };
        Graph {
            language: language.to_owned(),
            title: self.puzzle.headers.title.clone().unwrap_or_default(),
            description: format!("{}. {}", notes.join(". "), self.way()),
            notes,
            heading: self.word(heading),
            columns: distances.iter().map(ToString::to_string).collect(),
            nodes: self.nodes(&distances),
            edges: self.found.links.iter().map(|link| self.edge(link)).collect(),
            legend: self.legend(),
        }
    }

    fn nodes(&self, distances: &[Number]) -> Vec<Node> {
        let states = self.found.graph.states.iter().enumerate();
        let node = |(i, state): (usize, &bachet_crossing::GraphState)| {
            let mark = match state {
                _ if i == 0 => NodeMark::Start,
                _ if state.is_goal => NodeMark::Goal,
                _ if state.is_on_shortest_way => NodeMark::Way,
                _ if state.to_goal.is_none() && self.found.graph.cheapest.is_some() => NodeMark::DeadEnd,
                _ => NodeMark::Detour,
            };
            Node {
                column: distances.binary_search(&state.distance).unwrap_or(0),
                parts: state.position.as_ref().map_or_else(Vec::new, |p| self.places(p)),
                sign: state.position.as_ref().map(|p| p.boat.0 as usize),
                mark,
                aloud: state.position.as_ref().map_or_else(String::new, |p| self.aloud(p)),
            }
        };
        states.map(node).collect()
    }

    fn places(&self, position: &Position) -> Vec<String> {
        (0..self.puzzle.places.len() as u32).map(|p| self.names.place(position, PlaceId(p))).collect()
    }

    /// `left: 2wm m; right: w, boat`
    fn aloud(&self, position: &Position) -> String {
        let boat = self.word(MessageId::GraphBoat);
        let place = |p: u32| {
            let here = self.names.place(position, PlaceId(p));
            let boat = if position.boat.0 == p { format!(", {boat}") } else { String::new() };
            format!("{}: {here}{boat}", self.puzzle.place(PlaceId(p)))
        };
        (0..self.puzzle.places.len() as u32).map(place).collect::<Vec<_>>().join("; ")
    }

    fn edge(&self, link: &Link) -> Edge {
        let text = self.loads(link);
        let is_labelled = link.is_on_shortest_way || self.found.links.len() <= MOST_LABELLED;
        let leads_home =
            self.boat(link.to) == Some(self.puzzle.boat_start()) && self.boat(link.from) != self.boat(link.to);
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

    fn loads(&self, link: &Link) -> String {
        let mut texts: Vec<String> = link.loads.iter().map(|load| self.names.company(load)).collect();
        texts.dedup();
        texts.join(", ")
    }

    fn boat(&self, state: usize) -> Option<PlaceId> {
        self.found.graph.states[state].position.as_ref().map(|p| p.boat)
    }

    fn notes(&self) -> Vec<String> {
        let graph = &self.found.graph;
        let states = Argument::Number(i64::try_from(graph.found).unwrap_or(i64::MAX));
        let shown = Argument::Number(graph.states.len() as i64);
        let mut notes = vec![match graph.part {
            Part::Everything => self.messages.format(MessageId::GraphAll, &[("states", states)]),
            Part::ShortestWays => self.messages.format(MessageId::GraphOnly, &[("states", states), ("shown", shown)]),
        }];
        notes.push(match graph.cheapest {
            None => self.word(MessageId::GraphNone),
            Some(cost) => {
                let id = if self.puzzle.cost.is_none() { MessageId::GraphWay } else { MessageId::GraphWayCosts };
                self.messages.format(id, &[("cost", Argument::Text(cost.to_string()))])
            }
        });
        notes
    }

    /// One shortest way, load by load; nothing if there is none.
    fn way(&self) -> String {
        let mut told = Vec::new();
        let mut at = 0;
        while let Some(link) = self.found.links.iter().find(|l| l.is_on_shortest_way && l.from == at) {
            told.push(link.loads.first().map_or_else(String::new, |load| self.names.company(load)));
            at = link.to;
            if told.len() > MOST_TOLD {
                return String::new();
            }
        }
        if told.is_empty() {
            return String::new();
        }
        self.messages.format(MessageId::GraphOneWay, &[("loads", Argument::Text(told.join("; ")))])
    }

    fn legend(&self) -> Legend {
        let nodes = [
            (NodeMark::Start, MessageId::GraphStart),
            (NodeMark::Goal, MessageId::GraphGoal),
            (NodeMark::Way, MessageId::GraphOnWay),
            (NodeMark::Detour, MessageId::GraphDetour),
            (NodeMark::DeadEnd, MessageId::GraphDeadEnd),
        ];
        let home = Argument::Text(self.puzzle.place(self.puzzle.boat_start()).to_owned());
        let edges = [
            (EdgeMark::Forth, self.word(MessageId::GraphForth)),
            (EdgeMark::Back, self.messages.format(MessageId::GraphBack, &[("place", home)])),
            (EdgeMark::Detour, self.word(MessageId::GraphBeside)),
        ];
        // Without a way nothing is beside it.
        let is_lost = self.found.graph.cheapest.is_none();
        let word = |(mark, id): (NodeMark, MessageId)| {
            (mark, if is_lost && mark == NodeMark::Detour { self.word(MessageId::GraphReached) } else { self.word(id) })
        };
        Legend {
            nodes: nodes.into_iter().map(word).collect(),
            edges: edges.into_iter().filter(|(mark, _)| !is_lost || *mark != EdgeMark::Detour).collect(),
            parts: self.puzzle.places.iter().map(|p| p.name.clone()).collect(),
            sign: self.word(MessageId::GraphBoat),
            names: self.names.legend(),
        }
    }

    fn word(&self, id: MessageId) -> String {
        self.messages.format(id, &[])
    }
}
