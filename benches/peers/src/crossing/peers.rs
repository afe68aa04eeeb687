//! The peers: general search crates on hand-written state spaces.

use pathfinding::directed::{astar::astar_bag, bfs::bfs};
use stateright::{Checker as _, Model, Property};

use super::raw::{Numbers, Raw, State};

/// Returns the number of crossings of a shortest way by breadth-first search, or `None` if there is no way.
pub fn distance(raw: &Raw) -> Option<usize> {
    bfs(&raw.start(), |s| raw.successors(*s), |s| raw.is_goal(*s)).map(|path| path.len() - 1)
}

/// Returns the same for missionaries and cannibals as counts.
pub fn by_numbers(raw: &Raw) -> Option<usize> {
    let path = bfs(&Numbers::START, |s| s.successors(raw), |s| s.is_goal(raw));
    path.map(|path| path.len() - 1)
}

/// Returns the number of shortest paths, by listing them.
pub fn all_shortest(raw: &Raw) -> usize {
    let successors = |s: &State| raw.successors(*s).into_iter().map(|next| (next, 1)).collect::<Vec<(State, u32)>>();
    astar_bag(&raw.start(), successors, |_| 0, |s| raw.is_goal(*s)).map_or(0, |(paths, _)| paths.count())
}

/// Returns the number of states that a model checker visits.
pub fn checked(raw: Raw) -> usize {
    Crossing(raw).checker().threads(1).spawn_bfs().join().unique_state_count()
}

struct Crossing(Raw);

impl Model for Crossing {
    type State = State;
    type Action = State;

    fn init_states(&self) -> Vec<State> {
        vec![self.0.start()]
    }

    fn actions(&self, state: &State, actions: &mut Vec<State>) {
        actions.extend(self.0.successors(*state));
    }

    fn next_state(&self, _: &State, action: State) -> Option<State> {
        Some(action)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        // A property that never fails, so that every state is visited.
        vec![Property::always("in the boat or on a bank", |_, _| true)]
    }
}
