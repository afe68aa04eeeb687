//! A game of a puzzle of moves.

use bachet_moving::{Model, Position, Step as Action, shortest};
use bachet_notation::moving::{Hanoi, Knights, Setup, Square, Tiles, Turns};
use bachet_solver::Budget;
use bachet_statespace::Space as _;

use super::MovingWays;
use crate::messages::{Message, MessageId};
use crate::verbs::{Reached, Refusal};
use crate::ways::{Distance, Obstacle, Play, RefusedMove, State, StateClass, Step};
use crate::{Argument, drawings};

/// A state of the model, by its number: it knows whose turn it is.
#[derive(Clone)]
pub(super) struct MovingPlay<'a> {
    pub(super) ways: &'a MovingWays<'a>,
    pub(super) setup: &'a Setup,
    pub(super) model: Model,
    pub(super) state: u128,
}

impl MovingPlay<'_> {
    /// Returns the moves, each with the number of the state to which it leads.
    fn next(&self) -> Vec<(Step, u128)> {
        let mut moves = Vec::new();
        self.model.clone().moves(self.state, |step| {
            moves.push((Step::Action(self.model.step(self.state, step.label)), step.to));
        });
        moves
    }

    fn obstacle(&self, from: &Position, to: &Position) -> Obstacle {
        match (self.setup, from, to) {
            _ if from == to => Obstacle::because(MessageId::MoveNothing, Vec::new()),
            (Setup::Hanoi(puzzle), Position::Hanoi(from), Position::Hanoi(to)) => disk(puzzle, from, to),
            (Setup::Tiles(puzzle), Position::Tiles(from), Position::Tiles(to)) => tile(puzzle, from, to),
            (Setup::Knights(puzzle), Position::Knights(from), Position::Knights(to)) => knight(puzzle, from, to),
            _ => Obstacle::because(MessageId::MoveNoPour, Vec::new()),
        }
    }
}

impl<'a> Play<'a> for MovingPlay<'a> {
    fn state(&self) -> State {
        State::Moving(self.model.position(self.state))
    }

    fn to_goal(&self, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
        let mut setup = starting(self.setup, &self.model.position(self.state))?;
        if let (Setup::Knights(knights), Some(colour)) = (&mut setup, self.model.turn(self.state)) {
            knights.turns = Turns::First(colour);
        }
        Ok(reached(&setup, budget))
    }

    fn moves(&self, budget: &mut Budget<'_>) -> (Vec<(Step, State)>, bool) {
        let moves = self.next();
        budget.use_steps(moves.len() as u64);
        let state = |number| State::Moving(self.model.position(number));
        (moves.into_iter().map(|(step, number)| (step, state(number))).collect(), true)
    }

    /// Disks onto smaller ones: nothing else that is not allowed looks like a move.
    fn refused(&self, _: &mut Budget<'_>) -> Result<(Vec<RefusedMove>, bool), Refusal> {
        let (Setup::Hanoi(puzzle), Position::Hanoi(pegs)) = (self.setup, self.model.position(self.state)) else {
            return Ok((Vec::new(), true));
        };
        let top = |peg: u32| pegs.iter().position(|at| *at == peg);
        let allowed = self.next();
        let mut refused = Vec::new();
        for from in 0..puzzle.pegs {
            let Some(disk) = top(from) else { continue };
            for to in (0..puzzle.pegs).filter(|to| top(*to).is_some_and(|below| below < disk)) {
                let step = Step::Action(Action::Disk { disk: disk as u32, from, to });
                debug_assert!(allowed.iter().all(|(other, _)| *other != step), "a larger disk is not allowed there");
                let mut after = pegs.clone();
                after[disk] = to;
                let after = Position::Hanoi(after);
                let obstacles = vec![self.obstacle(&Position::Hanoi(pegs.clone()), &after)];
                let text = after.line(self.setup);
                let number = Model::new(
                    &self.setup.with_start(&text).map_err(|_| no_state(self.setup, &text))?,
                    bachet_statespace::Symmetry::Named,
                )
                .start();
                let class = StateClass::Moving(self.ways.model().canonical(number));
                refused.push(RefusedMove { step, to: State::Moving(after), class, obstacles });
            }
        }
        Ok((refused, true))
    }

    fn result(&self, step: &Step) -> Option<State> {
        let Step::Action(action) = step else { return None };
        let mut position = self.model.position(self.state);
        position.make(*action, self.setup.size()[1]);
        Some(State::Moving(position))
    }

    fn go(&mut self, to: &State) -> Result<(), Vec<Obstacle>> {
        let State::Moving(to) = to else { return Ok(()) };
        match self.next().into_iter().find(|(_, number)| self.model.position(*number) == *to) {
            Some((_, number)) => {
                self.state = number;
                Ok(())
            }
            None => Err(vec![self.obstacle(&self.model.position(self.state), to)]),
        }
    }

    fn after(&self, to: &State) -> Result<Box<dyn Play<'a> + 'a>, Vec<Obstacle>> {
        let mut play = self.clone();
        play.go(to)?;
        Ok(Box::new(play))
    }

    fn is_goal(&self) -> bool {
        self.model.is_goal(self.state)
    }

    fn class(&self) -> Result<StateClass, Refusal> {
        Ok(StateClass::Moving(self.ways.model().canonical(self.state)))
    }
}

/// Returns how far the goal of a puzzle is from its start.
pub(super) fn reached(setup: &Setup, budget: &mut Budget<'_>) -> Reached {
    let found = shortest(setup, 0, budget);
    match (found.distance, found.proof) {
        (Some(moves), _) => Reached::After(Distance { moves, cost: None }),
        (None, Some(_)) => Reached::Never,
        (None, None) => Reached::Unknown { at_least: found.at_least },
    }
}

/// Returns the puzzle that starts here.
pub(super) fn starting(setup: &Setup, position: &Position) -> Result<Setup, Refusal> {
    let text = position.line(setup);
    setup.with_start(&text).map_err(|_| no_state(setup, &text))
}

/// Returns that a text is no state of the puzzle.
pub(super) fn no_state(setup: &Setup, text: &str) -> Refusal {
    let example = Position::start(setup).line(setup);
    Refusal::Because(Message::from(MessageId::NoSuchPosition).text("text", text).text("example", example))
}

/// Returns the indices at which two states differ.
fn changed<T: PartialEq>(from: &[T], to: &[T]) -> Vec<usize> {
    (0..from.len().min(to.len())).filter(|&at| from[at] != to[at]).collect()
}

/// Returns why the disks cannot move like this.
fn disk(puzzle: &Hanoi, from: &[u32], to: &[u32]) -> Obstacle {
    let name = |disk: usize| (disk + 1).to_string();
    let disk = match changed(from, to)[..] {
        [disk] => disk,
        ref several => {
            return Obstacle::because(MessageId::MoveOneDisk, several.iter().map(|&disk| name(disk)).collect());
        }
    };
    let smaller_on = |peg: u32| (0..disk).find(|&other| from[other] == peg);
    let about = |id: MessageId| Message::from(id).text("disk", name(disk));
    if let Some(above) = smaller_on(from[disk]) {
        return Obstacle::because(about(MessageId::MoveDiskCovered), vec![name(above)]);
    }
    if let Some(below) = smaller_on(to[disk]) {
        return Obstacle::because(about(MessageId::MoveDiskTooLarge), vec![name(below)]);
    }
    let peg = |peg: u32| Argument::Number(i64::from(peg) + 1);
    debug_assert!(to[disk] < puzzle.pegs, "the state was read");
    let why = about(MessageId::MoveNoPeg).with("from", peg(from[disk])).with("to", peg(to[disk]));
    Obstacle::because(why, vec![name(disk)])
}

/// Returns why the tiles cannot move like this.
fn tile(puzzle: &Tiles, from: &[u8], to: &[u8]) -> Obstacle {
    let name = |at: &usize| puzzle.name(from[*at]).map(str::to_owned);
    let moved = changed(from, to);
    let who: Vec<String> = moved.iter().filter_map(name).collect();
    let is_one = who.len() == 1 && moved.len() == 2;
    Obstacle::because(if is_one { MessageId::MoveTileApart } else { MessageId::MoveOneTile }, who)
}

/// Returns why the knights cannot move like this.
fn knight(puzzle: &Knights, from: &[Square], to: &[Square]) -> Obstacle {
    let columns = puzzle.columns as usize;
    let moved = changed(from, to);
    let left = moved.iter().find(|&&at| matches!(from[at], Square::Knight(_)) && to[at] == Square::Free);
    let landed = moved.iter().find(|&&at| from[at] == Square::Free);
    let (Some(&left), Some(&landed), 2) = (left, landed, moved.len()) else {
        let who = moved.iter().map(|&at| drawings::square(at, columns)).collect();
        return Obstacle::because(MessageId::MoveOneKnight, who);
    };
    let apart = [left / columns, left % columns].into_iter().zip([landed / columns, landed % columns]);
    let mut apart: Vec<usize> = apart.map(|(one, other)| one.abs_diff(other)).collect();
    apart.sort_unstable();
    let id = if apart == [1, 2] { MessageId::MoveNotTurn } else { MessageId::MoveNoJump };
    let about = Message::from(id).text("from", drawings::square(left, columns));
    Obstacle::because(about.text("to", drawings::square(landed, columns)), vec![puzzle.sign(from[left]).to_string()])
}
