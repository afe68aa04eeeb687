//! What a person wants to see of a run, by the keys that were pressed: pure state, without a terminal or a clock.

use std::time::Duration;

use bachet::verbs::Event;

use crate::screen::Key;

/// The kind of event that a person looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Any event.
    Event,
    /// A value is assigned, or a way goes on to a state.
    Placement,
    /// A dead end.
    DeadEnd,
    /// A solution.
    Solution,
    /// The end of the run.
    End,
}

impl Goal {
    /// Returns whether the event is of this kind.
    pub(super) fn is_met(self, event: Event) -> bool {
        match self {
            Self::Event => true,
            Self::Placement => matches!(event, Event::Assign { .. }),
            Self::DeadEnd => matches!(event, Event::Conflict { .. }),
            Self::Solution => matches!(event, Event::Solution { .. }),
            Self::End => false,
        }
    }
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Events follow each other by themselves.
    Play,
    /// Nothing changes until a key is pressed.
    Pause,
    /// The next event of this kind is wanted.
    Forward(Goal),
    /// The last event of this kind before the one shown is wanted.
    Back(Goal),
    /// The start is wanted.
    Start,
    /// The animation ends.
    Quit,
}

/// What a person wants to see.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) mode: Mode,
    /// The number of events up to the moment that is shown.
    pub(super) at: u64,
    /// Whether the keys are explained.
    pub(super) shows_keys: bool,
    /// Whether a person has pressed a key.
    pub(super) is_steered: bool,
    pace: Pace,
}

impl Player {
    /// Starts to play, at a constant speed or at one that grows.
    pub(super) fn playing(speed: Option<u32>) -> Self {
        let pace = Pace::new(speed);
        Self { mode: Mode::Play, at: 0, shows_keys: false, is_steered: false, pace }
    }

    /// Waits for a key after the first event.
    pub(super) fn stepping() -> Self {
        Self { mode: Mode::Forward(Goal::Event), is_steered: true, ..Self::playing(None) }
    }

    /// Does what a key means.
    pub(super) fn press(&mut self, key: Key, now: Duration) {
        self.is_steered = true;
        match key {
            Key::Char(' ') if self.mode == Mode::Pause => {
                self.mode = Mode::Play;
                self.pace.restart(self.at, now);
            }
            Key::Char(' ') => self.mode = Mode::Pause,
            Key::Right | Key::Enter => self.mode = Mode::Forward(Goal::Event),
            Key::Left => self.mode = Mode::Back(Goal::Event),
            Key::Char('n') => self.mode = Mode::Forward(Goal::Placement),
            Key::Char('N') => self.mode = Mode::Back(Goal::Placement),
            Key::Char('d') => self.mode = Mode::Forward(Goal::DeadEnd),
            Key::Char('D') => self.mode = Mode::Back(Goal::DeadEnd),
            Key::Char('s') => self.mode = Mode::Forward(Goal::Solution),
            Key::Char('S') => self.mode = Mode::Back(Goal::Solution),
            Key::Home => self.mode = Mode::Start,
            Key::End => self.mode = Mode::Forward(Goal::End),
            Key::Char('+' | '=') => self.pace.change(2.0, self.at, now),
            Key::Char('-' | '_') => self.pace.change(0.5, self.at, now),
            Key::Char('?' | 'h' | 'H') => self.shows_keys = !self.shows_keys,
            Key::Char('q' | 'Q') | Key::Escape | Key::Interrupt => self.mode = Mode::Quit,
            Key::Char(_) => {}
        }
    }

    /// Shows this moment, and waits for a key.
    pub(super) fn stop_at(&mut self, at: u64) {
        self.at = at;
        self.mode = Mode::Pause;
    }

    /// Returns whether the event is the one that is looked for.
    pub(super) fn looks_for(&self, event: Event) -> bool {
        matches!(self.mode, Mode::Forward(goal) if goal.is_met(event))
    }

    /// Returns the moment that is due while playing.
    pub(super) fn due(&self, now: Duration) -> u64 {
        self.pace.due(now)
    }

    /// Returns the number of events per second.
    pub(super) fn speed(&self, now: Duration) -> f64 {
        self.pace.speed(now)
    }
}

/// How fast events follow each other.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pace {
    /// Events per second at the beginning.
    speed: f64,
    /// Whether the speed grows.
    grows: bool,
    /// The moment from which it is counted, and when it was shown.
    from: (u64, Duration),
}

impl Pace {
    /// Events per second at the beginning, unless a speed is given.
    const USUAL: f64 = 30.0;
    /// Time in seconds in which a growing speed doubles.
    const DOUBLING: f64 = 10.0;
    /// Limits of the speed.
    const SLOWEST: f64 = 0.25;
    const FASTEST: f64 = 1e9;

    fn new(speed: Option<u32>) -> Self {
        Self { speed: speed.map_or(Self::USUAL, f64::from), grows: speed.is_none(), from: (0, Duration::ZERO) }
    }

    fn restart(&mut self, at: u64, now: Duration) {
        self.from = (at, now);
    }

    /// Multiplies the speed, which is constant from now on.
    fn change(&mut self, factor: f64, at: u64, now: Duration) {
        let speed = (self.speed(now) * factor).clamp(Self::SLOWEST, Self::FASTEST);
        *self = Self { speed: if speed < 1.0 { speed } else { speed.round() }, grows: false, from: (at, now) };
    }

    fn seconds(&self, now: Duration) -> f64 {
        now.saturating_sub(self.from.1).as_secs_f64()
    }

    fn speed(&self, now: Duration) -> f64 {
        let factor = if self.grows { (self.seconds(now) / Self::DOUBLING).exp2() } else { 1.0 };
        (self.speed * factor).min(Self::FASTEST)
    }

    fn due(&self, now: Duration) -> u64 {
        let seconds = self.seconds(now);
        let grown = || Self::DOUBLING / std::f64::consts::LN_2 * ((seconds / Self::DOUBLING).exp2() - 1.0);
        let events = self.speed * if self.grows { grown() } else { seconds };
        self.from.0.saturating_add(events as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_usual_speed_grows_until_a_person_changes_it() {
        let mut player = Player::playing(None);
        let due = [0, 1, 10, 60, 120].map(|time| player.due(seconds(time)));
        assert_eq!(due, [0, 31, 432, 27_266, 1_772_350]);
        player.at = 432;
        player.press(Key::Char('-'), seconds(10));
        assert_eq!([10, 11, 70].map(|time| player.due(seconds(time))), [432, 462, 2232]);
        player.press(Key::Char('+'), seconds(10));
        assert_eq!(player.due(seconds(11)), 492);
        assert_eq!(Player::playing(Some(100)).due(seconds(60)), 6000);
    }

    #[test]
    fn a_pause_takes_no_time() {
        let mut player = Player::playing(Some(10));
        player.at = 20;
        player.press(Key::Char(' '), seconds(2));
        assert_eq!(player.mode, Mode::Pause);
        player.press(Key::Char(' '), seconds(100));
        assert_eq!((player.mode, player.due(seconds(101))), (Mode::Play, 30));
    }

    #[test]
    fn the_speed_has_limits() {
        let mut player = Player::playing(None);
        (0..100).for_each(|_| player.press(Key::Char('+'), seconds(0)));
        assert!(player.speed(seconds(0)) >= Pace::FASTEST);
        (0..100).for_each(|_| player.press(Key::Char('-'), seconds(0)));
        assert!(player.speed(seconds(0)) <= Pace::SLOWEST);
        let far = Player::playing(None).due(seconds(100_000));
        assert_eq!(far, u64::MAX);
    }
}
