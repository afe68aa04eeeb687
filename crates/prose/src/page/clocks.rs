//! Times of day in lists that the notation does not read as they are written: in words, with a full stop where that is the
//! decimal sign, or past noon on a clock of twelve hours.

use bachet_notation::{CategoryFields, DecimalMark, ValueFields};

use crate::page::words::PhraseRole;
use crate::page::{Words, written_at};
use crate::tokens::{Kind, Token, tokens};

/// Minutes in half a day.
const HALF_DAY: i64 = 12 * 60;

/// A time of day of a list.
#[derive(Clone, Copy, Debug)]
struct Listed {
    minutes: i64,
    /// Whether the half of the day is known.
    is_settled: bool,
    writing: Writing,
}

/// How a time is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Writing {
    Colon,
    Stop,
    Words,
}

/// Writes the times of each list as `9:30`, where all its values are times. Full stops may be decimal signs: those of a
/// list whose name does not say so count as times only if a clue has a time.
pub(super) fn settle(categories: &mut [CategoryFields], clues: &[&str], words: &Words<'_>) {
    let has_times = || clues.iter().any(|clue| has_time(&tokens(clue, words.split), words));
    for category in categories {
        let times = category.values.iter().map(|value| listed(value.text.as_str(), words));
        let Some(mut times) = times.collect::<Option<Vec<Listed>>>() else { continue };
        let is = |writing: Writing| times.iter().any(|time| time.writing == writing);
        let is_sure = !is(Writing::Stop) || is_named(category, words) || has_times();
        let wraps = pass_noon(&mut times);
        let is_other = times.iter().any(|time| time.writing != Writing::Colon) || wraps;
        if times.len() < 2 || !is_sure || !is_other {
            continue;
        }
        for (value, time) in category.values.iter_mut().zip(&times) {
            let written = format!("{}:{:02}", time.minutes / 60, time.minutes % 60);
            *value = ValueFields { text: written_at(&written, value.text.span()), ..value.clone() };
        }
    }
}

/// Reads a value that is a time and nothing else.
fn listed(text: &str, words: &Words<'_>) -> Option<Listed> {
    if let Some((hour, minute)) = text.split_once(['.', ':']) {
        let is_time = |width: usize, digits: &str| digits.len() <= width && digits.bytes().all(|b| b.is_ascii_digit());
        let is_point = DecimalMark::of_language(Some(words.language.code.as_str())) == DecimalMark::Point;
        let writing = if text.contains(':') { Writing::Colon } else { Writing::Stop };
        if !is_time(2, hour) || !is_time(2, minute) || minute.len() < 2 || writing == Writing::Stop && !is_point {
            return None;
        }
        let (of_hour, of_minute): (i64, i64) = (hour.parse().ok()?, minute.parse().ok()?);
        let is_settled = of_hour > 12 || hour.starts_with('0');
        let minutes = of_hour * 60 + of_minute;
        return (of_hour <= 24 && of_minute < 60).then_some(Listed { minutes, is_settled, writing });
    }
    let found = tokens(text, words.split);
    let time = words.language.forms.clock.at(&found, 0, &words.language.forms.numerals)?;
    let is_whole = time.end == found.len() && found.iter().all(|token| token.kind == Kind::Word);
    is_whole.then_some(Listed { minutes: time.minutes, is_settled: time.other.is_none(), writing: Writing::Words })
}

/// Moves the times behind the only step back in a list to the afternoon: `11:30, 12:15, 1:00`. Returns whether there are
/// some.
fn pass_noon(times: &mut [Listed]) -> bool {
    let is_back = |pair: &[Listed]| pair[0].minutes > pair[1].minutes;
    let Some(at) = times.windows(2).position(is_back).map(|before| before + 1) else { return false };
    let is_open = times.iter().all(|time| !time.is_settled);
    let rises = |times: &[Listed]| !times.windows(2).any(is_back);
    let passes =
        is_open && rises(&times[..at]) && rises(&times[at..]) && times[times.len() - 1].minutes < times[0].minutes;
    if passes {
        times[at..].iter_mut().for_each(|time| time.minutes += HALF_DAY);
    }
    passes
}

/// Whether a list is called times.
fn is_named(category: &CategoryFields, words: &Words<'_>) -> bool {
    let title = words.stem(&words.page.title(PhraseRole::Time).to_lowercase());
    tokens(category.name.as_str(), words.split).iter().any(|token| words.stem(&token.text) == title)
}

/// Whether a sentence has a time of day.
fn has_time(found: &[Token], words: &Words<'_>) -> bool {
    let forms = &words.language.forms;
    (0..found.len()).any(|at| forms.clock.at(found, at, &forms.numerals).is_some())
}
