//! The states of a puzzle of moves that lie on some shortest way.

use bachet_moving::{Position, graph};
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;

use super::{Candidates, Cells};
use crate::messages::MessageId;
use crate::verbs::{Refusal, Verdict};

/// A state that lies on some shortest way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionOnWay {
    /// What is where.
    pub position: Position,
    /// How many moves it is from the start.
    pub distance: u64,
}

pub(super) fn candidates(puzzle: &MovingPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Refusal> {
    let Some(graph) = graph(&puzzle.setup, budget) else {
        if budget.is_spent() {
            return Ok(Candidates { verdict: Verdict::Unknown, cells: Cells::Moving(Vec::new()), complete: false });
        }
        return Err(MessageId::MovingTooManyStates.into());
    };
    let on_way = graph.nodes.into_iter().filter(|node| node.on_shortest);
    let states: Vec<PositionOnWay> =
        on_way.map(|node| PositionOnWay { position: node.position, distance: node.distance }).collect();
    let branches = states.windows(2).any(|pair| pair[0].distance == pair[1].distance);
    let verdict = match states.is_empty() {
        true => Verdict::None,
        false if branches => Verdict::Several,
        false => Verdict::Unique,
    };
    Ok(Candidates { verdict, cells: Cells::Moving(states), complete: true })
}
