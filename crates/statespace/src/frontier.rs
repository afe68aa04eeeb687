//! Breadth-first search that forgets: where every move can be taken back, what is new is told by the last two levels
//! alone (Korf's frontier search, 1999, without its bookkeeping). Tens of millions of states over millions of levels
//! take almost no memory, and the search goes on until nothing is new, so that it proves what cannot be reached.
//!
//! What is kept of each level is its *shape*: which move of which state leads to which state of the next level, by their
//! places in order of discovery. Long spaces repeat themselves, so shapes are kept once for each stretch. Backwards from
//! the goals the shapes tell what lies on a shortest way; forwards, with the space at hand, they give the states, and
//! the number of ways.

mod count;
mod links;
mod narrow;
mod skip;
mod way;
mod wide;

use bachet_budget::Budget;

use crate::explored::{ExploreOptions, Extent, SearchEnd};
use crate::{Space, State};
use links::Links;
use narrow::Narrow;
use wide::Wide;

/// What a search level by level found.
#[derive(Clone, Debug)]
pub struct FrontierSearch<S> {
    start: S,
    end: SearchEnd,
    shortest: Option<u64>,
    states: u64,
    moves: u64,
    levels: u64,
    widest: usize,
    /// The moves on shortest ways, from the level before the goals back to the start; `None` if they were too many.
    ways: Option<Links>,
}

/// Searches a space where every move costs 1 and can be taken back, level by level. A step of the budget is a state
/// whose moves are made. `each_level` gets the distance and the states of each level, in order of discovery.
///
/// # Panics
///
/// If the space says that its moves cannot be taken back, or cost something else than 1.
pub fn frontier_search<T: Space>(
    space: &mut T,
    how: ExploreOptions,
    budget: &mut Budget<'_>,
    each_level: impl FnMut(u64, &[T::State]),
) -> FrontierSearch<T::State> {
    search(space, how, budget, Pace::Walking, each_level)
}

/// Searches as [`frontier_search`] does, but passes over levels that are known without asking: see [`Space::repetitions`].
///
/// # Panics
///
/// If the space says that its moves cannot be taken back, or cost something else than 1.
pub fn frontier_search_skipping<T: Space>(
    space: &mut T,
    how: ExploreOptions,
    budget: &mut Budget<'_>,
) -> FrontierSearch<T::State> {
    search(space, how, budget, Pace::Leaping, |_, _| {})
}

/// Whether levels may be passed over that are known without asking.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    Walking,
    Leaping,
}

fn search<T: Space>(
    space: &mut T,
    how: ExploreOptions,
    budget: &mut Budget<'_>,
    pace: Pace,
    mut each_level: impl FnMut(u64, &[T::State]),
) -> FrontierSearch<T::State> {
    assert!(space.is_reversible() && space.has_unit_costs(), "a frontier needs moves that can be taken back");
    let start = space.start();
    let mut found = FrontierSearch {
        start,
        end: SearchEnd::Complete,
        shortest: None,
        states: 0,
        moves: 0,
        levels: 0,
        widest: 0,
        ways: None,
    };
    let mut levels = Levels::Narrow(Narrow::new(&[], &[start]));
    // The moves from each level to the next, until a goal is found or they are too many.
    let mut links = Some(Links::new());
    loop {
        let current = levels.current();
        let width = current.len();
        if width == 0 {
            break;
        }
        if found.shortest.is_none() {
            let goals = current.iter().enumerate().filter(|(_, state)| space.is_goal(**state));
            let mut goals = goals.map(|(i, _)| i as u32).peekable();
            if goals.peek().is_some() {
                found.shortest = Some(found.levels);
                found.ways = links.take().map(|links| links.leading_to(goals));
            }
        }
        each_level(found.levels, current);
        found.states += width as u64;
        found.widest = found.widest.max(width);
        found.levels += 1;
        if how.extent == Extent::ShortestWays && found.shortest.is_some() {
            break;
        }
        found.end = levels.expand(space, how.max_bytes, budget, &mut links, &mut found.moves);
        if found.end != SearchEnd::Complete {
            break;
        }
        if pace == Pace::Leaping
            && let Levels::Narrow(levels) = &mut levels
        {
            let leap = levels.leap(space, found.shortest.is_none(), &mut links);
            found.levels += leap.levels;
            found.states += leap.states;
            found.moves += leap.moves;
        }
    }
    found
}

/// The last levels.
enum Levels<S> {
    Narrow(Narrow<S>),
    Wide(Wide<S>),
}

impl<S: State> Levels<S> {
    #[inline]
    fn current(&self) -> &[S] {
        match self {
            Self::Narrow(levels) => levels.current(),
            Self::Wide(levels) => levels.current(),
        }
    }

    /// Makes every move of the current level and goes on to the next one.
    #[inline]
    fn expand<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        bytes: usize,
        budget: &mut Budget<'_>,
        links: &mut Option<Links>,
        moves: &mut u64,
    ) -> SearchEnd {
        match self {
            Self::Narrow(levels) => {
                if !budget.use_steps(levels.current().len() as u64) {
                    return SearchEnd::Budget;
                }
                if let Ok(made) = levels.expand(space, links) {
                    *moves += made;
                    return SearchEnd::Complete;
                }
                let mut levels = Wide::new(levels.before(), levels.current());
                let end = levels.expand(space, bytes, &mut Budget::unlimited(), links, moves);
                *self = Self::Wide(levels);
                end
            }
            Self::Wide(levels) => {
                let end = levels.expand(space, bytes, budget, links, moves);
                if Narrow::suits(levels.before(), levels.current()) {
                    *self = Self::Narrow(Narrow::new(levels.before(), levels.current()));
                }
                if links.as_ref().is_some_and(|links| links.bytes() > bytes) {
                    *links = None;
                }
                end
            }
        }
    }
}

impl<S: State> FrontierSearch<S> {
    /// Why the search ended.
    pub fn end(&self) -> SearchEnd {
        self.end
    }

    /// How many moves a shortest way has; `None` if no goal was found.
    pub fn shortest(&self) -> Option<u64> {
        self.shortest
    }

    /// How many states were found, but for those of a level that was not finished.
    pub fn states(&self) -> u64 {
        self.states
    }

    /// How many moves the states have.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// How many levels were found.
    pub fn levels(&self) -> u64 {
        self.levels
    }

    /// How many states the widest level has.
    pub fn widest(&self) -> usize {
        self.widest
    }
}
