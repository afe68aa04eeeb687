//! Levels of many states, each with a hash table.

use bachet_budget::Budget;

use super::links::{Link, Links};
use crate::explored::SearchEnd;
use crate::table::Table;
use crate::{Move, Space, State};

/// The last levels.
pub(super) struct Wide<S> {
    before: Level<S>,
    current: Level<S>,
    next: Level<S>,
}

/// The states at one distance, in order of discovery.
struct Level<S> {
    states: Vec<S>,
    table: Table,
}

impl<S: State> Wide<S> {
    pub(super) fn new(before: &[S], current: &[S]) -> Self {
        Self { before: Level::new(before), current: Level::new(current), next: Level::new(&[]) }
    }

    pub(super) fn before(&self) -> &[S] {
        &self.before.states
    }

    pub(super) fn current(&self) -> &[S] {
        &self.current.states
    }

    /// Expands the current level and advances to the next one.
    pub(super) fn expand<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        bytes: usize,
        budget: &mut Budget<'_>,
        links: &mut Option<Links>,
        moves: &mut u64,
    ) -> SearchEnd {
        for (from, state) in self.current.states.iter().enumerate() {
            if !budget.step() {
                return SearchEnd::Budget;
            }
            let next = &mut self.next;
            space.moves(*state, |Move { to, label, .. }| {
                *moves += 1;
                if self.before.contains(to) || self.current.contains(to) {
                    return;
                }
                let (to, _) = next.table.enter(&mut next.states, to);
                if let Some(links) = links {
                    links.push(Link { from: from as u32, label, to });
                }
            });
            if self.before.bytes() + self.current.bytes() + self.next.bytes() > bytes {
                return SearchEnd::TooLarge;
            }
        }
        if let Some(links) = links {
            links.end_level();
        }
        std::mem::swap(&mut self.before, &mut self.current);
        std::mem::swap(&mut self.current, &mut self.next);
        self.next.clear();
        SearchEnd::Complete
    }
}

impl<S: State> Level<S> {
    fn new(states: &[S]) -> Self {
        let mut table = Table::default();
        table.refill(states);
        Self { states: states.to_vec(), table }
    }

    #[inline]
    fn contains(&self, state: S) -> bool {
        self.table.find(&self.states, state).is_some()
    }

    fn bytes(&self) -> usize {
        size_of_val(self.states.as_slice()) + self.table.bytes()
    }

    fn clear(&mut self) {
        self.states.clear();
        self.table.refill(&self.states);
    }
}
