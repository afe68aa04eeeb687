//! Leaps over levels that are known without asking.
//!
//! A long space does the same again and again: two levels on, each state has moved on by a step of its own, as integers,
//! and the moves between the levels are the same. If the space tells for how many steps the states keep their moves,
//! those levels follow by induction: a move leads from a state to one that moves on by the same step, so it goes on
//! doing so; and what was new stays new as long as no two states of levels side by side become the same, which is an
//! equation for each pair. So the levels are counted, not made.

use super::links::Links;
use super::narrow::{Narrow, Script};
use crate::{Space, State};

/// What was passed over.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Leap {
    pub(super) levels: u64,
    pub(super) states: u64,
    pub(super) moves: u64,
}

/// When a leap is worth an attempt: not again and again where there is none.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm {
    /// How many levels in a row followed their scripts.
    beats: u32,
    /// How many it takes for the next attempt.
    patience: u32,
}

/// After an attempt in vain.
const SOME_PATIENCE: u32 = 2;

/// The most levels in a row before an attempt.
const MOST_PATIENCE: u32 = 256;

/// A leap over fewer pairs of levels is not worth its trouble.
const WORTHWHILE: u64 = 2;

impl Rhythm {
    #[inline]
    pub(super) fn beat(&mut self) {
        self.beats += 1;
    }

    pub(super) fn stop(&mut self) {
        self.beats = 0;
    }

    #[inline]
    fn is_due(self) -> bool {
        self.beats >= self.patience
    }

    fn attempted(&mut self, times: u64) {
        self.patience = if times < WORTHWHILE { (2 * self.patience).clamp(SOME_PATIENCE, MOST_PATIENCE) } else { 0 };
        self.beats = 0;
    }
}

impl<S: State> Narrow<S> {
    /// Goes on by as many levels as are known without asking.
    #[inline]
    pub(super) fn leap<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        seeks_goal: bool,
        links: &mut Option<Links>,
    ) -> Leap {
        if !self.rhythm.is_due() || !self.scripts.iter().all(|script| script.is_trusted) {
            return Leap::default();
        }
        let times = self.repetitions(space, seeks_goal);
        self.rhythm.attempted(times);
        if times < WORTHWHILE {
            return Leap::default();
        }
        for (here, there) in (self.older[0]..self.before).zip(self.before..self.next) {
            let step = self.log[there].difference_from(self.log[here]);
            self.log[here] = self.log[there].advanced_by(step, times - 1);
            self.log[there] = self.log[there].advanced_by(step, times);
        }
        self.retrace();
        if let Some(links) = links {
            links.repeat_both(times);
        }
        let lines: usize = self.scripts.iter().map(|script| script.lines.len()).sum();
        Leap { levels: 2 * times, states: times * (self.next - self.before) as u64, moves: times * lines as u64 }
    }

    /// How often the last two levels will be repeated.
    fn repetitions<T: Space<State = S>>(&self, space: &mut T, seeks_goal: bool) -> u64 {
        let [first, second] = self.older;
        let (width, last) = (second - first, self.next - self.before);
        if width != self.current - self.before || self.before - first != last {
            return 0;
        }
        let (old, new) = (&self.log[first..self.before], &self.log[self.before..self.next]);
        let steps: Vec<S> = new.iter().zip(old).map(|(new, old)| new.difference_from(*old)).collect();
        // Moves keep company: they lead to states that move on by the same step. The script of the level before counts
        // places from the current level two levels ago on, that of the current one from the level before two levels ago.
        let keeps = |script: &Script, from: usize, before: usize| {
            let mut start = 0;
            script.ends.iter().enumerate().all(|(i, end)| {
                let lines = &script.lines[start..*end as usize];
                start = *end as usize;
                lines.iter().all(|line| steps[(before + line.place as usize) % last] == steps[from + i])
            })
        };
        if !keeps(&self.scripts[1], 0, width) || !keeps(&self.scripts[0], width, 0) {
            return 0;
        }
        if seeks_goal && new.iter().any(|state| space.is_goal(*state)) {
            return 0;
        }
        let mut times = u64::MAX >> 8;
        for (old, new) in old.iter().zip(new) {
            times = times.min(space.repetitions(*old, *new, times));
            if times < WORTHWHILE {
                return 0;
            }
        }
        // Any two states of three levels in a row: of these two, and of these and the same levels two farther on.
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
