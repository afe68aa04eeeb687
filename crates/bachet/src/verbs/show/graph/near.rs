//! The states near a game: as many moves ahead as can be taken in, and those where it was last.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use bachet_notation::Number;
use bachet_solver::Budget;

use super::{Course, MAX_SHOWN_STATES, ShownGraph, ShownGraphState, ShownPart};
use crate::messages::MessageId;
use crate::verbs::graph::joined;
use crate::verbs::{GraphState, Link, Refusal};
use crate::ways::{Play, State, StateClass, Step};

/// Maximum number of states of the way that are shown, the current one included.
pub(super) const MAX_RECENT_STATES: usize = 20;

/// A move that is allowed.
pub(super) struct Made<'p> {
    pub(super) step: Step,
    pub(super) state: State,
    pub(super) class: StateClass,
    play: Box<dyn Play<'p> + 'p>,
}

/// A state, with its moves once they are known.
struct Node {
    state: State,
    is_goal: bool,
    moves: Option<Vec<(Step, State, StateClass)>>,
}

/// The states that are shown so far.
struct Found<'p> {
    index: BTreeMap<StateClass, usize>,
    nodes: Vec<Node>,
    /// The game in each state.
    plays: Vec<Box<dyn Play<'p> + 'p>>,
}

/// Returns the moves of a game that are allowed.
pub(super) fn moves<'p>(play: &dyn Play<'p>, budget: &mut Budget<'_>) -> Result<Vec<Made<'p>>, Refusal> {
    let (moves, is_complete) = play.moves(budget);
    if !is_complete {
        return Err(Refusal::Unfinished(MessageId::GraphUnfinished.into()));
    }
    let mut made = Vec::with_capacity(moves.len());
    for (step, state) in moves {
        let Ok(play) = play.after(&state) else { continue };
        made.push(Made { step, state, class: play.class()?, play });
    }
    Ok(made)
}

impl Course<'_> {
    /// Shows the states near the game, with their distances where they were measured.
    pub(super) fn near(
        mut self,
        measured: &BTreeMap<StateClass, GraphState>,
        found: Option<u64>,
        has_costs: bool,
        budget: &mut Budget<'_>,
    ) -> Result<ShownGraph, Refusal> {
        let mut near = Found { index: BTreeMap::new(), nodes: Vec::new(), plays: Vec::new() };
        let first = self.classes.len() - self.recent.len();
        for (class, play) in self.classes[first..].iter().zip(std::mem::take(&mut self.recent)) {
            near.add(class.clone(), play);
        }
        let now = near.index[&self.classes[self.classes.len() - 1]];
        let moves = near.grow(now, budget)?;
        for at in 0..near.nodes.len() {
            near.expand(at, budget)?;
        }
        let next = near.nodes[now].moves.iter().flatten();
        let next = next.filter_map(|(_, to, class)| Some((*near.index.get(class)?, to.clone()))).collect();
        let path = self.classes.iter().map(|class| near.index.get(class).copied()).collect();
        let links = joined(near.links(measured, has_costs));
        let mut classes: Vec<(StateClass, usize)> = near.index.into_iter().collect();
        classes.sort_unstable_by_key(|(_, at)| *at);
        let state = |((class, _), node): ((StateClass, usize), Node)| match measured.get(&class) {
            Some(known) => ShownGraphState { state: node.state, ..self.measured(known, true) },
            None => ShownGraphState {
                state: node.state,
                stands_for: None,
                distance: None,
                to_goal: None,
                is_dead_end: false,
                kind: self.kind(&class, node.is_goal, false),
            },
        };
        let states = classes.into_iter().zip(near.nodes).map(state).collect();
        Ok(ShownGraph { part: ShownPart::Near { moves }, found, has_costs, states, links, path, next })
    }
}

impl<'p> Found<'p> {
    fn add(&mut self, class: StateClass, play: Box<dyn Play<'p> + 'p>) {
        if self.index.contains_key(&class) {
            return;
        }
        self.index.insert(class, self.nodes.len());
        self.nodes.push(Node { state: play.state(), is_goal: play.is_goal(), moves: None });
        self.plays.push(play);
    }

    /// Adds the states around one, as many moves away as all fit in; returns that number.
    fn grow(&mut self, center: usize, budget: &mut Budget<'_>) -> Result<u64, Refusal> {
        let mut layer = vec![center];
        // The states of the way may be nearer than they were when they were passed.
        let mut seen = vec![center];
        let mut moves = 0;
        loop {
            let mut after: BTreeMap<StateClass, Box<dyn Play<'p> + 'p>> = BTreeMap::new();
            let mut order = Vec::new();
            let mut known = Vec::new();
            for at in layer {
                for made in self.expand(at, budget)? {
                    if let Some(&at) = self.index.get(&made.class) {
                        known.push(at);
                    } else if let Entry::Vacant(vacant) = after.entry(made.class) {
                        order.push(vacant.key().clone());
                        vacant.insert(made.play);
                    }
                }
            }
            let room = MAX_SHOWN_STATES - self.nodes.len();
            if order.len() > room && moves > 0 {
                return Ok(moves);
            }
            let is_cut = order.len() > room;
            layer = known.into_iter().filter(|at| !seen.contains(at)).collect();
            layer.sort_unstable();
            layer.dedup();
            for class in order.into_iter().take(room) {
                layer.push(self.nodes.len());
                let play = after.remove(&class).expect("each class was put there with its game");
                self.add(class, play);
            }
            seen.extend(&layer);
            if is_cut {
                return Ok(0);
            }
            if layer.is_empty() {
                return Ok(moves);
            }
            moves += 1;
        }
    }

    /// Finds the moves of a state, unless they are known; returns those that were not known.
    fn expand(&mut self, at: usize, budget: &mut Budget<'_>) -> Result<Vec<Made<'p>>, Refusal> {
        if self.nodes[at].moves.is_some() {
            return Ok(Vec::new());
        }
        let made = moves(&*self.plays[at], budget)?;
        let known = made.iter().map(|made| (made.step.clone(), made.state.clone(), made.class.clone()));
        self.nodes[at].moves = Some(known.collect());
        Ok(made)
    }

    /// Returns the moves between the states; those of shortest ways are known where the distances are.
    fn links(&self, measured: &BTreeMap<StateClass, GraphState>, has_costs: bool) -> Vec<Link> {
        let mut links = Vec::new();
        for (class, &from) in &self.index {
            for (step, _, target) in self.nodes[from].moves.iter().flatten() {
                // An exchange of interchangeable things leads nowhere else.
                let Some(&to) = self.index.get(target).filter(|to| **to != from) else { continue };
                let ends = measured.get(class).zip(measured.get(target));
                let cost = if has_costs { step.cost() } else { Number::from_integer(1) };
                let is_on_shortest_way = ends.is_some_and(|(from, to)| {
                    let is_on = from.is_on_shortest_way && to.is_on_shortest_way;
                    is_on && from.distance + cost == to.distance
                });
                let steps = vec![step.clone()];
                links.push(Link { from, to, is_both_ways: false, is_on_shortest_way, steps });
            }
        }
        links
    }
}
