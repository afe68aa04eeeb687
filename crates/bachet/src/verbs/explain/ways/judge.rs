//! Judges the moves of a state: where each leads, or why it is not allowed.

use std::collections::BTreeMap;

use bachet_explain::ways::{Escape, Labels, Length};
use bachet_notation::Number;
use bachet_solver::Budget;
use bachet_statespace::Natural;

use super::{Fate, OtherMoves};
use crate::verbs::Refusal;
use crate::ways::{KnownStates, Obstacle, Play, State, StateClass, Step, WayFamily};

/// A state where a way or a game was.
pub(in crate::verbs) struct Passed {
    /// What was where.
    pub(in crate::verbs) state: State,
    /// The same up to symmetry.
    pub(in crate::verbs) class: StateClass,
}

/// Judges moves by what is known of all states.
pub(in crate::verbs) struct Judge<'p> {
    limit: Option<Number>,
    /// `None` if the states are too many to store.
    pub(in crate::verbs) known: Option<Known<'p>>,
}

/// All states with their distances.
pub(in crate::verbs) struct Known<'p> {
    pub(in crate::verbs) states: Box<dyn KnownStates + 'p>,
    pub(in crate::verbs) labels: Labels,
    /// For each state the number of shortest sequences of moves to a goal.
    pub(in crate::verbs) ways: Vec<Natural>,
}

/// How much is found out about moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verbs) enum Detail {
    /// Everything.
    Full,
    /// Which of them are moves of shortest ways, and which go back or are not allowed. The fate of others is unknown.
    LeadsOn,
}

/// The moves of a state.
pub(in crate::verbs) struct Judged {
    /// The moves that differ only by exchanges together, and the state to which they lead or would lead.
    pub(in crate::verbs) moves: Vec<(StateClass, OtherMoves)>,
    /// Whether these are all, and it is known where they lead.
    pub(in crate::verbs) is_complete: bool,
}

impl Passed {
    /// Returns the state in which a game is.
    pub(in crate::verbs) fn of(play: &dyn Play<'_>) -> Result<Self, Refusal> {
        Ok(Self { state: play.state(), class: play.class()? })
    }
}

impl<'p> Judge<'p> {
    /// Finds all states of the puzzle, if they are not too many.
    pub(in crate::verbs) fn new(puzzle: &'p dyn WayFamily, budget: &mut Budget<'_>) -> Result<Self, Refusal> {
        let known = puzzle.known_states(budget)?.map(|states| {
            let labels = Labels::new(states.graph());
            let ways = labels.ways_to_goal(states.graph());
            Known { states, labels, ways }
        });
        Ok(Self { limit: puzzle.limit(), known })
    }

    /// Judges every move from the current state of a game. `passed` lists the states so far, including the current one.
    pub(in crate::verbs) fn moves(
        &self,
        play: &dyn Play<'_>,
        passed: &[Passed],
        detail: Detail,
        budget: &mut Budget<'_>,
    ) -> Result<Judged, Refusal> {
        let (refused, mut is_complete) = play.refused(budget)?;
        if !is_complete {
            // There are so many loads that the allowed ones are not listed either.
            return Ok(Judged { moves: Vec::new(), is_complete });
        }
        let (allowed, is_all) = play.moves(budget);
        is_complete &= is_all;
        let mut moves = Grouped::default();
        for (step, to) in allowed {
            let Ok(after) = play.after(&to) else { continue };
            let (class, cost) = (after.class()?, cost_of(&step));
            let fate = || self.fate(play, (&class, &to), cost, passed, detail);
            moves.push(&class, cost.to_string(), step, &to, fate);
        }
        for refused in refused {
            let (signature, to) = (signature(&refused.obstacles), refused.to);
            moves.push(&refused.class, signature, refused.step, &to, || Fate::Refused(refused.obstacles));
        }
        let moves = moves.list;
        is_complete &= moves.iter().all(|(_, moves)| moves.fate != Fate::Unknown);
        Ok(Judged { moves, is_complete })
    }

    /// Returns what becomes of an allowed move.
    fn fate(
        &self,
        play: &dyn Play<'_>,
        (to, state): (&StateClass, &State),
        cost: Number,
        passed: &[Passed],
        detail: Detail,
    ) -> Fate {
        if let Some(after) = passed.iter().rposition(|passed| passed.class == *to) {
            let is_same = passed[after].state == *state;
            return Fate::Back { after: after as u64, is_same };
        }
        let Some(known) = &self.known else { return Fate::Unknown };
        let now = passed.last().and_then(|now| known.states.find(&now.class));
        let (Some(now), Some(to)) = (now, known.states.find(to)) else { return Fate::Unknown };
        let graph = known.states.graph();
        let Some(made) = graph.moves(now).iter().find(|made| made.to == to && known.states.cost(made.cost) == cost)
        else {
            return Fate::Unknown;
        };
        if known.labels.leads_on(now, to, made.cost) {
            return Fate::AsShort { ways: known.ways[to].clone() };
        }
        if detail == Detail::LeadsOn {
            return Fate::Unknown;
        }
        let earlier: Vec<usize> = passed.iter().filter_map(|passed| known.states.find(&passed.class)).collect();
        match graph.escape(&known.labels, to, &earlier) {
            Escape::DeadEnd { states, moves } => Fate::DeadEnd { states: states as u64, moves: moves as u64 },
            Escape::Goal(rest) => {
                let length = made.length() + rest;
                // Where the puzzle gives moves no cost, each of them counts.
                let spent = play.spent().unwrap_or_else(|| Number::from_integer(passed.len() as i64 - 1));
                let all = spent + known.states.cost(length.cost);
                if self.limit.is_some_and(|limit| all > limit) {
                    return Fate::OverLimit { cost: all };
                }
                let least = known.labels.to_goal(now).unwrap_or(Length::ZERO);
                Fate::Longer { by: known.states.cost(length.cost.saturating_sub(least.cost)) }
            }
        }
    }
}

/// Moves in groups: those of a group lead to the same state up to symmetry, or would for the same reasons not.
#[derive(Default)]
struct Grouped {
    list: Vec<(StateClass, OtherMoves)>,
    places: BTreeMap<(StateClass, String), usize>,
}

impl Grouped {
    fn push(&mut self, class: &StateClass, signature: String, step: Step, to: &State, fate: impl FnOnce() -> Fate) {
        let step = step.ordered();
        let at = *self.places.entry((class.clone(), signature)).or_insert(self.list.len());
        let Some((_, known)) = self.list.get_mut(at) else {
            self.list.push((class.clone(), OtherMoves { steps: vec![step], to: to.clone(), fate: fate() }));
            return;
        };
        // The move that goes back to the very same state stands for those that exchange names as well.
        if matches!(known.fate, Fate::Back { is_same: false, .. })
            && let same @ Fate::Back { is_same: true, .. } = fate()
        {
            (known.to, known.fate) = (to.clone(), same);
            known.steps.insert(0, step);
        } else {
            known.steps.push(step);
        }
    }
}

/// Returns what a move costs: 1 where the puzzle gives moves no cost.
fn cost_of(step: &Step) -> Number {
    match step {
        Step::Trip(trip) => trip.cost,
        Step::Action(_) => Number::from_integer(1),
    }
}

/// Returns what reasons have in common if they differ only by exchanges of interchangeable things.
fn signature(obstacles: &[Obstacle]) -> String {
    let one = |obstacle: &Obstacle| match obstacle {
        Obstacle::Broken(broken) => format!("{} at {}", broken.rule, broken.place),
        Obstacle::BrokenInBoat(broken) => format!("{} in boat", broken.rule),
        Obstacle::Because { why, who } => format!("{} {}", why.id.as_str(), who.len()),
    };
    obstacles.iter().map(one).collect::<Vec<_>>().join("; ")
}
