//! Breadth-first search that forgets: where every move can be taken back, what is new is told by the last two levels
//! alone (Korf's frontier search, 1999, without its bookkeeping). Tens of millions of states over millions of levels
//! take almost no memory, and the search goes on until nothing is new, so that it proves what cannot be reached.
//!
//! What is kept of each level is its *shape*: which move of which state leads to which state of the next level, by their
//! places in order of discovery. Long spaces repeat themselves, so shapes are kept once for each stretch. Backwards from
//! the goals the shapes tell what lies on a shortest way; forwards, with the space at hand, they give the states, and
//! the number of ways.

mod count;
mod level;
mod links;

use bachet_budget::Budget;

use crate::explored::{End, Exploration, Extent};
use crate::{Move, Space, State};
use level::Level;
use links::{Link, Links};

/// What a search level by level found.
#[derive(Clone, Debug)]
pub struct Frontier<S> {
    start: S,
    end: End,
    shortest: Option<u64>,
    states: u64,
    moves: u64,
    levels: u64,
    widest: usize,
    /// The moves on shortest ways, from the level before the goals back to the start; `None` if they were too many.
    ways: Option<Links>,
    /// The places of the nearest goals in their level.
    goals: Vec<u32>,
}

/// Searches a space where every move costs 1 and can be taken back, level by level. A step of the budget is a state
/// whose moves are made. `each_level` gets the distance and the states of each level, in order of discovery.
///
/// # Panics
///
/// If the space says that its moves cannot be taken back, or cost something else than 1.
pub fn sweep<T: Space>(
    space: &mut T,
    how: Exploration,
    budget: &mut Budget<'_>,
    mut each_level: impl FnMut(u64, &[T::State]),
) -> Frontier<T::State> {
    assert!(space.is_reversible() && space.is_uniform(), "a frontier needs moves that can be taken back");
    let (mut before, mut current, mut next) = (Level::default(), Level::default(), Level::default());
    let start = space.start();
    current.enter(start);
    let mut found = Frontier {
        start,
        end: End::Complete,
        shortest: space.is_goal(start).then_some(0),
        states: 0,
        moves: 0,
        levels: 0,
        widest: 0,
        ways: None,
        goals: vec![0],
    };
    // The moves to the next level, until a goal is found.
    let mut links = Links::default();
    let mut keeps_links = true;
    loop {
        found.states += current.states().len() as u64;
        found.widest = found.widest.max(current.states().len());
        each_level(found.levels, current.states());
        found.levels += 1;
        let is_done = how.extent == Extent::ToGoal && found.shortest.is_some();
        keeps_links = keeps_links && found.shortest.is_none();
        for i in 0..current.states().len() {
            if is_done {
                break;
            }
            if !budget.step() {
                found.end = End::Budget;
                break;
            }
            let mut ordinal = 0;
            space.moves(current.states()[i], |Move { to, .. }| {
                if before.find(to).is_none()
                    && let Some(place) = next.enter_unless(to, &current)
                    && keeps_links
                {
                    links.push(Link::new(i, ordinal, place));
                }
                ordinal += 1;
            });
            found.moves += ordinal;
            if before.bytes() + current.bytes() + next.bytes() > how.bytes {
                found.end = End::TooLarge;
                break;
            }
        }
        if is_done || found.end != End::Complete || next.states().is_empty() {
            break;
        }
        std::mem::swap(&mut before, &mut current);
        std::mem::swap(&mut current, &mut next);
        next.clear();
        if keeps_links {
            links.end_level();
            keeps_links = links.bytes() <= how.bytes;
        }
        if found.shortest.is_none() {
            let states = current.states().iter().enumerate();
            let goals = states.filter(|(_, state)| space.is_goal(**state)).map(|(i, _)| i as u32);
            found.goals.clear();
            found.goals.extend(goals);
            if !found.goals.is_empty() {
                found.shortest = Some(found.levels);
                found.ways = keeps_links.then(|| std::mem::take(&mut links).leading_to(&found.goals));
            }
        }
    }
    if found.shortest == Some(0) {
        found.ways = Some(Links::default());
    }
    found
}

impl<S: State> Frontier<S> {
    /// Why the search ended.
    pub fn end(&self) -> End {
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
