//! Times of day in words: `half past nine`, `8 o'clock`, `noon`, by the patterns of `[clock]`.
//!
//! A line is a pattern and what it means: `half past {h} = +30`, `quarter to {h} = -15`, `{m} past {h} = +m`, `{h}
//! o'clock = 0`, `{h.m} uhr = +m` (14.30 Uhr), `noon = 12:00`. `am:` and `pm:` list the words for the half of the day. A time without one may be in
//! either half.

use bachet_notation::Number;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{Phrases, words};
use crate::tokens::{Kind, Token};
use crate::vocabulary::numerals::{Numerals, Series};

/// Minutes in half a day.
const HALF_DAY: i64 = 12 * 60;

#[derive(Clone, Debug, PartialEq, Eq)]
enum ClockPart {
    Word(SmolStr),
    Hour,
    Minute,
    /// Both in one number: `14.30`.
    HourAndMinute,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shift {
    /// Minutes after the hour.
    By(i64),
    /// As many minutes as the pattern's `{m}` after (`1`) or before (`-1`) the hour.
    Minutes(i64),
    /// This time of day whatever the hour.
    Fixed(i64),
}

/// The patterns of times of a language.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    patterns: Vec<(Vec<ClockPart>, Shift)>,
    /// The words for the half of the day, with the minutes that each adds.
    halves: Phrases<i64>,
}

/// A time of day in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time {
    /// Since midnight.
    pub(crate) minutes: i64,
    /// The other time that it may be, if the half of the day is open.
    pub(crate) other: Option<i64>,
    /// One past its last token.
    pub(crate) end: usize,
}

impl Clock {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut clock = Self::default();
        for line in sections.lines("clock") {
            let half = line.text.strip_prefix("am:").map(|w| (w, 0));
            if let Some((phrases, minutes)) = half.or_else(|| line.text.strip_prefix("pm:").map(|w| (w, HALF_DAY))) {
                for phrase in sections.phrases(line, phrases, mistakes) {
                    clock.halves.add(words(&phrase, &lexicon.split), minutes);
                }
                continue;
            }
            let (phrases, shift) = line.text.rsplit_once('=').unwrap_or_default();
            let phrases = sections.phrases(line, phrases, mistakes);
            let patterns: Option<Vec<_>> = phrases.iter().map(|phrase| pattern(phrase, shift, lexicon)).collect();
            let Some(patterns) = patterns.filter(|patterns| !patterns.is_empty()) else {
                mistakes.push(line.mistake("`half past {h} = +30`, `noon = 12:00` or `am: a.m.` is expected"));
                continue;
            };
            for pattern in patterns {
                // The longest first.
                let at = clock.patterns.partition_point(|known| known.0.len() >= pattern.0.len());
                clock.patterns.insert(at, pattern);
            }
        }
        clock
    }

    /// The time of day that begins at a token.
    pub(crate) fn at(&self, tokens: &[Token], at: usize, numerals: &Numerals) -> Option<Time> {
        let token = tokens.get(at)?;
        let mut found = self.patterns.iter().find_map(|(parts, shift)| {
            let (hour, minutes, end) = matched(parts, tokens, at, numerals)?;
            let (minutes, settled) = match *shift {
                Shift::By(by) => (hour * 60 + by, hour > 12),
                Shift::Minutes(sign) => (hour * 60 + sign * minutes, hour > 12),
                Shift::Fixed(minutes) => (minutes, true),
            };
            Some((minutes.rem_euclid(2 * HALF_DAY), settled, end))
        });
        if found.is_none() && token.kind == Kind::Number {
            found = written(&token.text).map(|(minutes, settled)| (minutes, settled, at + 1));
        }
        let bare = (found.is_none() && token.kind == Kind::Number)
            .then(|| token.text.parse().ok().filter(|h| (1..=12).contains(h)).map(|h: i64| (h * 60, false, at + 1)))
            .flatten();
        let (minutes, settled, end) = found.or(bare)?;
        match self.halves.at(tokens, end).next() {
            Some((shift, length)) if minutes < HALF_DAY + 60 => {
                Some(Time { minutes: minutes % HALF_DAY + shift, other: None, end: end + length })
            }
            // A number alone is not a time.
            _ if bare.is_some() => None,
            _ if settled || minutes >= HALF_DAY + 60 => Some(Time { minutes, other: None, end }),
            _ => Some(Time { minutes, other: Some((minutes + HALF_DAY) % (2 * HALF_DAY)), end }),
        }
    }
}

/// `8:00`, `14:30`, and whether the half of the day is settled.
fn written(text: &str) -> Option<(i64, bool)> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (i64, i64) = (hour.parse().ok()?, minute.parse().ok()?);
    let settled = hour > 12 || hour == 0 || text.starts_with('0');
    ((0..=24).contains(&hour) && (0..60).contains(&minute)).then(|| (hour * 60 + minute, settled))
}

fn matched(parts: &[ClockPart], tokens: &[Token], at: usize, numerals: &Numerals) -> Option<(i64, i64, usize)> {
    let (mut next, mut hour, mut minute) = (at, 0, 0);
    let whole = |at: usize, largest: i64| {
        let numeral = numerals.at(tokens, at).filter(|n| n.series == Series::Cardinal && n.number.is_integer())?;
        let number = numeral.number.to_integer();
        (numeral.number >= Number::from_integer(0) && number <= largest).then_some((number, numeral.end))
    };
    for part in parts {
        match part {
            ClockPart::Word(word) => {
                tokens.get(next).filter(|t| t.text == *word)?;
                next += 1;
            }
            ClockPart::Hour => (hour, next) = whole(next, 24)?,
            ClockPart::Minute => (minute, next) = whole(next, 59)?,
            ClockPart::HourAndMinute => {
                let (of_hour, of_minute) = tokens.get(next)?.text.split_once(['.', ':'])?;
                (hour, minute) = (of_hour.parse().ok()?, of_minute.parse().ok()?);
                let fits = (0..=24).contains(&hour) && of_minute.len() == 2 && (0..60).contains(&minute);
                next = fits.then_some(next + 1)?;
            }
        }
    }
    Some((hour, minute, next))
}

#[inline(never)]
fn pattern(phrase: &str, shift: &str, lexicon: &Lexicon) -> Option<(Vec<ClockPart>, Shift)> {
    let mut parts = Vec::new();
    for word in phrase.split_whitespace() {
        match word {
            "{h}" => parts.push(ClockPart::Hour),
            "{m}" => parts.push(ClockPart::Minute),
            "{h.m}" => parts.push(ClockPart::HourAndMinute),
            _ => parts.extend(words(word, &lexicon.split).into_iter().map(ClockPart::Word)),
        }
    }
    let shift = match shift.trim() {
        "+m" => Shift::Minutes(1),
        "-m" => Shift::Minutes(-1),
        time if time.contains(':') => Shift::Fixed(written(time)?.0),
        by => Shift::By(by.trim_start_matches('+').parse().ok().filter(|b: &i64| b.abs() < HALF_DAY)?),
    };
    let consistent = match shift {
        Shift::By(_) => parts.contains(&ClockPart::Hour),
        Shift::Minutes(_) if parts.contains(&ClockPart::HourAndMinute) => true,
        Shift::Minutes(_) => parts.contains(&ClockPart::Hour) && parts.contains(&ClockPart::Minute),
        Shift::Fixed(_) => !parts.is_empty(),
    };
    consistent.then_some((parts, shift))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_bounds() {
        assert_eq!(written("8:30"), Some((8 * 60 + 30, false)));
        assert_eq!(written("24:00"), Some((24 * 60, true)));
        assert_eq!(written("25:00"), None);
        assert_eq!(written("2222222222222266666:6"), None);
    }
}
