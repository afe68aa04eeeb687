//! Frontier search: breadth-first search that stores only the last levels (Korf 1999).
//!
//! If every move is reversible, a new state differs from those of the last two levels, so older states need not be
//! stored. Tens of millions of states in millions of levels take almost no memory, and a complete search proves that no
//! other state can be reached.
//!
//! Of each level only the *links* to the next are stored: which move of which state leads to which state, by their
//! positions in order of discovery. Large spaces often repeat the same links, which are stored once. Traced back from
//! the goals, the links give the moves on shortest ways; followed from the start, with the moves of the space, they
//! give the states and the number of ways. Where they repeat too little, only the links of the last levels are kept,
//! and the others are found again when they are needed: see [`segments`].

mod count;
mod links;
mod narrow;
mod segments;
mod skip;
mod way;
mod wide;

use bachet_budget::Budget;

use crate::explored::{ExploreOptions, Extent, SearchEnd};
use crate::{Space, State};
use links::{Links, PositionSet};
use narrow::Narrow;
use segments::{Segment, Ways};
use wide::Wide;

/// The result of a frontier search.
#[derive(Clone, Debug)]
pub struct FrontierSearch<S> {
    start: S,
    end: SearchEnd,
    shortest: Option<u64>,
    states: u64,
    moves: u64,
    levels: u64,
    widest: usize,
    /// The moves on shortest ways; `None` if there were too many, or the budget ran out while they were traced back.
    ways: Option<Ways<S>>,
}

/// Searches a space whose moves cost 1 and are reversible, level by level. A step of the budget is the expansion of a
/// state. `each_level` gets the distance and the states of each level, in order of discovery.
///
/// Memory hardly depends on the number of levels: about `max_bytes` for the states of three levels, as much for their
/// links, and two narrow levels for each segment of links. If the states are too many the search ends. If the links of wide levels are too many it goes on, but
/// cannot count or list ways. The links of narrow levels are kept up to a sixteenth of `max_bytes`; the others are found
/// again when they are needed, which takes as long as the search did each time: see [`FrontierSearch::count`].
///
/// # Panics
///
/// If the moves of the space are not reversible or do not all cost 1.
pub fn frontier_search<T: Space>(
    space: &mut T,
    options: ExploreOptions,
    budget: &mut Budget<'_>,
    each_level: impl FnMut(u64, &[T::State]),
) -> FrontierSearch<T::State> {
    search(space, options, budget, LevelSkipping::Off, each_level)
}

/// Searches as [`frontier_search`] does, but skips levels that follow by induction: see [`Space::repetitions`].
///
/// # Panics
///
/// If the moves of the space are not reversible or do not all cost 1.
pub fn frontier_search_skipping<T: Space>(
    space: &mut T,
    options: ExploreOptions,
    budget: &mut Budget<'_>,
) -> FrontierSearch<T::State> {
    search(space, options, budget, LevelSkipping::On, |_, _| {})
}

/// Whether levels that follow by induction are skipped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LevelSkipping {
    Off,
    On,
}

fn search<T: Space>(
    space: &mut T,
    options: ExploreOptions,
    budget: &mut Budget<'_>,
    skipping: LevelSkipping,
    mut each_level: impl FnMut(u64, &[T::State]),
) -> FrontierSearch<T::State> {
    assert!(space.is_reversible() && space.has_unit_costs(), "frontier search needs reversible moves of cost 1");
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
    let segment_bytes = options.max_bytes / SEGMENTS_IN_MAX_BYTES;
    let mut levels = Levels::Narrow(Narrow::new(&[], &[start], segment_bytes));
    // The links from each level of the last segment to the next, until a goal is found or there are too many.
    let mut links = Some(Links::new());
    let mut segments = vec![Segment::new(0, &[], &[start])];
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
                let goals = PositionSet::of(goals);
                let segments = std::mem::take(&mut segments);
                found.ways = links
                    .take()
                    .and_then(|links| Ways::traced_back(segments, links, &goals, space, options.max_bytes, budget));
            }
        }
        each_level(found.levels, current);
        found.states += width as u64;
        found.widest = found.widest.max(width);
        found.levels += 1;
        if options.extent == Extent::ShortestWays && found.shortest.is_some() {
            break;
        }
        found.end = levels.expand(space, options.max_bytes, budget, &mut links, &mut found.moves);
        if found.end != SearchEnd::Complete {
            break;
        }
        let Levels::Narrow(narrow) = &mut levels else { continue };
        if skipping == LevelSkipping::On {
            let skipped = narrow.skip_levels(space, found.shortest.is_none(), u64::MAX, &mut links);
            found.levels += skipped.levels;
            found.states += skipped.states;
            found.moves += skipped.moves;
        }
        if let Some(recorded) = &mut links
            && recorded.bytes() > narrow.max_link_bytes
        {
            segments.push(Segment::new(found.levels, narrow.before(), narrow.current()));
            *recorded = Links::new();
            *narrow = Narrow::new(narrow.before(), narrow.current(), segment_bytes);
        }
    }
    found
}

/// A segment ends when the links of its narrow levels exceed this part of the memory limit.
const SEGMENTS_IN_MAX_BYTES: usize = 16;

/// The last levels, stored for few or for many states per level.
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

    /// Expands the current level and advances to the next one.
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
                    let max_link_bytes = links.as_ref().map_or(0, Links::bytes) + bytes / SEGMENTS_IN_MAX_BYTES;
                    *self = Self::Narrow(Narrow::new(levels.before(), levels.current(), max_link_bytes));
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
    /// Returns why the search ended.
    pub fn end(&self) -> SearchEnd {
        self.end
    }

    /// Returns the number of moves of a shortest way, or `None` if no goal was found.
    pub fn shortest(&self) -> Option<u64> {
        self.shortest
    }

    /// Returns the number of states of all complete levels.
    pub fn states(&self) -> u64 {
        self.states
    }

    /// Returns the number of moves of the expanded states.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// Returns the number of levels.
    pub fn levels(&self) -> u64 {
        self.levels
    }

    /// Returns the number of states of the largest level.
    pub fn widest(&self) -> usize {
        self.widest
    }
}
