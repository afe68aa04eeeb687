//! Lists without a name: lines below each other, each with as many values behind the same separator.

use bachet_notation::Span;

use crate::page::Words;
use crate::page::lines::{Label, Line};
use crate::page::words::{PhraseRole, folded};
use crate::tokens::{Kind, Token, tokens};

/// Maximum number of runs of lines of a page that are compared with its other lines.
const MAX_ATTEMPTS: usize = 30;
/// Minimum number of lines.
const MIN_LINES: usize = 2;
/// Maximum number of lines.
const MAX_LINES: usize = 20;
/// Minimum number of values of a line.
const MIN_VALUES: usize = 3;
/// Maximum number of values of a line.
const MAX_VALUES: usize = 40;
/// Maximum number of words of a value.
const MAX_VALUE_WORDS: usize = 5;
/// What parts the values of a line.
pub(super) const SEPARATORS: [&str; 9] = [" - ", " – ", " — ", " / ", " | ", " · ", " • ", " * ", ", "];

/// A list of values, and what it is called.
pub(super) struct BareList {
    pub(super) title: String,
    pub(super) values: Vec<Span>,
}

/// Returns the lists of the lines from one on: at least two, the first values of which the page uses further below, so
/// that they are no names of the lists. Linear in the length of the page for each attempt.
pub(super) fn bare_lists(
    lines: &[Line<'_>],
    from: usize,
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
    attempts: &mut usize,
) -> Option<Vec<BareList>> {
    let separator = *SEPARATORS.iter().find(|separator| values(&lines[from], separator, words).is_some())?;
    let size = values(&lines[from], separator, words)?.len();
    let fits = |at: usize| {
        let is_next = at == from || !lines[at].gap && lines[at].label == lines[from].label;
        is_next && open(at) && values(&lines[at], separator, words).is_some_and(|values| values.len() == size)
    };
    let end =
        (from..lines.len().min(from + MAX_LINES)).find(|&at| !fits(at)).unwrap_or(lines.len().min(from + MAX_LINES));
    if end < from + MIN_LINES || *attempts == MAX_ATTEMPTS {
        return None;
    }
    *attempts += 1;
    // Lines behind the clues that use their values are a solution.
    let tells = |line: &&Line<'_>| !line.is_code() && values(line, separator, words).is_none();
    let rest: String = lines[end..].iter().filter(tells).map(|line| folded(line.text, words.split) + " ").collect();
    let rest = format!(" {rest}");
    let is_used = |at: &usize| {
        let first = values(&lines[*at], separator, words).and_then(|values| values.first().copied());
        first.is_some_and(|first| {
            let key = folded(text(&lines[*at], first), words.split);
            rest.contains(&format!(" {key} ")) || words.page.calendar_place(&key).is_some()
        })
    };
    if (from..end).filter(is_used).count() * 2 < end - from {
        return None;
    }
    let lists = (from..end).filter_map(|at| {
        let values = values(&lines[at], separator, words)?;
        let title = title(values.iter().map(|value| text(&lines[at], *value)), words);
        Some(BareList { title, values })
    });
    Some(lists.collect())
}

fn text<'a>(line: &Line<'a>, span: Span) -> &'a str {
    &line.text[span.start as usize - line.start..span.end as usize - line.start]
}

/// Returns the values of a line, if it has nothing else.
pub(super) fn values(line: &Line<'_>, separator: &str, words: &Words<'_>) -> Option<Vec<Span>> {
    let is_list = matches!(line.label, Label::None | Label::Bullet)
        && line.prefix.is_none()
        && !line.heading
        && !line.is_code()
        && !line.text.contains([':', '?', '!', ';', '='])
        && !line.text.ends_with(',');
    if !is_list || !line.text.contains(separator) {
        return None;
    }
    let whole = line.text.trim_end_matches('.');
    let mut found = Vec::new();
    for item in whole.split(separator) {
        let first = tokens(item, words.split);
        // `A, B and C`, `A, B, and C`
        let and = words.page.at(PhraseRole::And, &first, 0).filter(|&length| length < first.len());
        let inside = and.map_or(item.trim(), |length| item[first[length].span.start as usize..].trim());
        let has_words = (1..=MAX_VALUE_WORDS).contains(&inside.split_whitespace().count());
        let is_sentence = first.iter().enumerate().any(|(at, token)| {
            let is = |part| words.page.at(part, &first, at).is_some();
            !token.capital && (is(PhraseRole::Person) || is(PhraseRole::Never)) || is(PhraseRole::Unique)
        });
        if !has_words || is_sentence || found.len() == MAX_VALUES {
            return None;
        }
        let start = line.start + (inside.as_ptr() as usize - line.text.as_ptr() as usize);
        found.push(Span::new(start, start + inside.len()));
    }
    (found.len() >= MIN_VALUES).then_some(found)
}

/// Returns what values are called that have no name before them.
pub(super) fn title<'t>(values: impl Iterator<Item = &'t str>, words: &Words<'_>) -> String {
    let first: Vec<Token> = values.filter_map(|text| tokens(text, words.split).into_iter().next()).collect();
    let all = |is: &dyn Fn(&Token) -> bool| first.iter().all(is);
    let page = words.page;
    let part = if all(&|token| page.calendar_place(&token.text).is_some_and(|(is_month, _)| is_month)) {
        PhraseRole::Month
    } else if all(&|token| page.calendar_place(&token.text).is_some()) {
        PhraseRole::Weekday
    } else if all(&|token| token.kind == Kind::Word && token.capital) {
        PhraseRole::Name
    } else {
        PhraseRole::Thing
    };
    page.title(part).to_owned()
}
