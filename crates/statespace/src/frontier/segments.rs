//! The links of many narrow levels in little memory.
//!
//! A search is cut into *segments*. When the links of a segment's narrow levels take too much memory, they are dropped;
//! what is stored of the segment are the two levels where it begins. From these two levels it can be searched again
//! when its links are needed: once to trace the goals back to the start, and once for each pass over the shortest ways.
//! So `n` levels take `O(n)` time for each pass, and the memory of one segment plus two narrow levels for each segment.

use std::borrow::Cow;

use bachet_budget::Budget;

use super::Levels;
use super::links::{Links, PositionSet};
use super::narrow::Narrow;
use crate::explored::SearchEnd;
use crate::{Space, State};

/// Consecutive levels that can be searched again.
#[derive(Clone, Debug)]
pub(super) struct Segment<S> {
    /// The distance of the first level.
    start: u64,
    /// The distance of the first level of the next segment.
    end: u64,
    /// The level before the first one.
    before: Vec<S>,
    first: Vec<S>,
    /// The positions on shortest ways in the first level of the next segment.
    wanted: PositionSet,
}

impl<S: State> Segment<S> {
    /// Begins a segment, given the distance and states of its first level.
    pub(super) fn new(start: u64, before: &[S], first: &[S]) -> Self {
        Self { start, end: start, before: before.to_vec(), first: first.to_vec(), wanted: PositionSet::default() }
    }

    /// Finds the links of the segment again, or returns `None` if the budget ran out.
    fn search<T: Space<State = S>>(&self, space: &mut T, max_bytes: usize, budget: &mut Budget<'_>) -> Option<Links> {
        let mut levels = Levels::Narrow(Narrow::new(&self.before, &self.first, usize::MAX));
        let mut links = Some(Links::new());
        let mut left = self.end - self.start;
        while left > 0 {
            if levels.expand(space, max_bytes, budget, &mut links, &mut 0) != SearchEnd::Complete {
                return None;
            }
            left -= 1;
            if let Levels::Narrow(levels) = &mut levels {
                left -= levels.skip_levels(space, false, left, &mut links).levels;
            }
        }
        links
    }
}

/// The links on shortest ways, segment by segment.
#[derive(Clone, Debug)]
pub(super) struct Ways<S> {
    /// The segments but the last.
    segments: Vec<Segment<S>>,
    /// The links of the last segment that are on shortest ways, the last level first.
    last: Links,
    max_bytes: usize,
}

impl<S: State> Ways<S> {
    /// Traces the goals back to the start, given all segments and the links of the last one. Returns `None` if the
    /// budget ran out.
    pub(super) fn traced_back<T: Space<State = S>>(
        mut segments: Vec<Segment<S>>,
        links: Links,
        goals: &PositionSet,
        space: &mut T,
        max_bytes: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Self> {
        let (last, mut wanted) = links.leading_to(goals);
        let mut end = segments.pop()?.start;
        for segment in segments.iter_mut().rev() {
            (segment.end, segment.wanted) = (end, wanted);
            (_, wanted) = segment.search(space, max_bytes, budget)?.leading_to(&segment.wanted);
            end = segment.start;
        }
        Some(Self { segments, last, max_bytes })
    }

    /// Returns the number of segments.
    pub(super) fn segments(&self) -> usize {
        self.segments.len() + 1
    }

    /// Returns the links of a segment that are on shortest ways, the last level first; `None` if the budget ran out.
    pub(super) fn links<T: Space<State = S>>(
        &self,
        segment: usize,
        space: &mut T,
        budget: &mut Budget<'_>,
    ) -> Option<Cow<'_, Links>> {
        let Some(segment) = self.segments.get(segment) else { return Some(Cow::Borrowed(&self.last)) };
        let (links, _) = segment.search(space, self.max_bytes, budget)?.leading_to(&segment.wanted);
        Some(Cow::Owned(links))
    }
}
