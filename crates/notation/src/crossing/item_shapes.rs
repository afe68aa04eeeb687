//! The forms that an item of a list in a crossing may have.

use super::fields::{AttributeFields, PairFields, PlacedFields, RouteFields};
use crate::items::{first, last, masked};
use crate::lines::{closing_quote, unquoted};
use crate::{Code, Diagnostic, Span, Text};

/// Whether a text begins as a number does.
pub(super) fn begins_number(text: &str) -> bool {
    text.trim_start_matches(['-', '−', '+']).starts_with(|c: char| c.is_ascii_digit())
}

/// Returns the mate of `each with her man` or `with its boss`.
pub(super) fn mate(text: &Text) -> Option<Text> {
    let written = text.as_str();
    let mut words = written.split_whitespace().peekable();
    words.next_if(|w| w.eq_ignore_ascii_case("each"));
    words.next_if(|w| w.eq_ignore_ascii_case("with"))?;
    let own = words.next()?;
    let is_own = ["her", "his", "its", "their"].iter().any(|o| o.eq_ignore_ascii_case(own));
    words.peek().filter(|_| is_own)?;
    // The word is a part of the text.
    let behind = own.as_ptr() as usize - written.as_ptr() as usize + own.len();
    Some(text.part(behind..written.len()))
}

/// Returns the name and the numbers of `time 1 2 5 8`.
pub(super) fn attribute(text: &Text) -> Option<AttributeFields> {
    let written = text.as_str();
    // The numbers come after a name in quotes.
    let floor = if written.starts_with('"') { closing_quote(written, 0).unwrap_or(0) } else { 0 };
    let mut end = written.len();
    let mut values = Vec::new();
    while let Some(token) = written[floor..end].split_whitespace().next_back().filter(|t| begins_number(t)) {
        let start = floor + written[floor..end].trim_end().len() - token.len();
        values.push(text.part(start..start + token.len()));
        end = start;
    }
    values.reverse();
    let name = written[..end].trim_end().trim_end_matches(['=', ':']).trim_end();
    if values.is_empty() || name.is_empty() {
        return None;
    }
    let name = declared(&text.part(0..name.len()), &mut Vec::new());
    Some(AttributeFields { name, values })
}

/// Returns a declared name without its quotes.
pub(super) fn declared(text: &Text, problems: &mut Vec<Diagnostic>) -> Text {
    let written = text.as_str();
    if !written.starts_with('"') {
        return text.clone();
    }
    let start = text.span().start;
    match closing_quote(written, 0) {
        Some(end) if end == written.len() => Text::new(unquoted(written), start + 1),
        Some(end) => {
            let problem = Diagnostic::new(Code::TextAfterQuote, text.place(Span::new(end, written.len())));
            problems.push(problem.text("text", written[end..].trim()));
            text.clone()
        }
        None => {
            problems.push(Diagnostic::new(Code::UnclosedQuote, Span { end: start + 1, ..text.span() }));
            text.clone()
        }
    }
}

/// Returns the two ends of `left - island`.
pub(super) fn route(text: &Text) -> Option<RouteFields> {
    let written = text.as_str();
    let masked = masked(written);
    let sign = |sign: &str| first(&masked, sign).map(|at| (at, sign.len()));
    // Other dashes are not ASCII, so they are masked.
    let dash = |dash: char| {
        let bare = written.char_indices().find(|(at, c)| *c == dash && !written[..*at].contains('"'));
        bare.map(|(at, c)| (at, c.len_utf8()))
    };
    let (at, length) = [" <-> ", " -- ", " - "]
        .into_iter()
        .find_map(sign)
        .or_else(|| ['–', '—'].into_iter().find_map(dash))
        .or_else(|| [" to ", " and ", "-"].into_iter().find_map(sign))?;
    let (from, to) = (text.part(0..at), text.part(at + length..written.len()));
    (!from.is_empty() && !to.is_empty()).then_some(RouteFields { from, to })
}

/// Returns who is where in `thief at right` or `boy anywhere`.
pub(super) fn placed(text: &Text) -> Option<PlacedFields> {
    let written = text.as_str();
    let masked = masked(written);
    if let Some(who) = masked.strip_suffix(b"anywhere").filter(|w| w.ends_with(b" ") || w.ends_with(b"\t")) {
        return Some(PlacedFields { who: text.part(0..who.len()), place: None }).filter(|p| !p.who.is_empty());
    }
    let words = [" at ", " on ", " in "];
    let (at, length) = words.into_iter().find_map(|word| last(&masked, word).map(|at| (at, word.len())))?;
    let placed = PlacedFields { who: text.part(0..at), place: Some(text.part(at + length..written.len())) };
    (!placed.who.is_empty()).then_some(placed)
}

/// Returns a text without the words before a place: `on the`, `at`, `in the`.
pub(super) fn without_place_words(text: &Text) -> Text {
    let written = text.as_str();
    let mut rest = written;
    for word in ["at", "in", "on", "the"] {
        if let Some(behind) = rest.get(..word.len()).filter(|w| w.eq_ignore_ascii_case(word)).map(|w| &rest[w.len()..])
            && behind.starts_with(char::is_whitespace)
        {
            rest = behind.trim_start();
        }
    }
    text.part(written.len() - rest.len()..written.len())
}

/// Returns the number of seats that each of them takes: `takes 2 seats`, `2 seats each`.
pub(super) fn seats_taken(item: &Text) -> Option<Text> {
    let written = item.as_str();
    let mut words: Vec<&str> = written.split_whitespace().collect();
    let each = words.iter().any(|word| word.eq_ignore_ascii_case("each"));
    words.retain(|word| !word.eq_ignore_ascii_case("each"));
    let takes = ["takes", "take", "needs", "need"];
    let verb = words.first().is_some_and(|word| takes.iter().any(|t| t.eq_ignore_ascii_case(word)));
    let [number, seats] = words[usize::from(verb)..] else { return None };
    let is_seats = ["seat", "seats"].iter().any(|s| s.eq_ignore_ascii_case(seats));
    let is_number = number.bytes().all(|b| b.is_ascii_digit());
    let start = number.as_ptr() as usize - written.as_ptr() as usize;
    (is_seats && is_number && (verb || each)).then(|| item.part(start..start + number.len()))
}

/// Returns the two ends of a pair: `verte - vert`, `verte and vert`, `verte with vert`.
pub(super) fn pair(text: &Text) -> Option<PairFields> {
    let masked = masked(text.as_str());
    let with = [" with ", " + ", " & "].into_iter().find_map(|sign| first(&masked, sign).map(|at| (at, sign.len())));
    let (one, other) = match with {
        Some((at, length)) => (text.part(0..at), text.part(at + length..text.len())),
        None => route(text).map(|ends| (ends.from, ends.to))?,
    };
    (!one.is_empty() && !other.is_empty()).then_some(PairFields { one, other })
}
