//! Who is where at the start and at the goal.

use super::super::dictionary::{Dictionary, place};
use super::super::fields::PlacedFields;
use super::super::puzzle::{Placed, Subject};
use super::super::things::kept;
use super::super::write::placed_name;
use crate::names::fold;
use crate::{Code, Diagnostic, Hint, Span, Text};

/// What joins several names.
const AND: &str = " and ";

/// Returns who is where for each item, or `None` for an item that could not be read.
pub(super) fn placed(
    dictionary: &Dictionary<'_>,
    written: &[PlacedFields],
    problems: &mut Vec<Diagnostic>,
) -> Vec<Option<Vec<Placed>>> {
    let mut all: Vec<Option<Vec<Placed>>> = Vec::new();
    let mut spans: Vec<(Placed, Span)> = Vec::new();
    for item in kept(written, |p| p.who.span(), problems) {
        let at = match &item.place {
            None => Ok(None),
            Some(text) => place(dictionary.puzzle, text).map(Some),
        };
        let who = named_or_boat(dictionary, &item.who);
        let (at, who) = match (at, who) {
            (Ok(at), Ok(who)) => (at, who),
            (at, who) => {
                problems.extend(at.err());
                problems.extend(who.err());
                all.push(None);
                continue;
            }
        };
        let found: Vec<Placed> = who.into_iter().map(|who| Placed { who, place: at }).collect();
        for placed in &found {
            // A later statement about all of them leaves nothing of an earlier one.
            let void = spans.iter().find(|(before, _)| covers(placed.who, before.who) && before.place != placed.place);
            if let Some((before, span)) = void {
                let problem = Diagnostic::new(Code::ContradictingPlaces, item.who.span())
                    .text("who", placed_name(dictionary.puzzle, before.who))
                    .hint(if before.who == placed.who { Hint::Plain } else { Hint::Order });
                problems.push(problem.related(*span));
            }
            spans.push((*placed, item.who.span()));
        }
        all.push(Some(found));
    }
    all
}

/// Returns whether everybody in `before` is in `after` too; `None` is every boat.
fn covers(after: Option<Subject>, before: Option<Subject>) -> bool {
    after == before
        || match (after, before) {
            (Some(Subject::All), Some(before)) => !matches!(before, Subject::Boat(_)),
            (None, Some(Subject::Boat(_))) => true,
            (Some(Subject::Group(group)), Some(Subject::Thing(thing))) => thing.group == group,
            _ => false,
        }
}

/// Returns every boat as `None`, the one that a name names, or those of several names with `and` between them.
fn named_or_boat(dictionary: &Dictionary<'_>, text: &Text) -> Result<Vec<Option<Subject>>, Diagnostic> {
    if fold(text.as_str()) == "boat" {
        return Ok(vec![None]);
    }
    let whole = match dictionary.subject(text) {
        Ok(subject) => return Ok(vec![Some(subject)]),
        Err(problem) => problem,
    };
    if !text.as_str().contains(AND) {
        return Err(whole);
    }
    let mut found = Vec::new();
    let mut from = 0;
    for name in text.as_str().split(AND) {
        let part = text.part(from..from + name.len());
        from += name.len() + AND.len();
        found.push(if fold(part.as_str()) == "boat" { None } else { Some(dictionary.subject(&part)?) });
    }
    Ok(found)
}
