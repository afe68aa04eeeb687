//! Skips levels that follow by induction.
//!
//! In long spaces the same links often repeat with a period of two levels: each state is the one two levels before plus
//! a constant *step*, as integers. Let `s(0)` be the states of the last two levels, and `s(k)` these states, each plus
//! `k` times its step, so that `s(-1)` are the two levels before. Suppose that
//!
//! 1. every move of `s(-1)` leads to a state with the same step as the state where it is made;
//! 2. each state of `s(-1)` keeps its moves for `n + 1` steps, which [`Space::repetitions`] guarantees;
//! 3. for `k` up to `n`, no two states of `s(k)` are equal, and none of `s(k)` equals one of `s(k + 1)`.
//!
//! Then the levels after `s(0)` are `s(1), s(2), .., s(n)`: by 1 and 2 their moves are those of `s(-1)`, moved along
//! the lines, and by 3 they lead to new states where those of `s(-1)` did. So these `2n` levels need only be counted.
//! Two states meet where a linear equation holds, which gives the largest `n` for 3.

use super::links::Links;
use super::narrow::{LevelScript, Narrow};
use crate::{Space, State};

/// The sizes of the levels that were skipped.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SkippedLevels {
    pub(super) levels: u64,
    pub(super) states: u64,
    pub(super) moves: u64,
}

/// Decides when to try skipping: failed attempts become rarer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SkipSchedule {
    /// The number of consecutive levels that followed their scripts.
    repeated_levels: u32,
    /// The number of such levels before the next attempt.
    min_repeated_levels: u32,
}

/// Number of repeated levels between the first two failed attempts.
const MIN_WAIT_LEVELS: u32 = 2;

/// Maximum number of repeated levels between two attempts.
const MAX_WAIT_LEVELS: u32 = 256;

/// Minimum number of pairs of levels that are worth skipping.
const MIN_SKIPPED_PAIRS: u64 = 2;

impl SkipSchedule {
    #[inline]
    pub(super) fn level_repeated(&mut self) {
        self.repeated_levels += 1;
    }

    pub(super) fn stop(&mut self) {
        self.repeated_levels = 0;
    }

    #[inline]
    fn is_due(self) -> bool {
        self.repeated_levels >= self.min_repeated_levels
    }

    fn attempted(&mut self, times: u64) {
        self.min_repeated_levels = if times < MIN_SKIPPED_PAIRS {
            (2 * self.min_repeated_levels).clamp(MIN_WAIT_LEVELS, MAX_WAIT_LEVELS)
        } else {
            0
        };
        self.repeated_levels = 0;
    }
}

impl<S: State> Narrow<S> {
    /// Skips as many levels as follow by induction, at most `max_levels`.
    #[inline]
    pub(super) fn skip_levels<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        seeks_goal: bool,
        max_levels: u64,
        links: &mut Option<Links>,
    ) -> SkippedLevels {
        if !self.schedule.is_due() || !self.scripts.iter().all(|script| script.is_trusted) {
            return SkippedLevels::default();
        }
        let times = self.repetitions(space, seeks_goal).min(max_levels / 2);
        self.schedule.attempted(times);
        if times < MIN_SKIPPED_PAIRS {
            return SkippedLevels::default();
        }
        for (here, there) in (self.older[0]..self.before).zip(self.before..self.next) {
            let step = self.log[there].difference_from(self.log[here]);
            self.log[here] = self.log[there].advanced_by(step, times - 1);
            self.log[there] = self.log[there].advanced_by(step, times);
        }
        self.update_bloom_bits();
        if let Some(links) = links {
            links.repeat_both(times);
        }
        let moves: usize = self.scripts.iter().map(|script| script.moves.len()).sum();
        SkippedLevels {
            levels: 2 * times,
            states: times * (self.next - self.before) as u64,
            moves: times * moves as u64,
        }
    }

    /// Returns the number `n` of times that the last two levels repeat; larger numbers may be true but not provable.
    fn repetitions<T: Space<State = S>>(&self, space: &mut T, seeks_goal: bool) -> u64 {
        let [first, second] = self.older;
        let (width, last) = (second - first, self.next - self.before);
        if width != self.current - self.before || self.before - first != last {
            return 0;
        }
        let (old, new) = (&self.log[first..self.before], &self.log[self.before..self.next]);
        let steps: Vec<S> = new.iter().zip(old).map(|(new, old)| new.difference_from(*old)).collect();
        // Every move must lead to a state with the same step. The positions in the script of the level before count
        // from the level that was current two levels ago, those in the current script from the level before that one.
        let keeps_step = |script: &LevelScript, from: usize, before: usize| {
            let mut start = 0;
            script.ends.iter().enumerate().all(|(i, end)| {
                let moves = &script.moves[start..*end as usize];
                start = *end as usize;
                moves.iter().all(|line| steps[(before + line.position as usize) % last] == steps[from + i])
            })
        };
        if !keeps_step(&self.scripts[1], 0, width) || !keeps_step(&self.scripts[0], width, 0) {
            return 0;
        }
        if seeks_goal && new.iter().any(|state| space.is_goal(*state)) {
            return 0;
        }
        let mut times = u64::MAX >> 8;
        for (old, new) in old.iter().zip(new) {
            times = times.min(space.repetitions(*old, *new, times));
            if times < MIN_SKIPPED_PAIRS {
                return 0;
            }
        }
        // Any two states of these two levels, and any of them with one two levels later.
        for (i, (state, step)) in new.iter().zip(&steps).enumerate() {
            for (k, (other, others_step)) in new.iter().zip(&steps).enumerate() {
                let farther = other.advanced_by(*others_step, 1);
                let meeting = if k > i { state.first_meeting(*step, *other, *others_step) } else { None };
                let later = state.first_meeting(*step, farther, *others_step);
                for meeting in meeting.into_iter().chain(later) {
                    times = times.min(meeting.saturating_sub(1));
                }
            }
        }
        times
    }
}
