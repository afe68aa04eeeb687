//! Chains within nets.

use std::collections::HashMap;
use std::rc::Rc;

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::Mode;
use super::fresh::Fresh;
use super::links::Links;
use super::loops::Loops;
use super::nested::Nested;
use super::pool::Pool;
use super::set::Set;
use super::shortest::nested_multiple;
use super::spread::Spread;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// Maximum number of candidates of which it is kept what all of them lead to: their square takes memory.
const MOST_SPREAD: usize = 768;

/// What nested chains need.
#[derive(Clone, Debug, Default)]
pub(super) struct Inner<const C: usize> {
    pub loops: Option<Box<Loops<C>>>,
    pub fixed: Option<Box<Pool<C>>>,
    pub dynamic: Option<Box<Pool<C>>>,
    /// The chains that were found at a level on some candidates: several suppositions leave the same ones.
    found: HashMap<(u8, Set<C>), Rc<[Rc<Nested>]>>,
    /// Those that were found for the nets before, which began with more candidates.
    before: HashMap<(u8, Set<C>), Rc<[Rc<Nested>]>>,
    /// Where techniques look.
    pub fresh: Fresh,
    /// Whether chains are kept for an explanation.
    pub explain: bool,
}

impl<const C: usize> Inner<C> {
    pub(super) fn new(explain: bool) -> Self {
        Self { explain, ..Self::default() }
    }

    /// Makes what a level needs.
    pub(super) fn prepare(&mut self, frame: &Frame, links: &Links<C>, grid: &Grid, level: u8) {
        let fixed = Mode { dynamic: false, nishio: false, multiple: true, level: 0 };
        if matches!(level, 2 | 3) && self.loops.is_none() {
            self.loops = Some(Box::new(Loops::new(links)));
        }
        if level == 3 && self.fixed.is_none() {
            self.fixed = Some(Box::new(Pool::new(links, grid, fixed, self.explain)));
        }
        if level >= 4 && self.dynamic.is_none() {
            let mut pool = Box::new(Pool::new(links, grid, Mode { dynamic: true, ..fixed }, self.explain));
            if links.count <= MOST_SPREAD {
                pool.spread = Some(Box::new(Spread::new(frame, links)));
            }
            self.dynamic = Some(pool);
        }
    }

    /// Prepares for other nets. What was found is kept once if they begin with a part of the candidates.
    pub(super) fn renew(&mut self, is_part: bool) {
        std::mem::swap(&mut self.found, &mut self.before);
        self.found.clear();
        if !is_part {
            self.before.clear();
        }
    }

    /// Returns the chains on the candidates that a net leaves, of the first kind of which some rest on candidates that
    /// it removed. `begin` holds the candidates with which it began, and `left` those that it leaves.
    pub(super) fn chains(
        &mut self,
        source: Source<'_, C>,
        level: u8,
        [begin, left]: [Set<C>; 2],
        work: &Grid,
        budget: &mut Budget<'_>,
    ) -> Rc<[Rc<Nested>]> {
        if let Some(found) = self.found.get(&(level, left)) {
            return Rc::clone(found);
        }
        // The same chains are found on the same candidates, but they may rest on fewer.
        let rests = |nested: &Rc<Nested>| nested.parents.iter().any(|&parent| begin.has(parent));
        let before = self.before.remove(&(level, left));
        let before = before.filter(|all| all.iter().all(|nested| nested.parents.is_empty()) || all.iter().any(rests));
        let found: Rc<[Rc<Nested>]> = before.unwrap_or_else(|| {
            let has_no_loops = level == 3 && self.found.get(&(2, left)).is_some_and(|found| found.is_empty());
            self.search(source, level, has_no_loops, work, budget).into()
        });
        if !budget.is_spent() {
            self.found.insert((level, left), Rc::clone(&found));
        }
        found
    }

    fn search(
        &mut self,
        source: Source<'_, C>,
        level: u8,
        has_no_loops: bool,
        work: &Grid,
        budget: &mut Budget<'_>,
    ) -> Vec<Rc<Nested>> {
        let mut found: Vec<Rc<Nested>> = Vec::new();
        let loops = &mut self.loops.as_deref_mut().filter(|_| level < 4);
        if let Some(loops) = loops {
            let nested = loops.nested(source, has_no_loops, work, self.explain, budget);
            found.extend(nested.into_iter().map(Rc::new));
        }
        let (pool, levels) = match level {
            3 => (&mut self.fixed, 0..1),
            4 => (&mut self.dynamic, 0..1),
            5.. => (&mut self.dynamic, 0..2),
            _ => return found,
        };
        let Some(pool) = pool else { return found };
        for at in levels {
            // Chains that rest on nothing that was removed before are not used.
            if budget.is_spent() || found.iter().any(|nested| !nested.parents.is_empty()) {
                break;
            }
            let level = if at == 0 { 0 } else { level - 3 };
            let loops = loops.as_deref_mut();
            found.extend(
                nested_multiple(source, pool, loops, level, work, self.explain, budget).into_iter().map(Rc::new),
            );
        }
        found
    }
}
