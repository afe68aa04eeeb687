//! Clauses that only say who has what: names, negations, alternatives, and words that are in no list.

use bachet_notation::Kind;
use bachet_notation::clue::{Truth, ValueId};

use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::entity::{Entity, Fact};
use crate::meaning;
use crate::scan::Scan;

/// Names that are joined by `and` or `or`.
#[derive(Debug, Default)]
struct Group {
    values: Vec<ValueId>,
    /// Whether one of them is meant, not all.
    alternatives: bool,
    /// Whether a negation stands before it.
    denied: bool,
    /// Whether it says what kind of person is meant: "the lady".
    is_kind: bool,
}

/// Returns the readings of a clause.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let mut found = Vec::new();
    let Some((groups, assumptions)) = groups(marks) else { return found };
    let doubtful = marks.iter().any(|mark| matches!(mark.what, What::Doubtful));
    if let Some(truth) = linked(scan, &groups) {
        found.push(Guess::new(Some(truth), assumptions.clone()));
    }
    if doubtful {
        let turned: Vec<Group> = groups
            .into_iter()
            .enumerate()
            .map(|(at, group)| Group { denied: at > 0 && !group.denied, ..group })
            .collect();
        found.extend(linked(scan, &turned).map(|truth| Guess::new(Some(truth), assumptions)));
        found.push(Guess::new(None, vec![Assumption::SaysNothing]));
    }
    found
}

/// Returns the groups of names of a clause without a comparison, and what was assumed; nothing if a word of logic is
/// not accounted for.
fn groups(marks: &[Mark<'_>]) -> Option<(Vec<Group>, Vec<Assumption>)> {
    let mut groups: Vec<Group> = Vec::new();
    let mut assumptions = vec![Assumption::Linked];
    // What stands between the last name and the next one.
    let (mut joined, mut and, mut or, mut nor, mut word) = (false, false, false, false, true);
    let mut denied = false;
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => {
                let &value = values.first()?;
                let alike =
                    groups.last().and_then(|group| group.values.last()).is_some_and(|v| v.category == value.category);
                // "Ann drinks tea, and the pilot has the dog" says nothing of Ann and the dog.
                if (and || or) && (word || !alike) && !groups.is_empty() {
                    return None;
                }
                match groups.last_mut() {
                    Some(group) if joined && !word && alike => {
                        group.values.push(value);
                        group.alternatives |= or;
                        group.denied |= nor;
                    }
                    _ => groups.push(Group {
                        values: vec![value],
                        alternatives: or && !joined,
                        denied: denied || nor,
                        is_kind: false,
                    }),
                }
                denied = denied || nor;
                (joined, and, or, nor, word) = (false, false, false, false, false);
            }
            What::Group(values) => {
                let denied = denied || nor;
                groups.push(Group { values: values.to_vec(), alternatives: true, denied, is_kind: true });
                (joined, and, or, nor, word) = (false, false, false, false, true);
            }
            What::Not => {
                // Two negations cancel each other, or strengthen each other: that is no guess. Nor is what a negation
                // behind a conjunction denies: "Ann or Bob, but not both".
                if denied || joined && !groups.is_empty() {
                    return None;
                }
                (denied, word) = (true, true);
            }
            What::Nor => (joined, nor) = (true, true),
            What::Or => (joined, or) = (true, true),
            What::And => (joined, and) = (true, true),
            What::Comma => joined = true,
            What::Denies => {
                if denied {
                    return None;
                }
                denied = true;
                assumptions.push(Assumption::Denied);
            }
            What::Doubtful => {
                denied = true;
                assumptions.push(Assumption::InDoubt);
            }
            What::Unknown => word = true,
            _ => return None,
        }
    }
    // "The pie, which Ann would never bake": the negation stands behind both names.
    if let Some(last) = groups.last_mut() {
        last.denied |= denied;
    }
    (groups.len() >= 2).then_some((groups, assumptions))
}

/// Returns that the groups belong together, as far as they are not denied.
fn linked(scan: &Scan<'_>, groups: &[Group]) -> Option<Truth> {
    // "One of the ladies was the last": what is one comes first.
    let mut groups: Vec<&Group> = groups.iter().collect();
    if let [first, second] = groups[..]
        && first.alternatives
        && second.values.len() == 1
    {
        groups.swap(0, 1);
        // "The man did not win" denies it of one of the men, "no man won" of each.
        if first.is_kind && second.denied && !first.denied {
            return None;
        }
        let denied = first.denied || second.denied;
        let each: Option<Vec<Truth>> =
            first.values.iter().map(|&value| fact(scan, second.values[0], value, !denied)).collect();
        return each.map(|each| if denied { meaning::conjunction(each) } else { Truth::Or(each) });
    }
    // "The boy who read the poem was in red": what he did comes first.
    if groups.len() > 2 && groups[0].is_kind && !groups[0].denied && groups[1].values.len() == 1 && !groups[1].denied {
        groups.swap(0, 1);
    }
    let (subjects, others) = groups.split_first()?;
    // "Neither A nor B has C": the subjects are denied, not what they have.
    let mut truths = Vec::new();
    for subject in &subjects.values {
        for group in others {
            let each: Option<Vec<Truth>> = group
                .values
                .iter()
                .map(|&value| fact(scan, *subject, value, !(group.denied || subjects.denied)))
                .collect();
            let each = each?;
            truths.push(match each.len() {
                1 => meaning::conjunction(each),
                _ if group.denied || subjects.denied => meaning::conjunction(each),
                _ if group.alternatives => Truth::Or(each),
                _ => return None,
            });
        }
    }
    // "A and B have C" would be one entity.
    match truths.len() {
        0 => None,
        _ if subjects.values.len() == 1 || subjects.denied || others.iter().all(|group| group.denied) => {
            Some(meaning::conjunction(truths))
        }
        _ if subjects.alternatives && others.len() == 1 => Some(Truth::Or(truths)),
        _ => None,
    }
}

/// Returns that an entity has a value, or has it not.
pub(super) fn fact(scan: &Scan<'_>, subject: ValueId, value: ValueId, holds: bool) -> Option<Truth> {
    let puzzle = scan.vocabulary.puzzle;
    let shared = |value: ValueId| matches!(puzzle.category(value.category).kind, Kind::Shared(_));
    let of = |value, holds| Fact { value, holds, shared: shared(value) };
    let (mut one, mut other) = (Entity::default(), Entity::default());
    one.learn(of(subject, true));
    other.learn(of(value, holds));
    if shared(subject) {
        let (mut one, mut other) = (Entity::default(), Entity::default());
        one.learn(of(value, true));
        other.learn(of(subject, holds));
        return other.said_of(&one);
    }
    other.said_of(&one)
}
