//! Depth-first search: from each state to the next one as far as it goes, never to a state that lies on the way already,
//! and back from where there is nothing new. So every simple way is found.
//!
//! The lesson is « Jeux logiques amusants », a course that leads three jealous husbands across a river. It calls itself for
//! each state; ways may be long, so here the states on the way lie in a list. A way ends at the first goal that it comes to,
//! and where the next move costs more than is left.

use rustc_hash::FxHashSet;

use crate::sink::{Flow, RunEnd, Teller};
use crate::walk::{Move, Walk};
use crate::{Event, Sink, Subject};

/// A way of more states than this is given up: it would fill the memory, and nobody would read it.
const MOST_STATES: usize = 200_000;

/// With more states than this to try later, from all states on the way, it is given up: they would fill the memory.
const MOST_OPEN: usize = 5_000_000;

/// A state on the way, and those after it that are not tried yet.
struct Visited {
    state: u128,
    /// What the way costs up to here.
    spent: u64,
    after: std::vec::IntoIter<Move>,
    is_dead_end: bool,
}

/// Finds every way that comes to no state twice.
pub(crate) fn search(walk: &mut dyn Walk, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let mut way: Vec<Visited> = Vec::new();
    let mut on_way = FxHashSet::default();
    let mut open = 0;
    let mut next = Some((walk.start(), 0));
    loop {
        if let Some((state, spent)) = next.take() {
            if way.len() == MOST_STATES {
                return Flow::Break(RunEnd::Full);
            }
            let number = walk.number(state);
            teller.tell(Event::Assign { place: way.len() as u32, value: number, forced: false })?;
            teller.node(way.len() as u32)?;
            let after = if walk.is_goal(state) {
                teller.solution()?;
                Vec::new()
            } else {
                let after = walk.after(state)?;
                teller.tell(Event::Choose { subject: Subject::State(number), ways: after.len() as u64 })?;
                after
            };
            open += after.len();
            if open > MOST_OPEN {
                return Flow::Break(RunEnd::Full);
            }
            on_way.insert(state);
            way.push(Visited { state, spent, after: after.into_iter(), is_dead_end: !walk.is_goal(state) });
        }
        let Some(last) = way.last_mut() else { return Flow::Continue(()) };
        if let Some(Move { to, cost }) = last.after.next() {
            teller.heed()?;
            let spent = last.spent.saturating_add(cost);
            let holds = !on_way.contains(&to) && spent <= walk.limit();
            teller.tell(Event::Check { subject: Subject::State(walk.number(to)), holds })?;
            if holds {
                last.is_dead_end = false;
                next = Some((to, spent));
            }
            open -= 1;
        } else {
            if last.is_dead_end {
                teller.tell(Event::Conflict { subject: Subject::State(walk.number(last.state)) })?;
            }
            on_way.remove(&last.state);
            way.pop();
            let kept = way.len() as u32;
            teller.tell(Event::BackUp { kept, depth: kept.saturating_sub(1) })?;
        }
    }
}
