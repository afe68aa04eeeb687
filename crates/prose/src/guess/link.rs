//! Clauses that only say who has what: names, negations, alternatives, and words that are in no list.

use bachet_notation::Kind;
use bachet_notation::clue::{Truth, ValueId};

use super::marks::{Mark, What, is_fond};
use super::words::Role;
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
    /// Values that are not meant: "Ann, and not Bob".
    instead_of: Vec<ValueId>,
}

/// Returns the readings of a clause.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    // "Finn gave the guest with the nuts a lift" is about two guests.
    if let Some(two) = two_persons(scan, marks) {
        return vec![two];
    }
    let mut found = Vec::new();
    if scan.ties_another() {
        return found;
    }
    if marks.iter().any(|mark| matches!(mark.what, What::Tie)) {
        found.extend(tied(scan, marks));
        return found;
    }
    let (marks, instead) = without_contrasts(scan, marks);
    let Some((mut groups, assumptions)) = groups(scan, &marks) else { return found };
    for (value, other) in instead {
        let of = groups.iter_mut().find(|group| group.values.contains(&value));
        of.expect("the value is in a group, as its mark is among the marks").instead_of.push(other);
    }
    let doubtful = marks.iter().any(|mark| matches!(mark.what, What::Doubtful));
    if let Some(truth) = linked(scan, &groups) {
        found.push(Guess::new(Some(truth), assumptions.clone()));
    }
    if doubtful {
        // "Whoever wants the tea has to see Ann or Bob": two of whom one is meant are rarely denied.
        let is_choice = groups.iter().any(|group| group.alternatives);
        let doubts = |mark: &&Mark<'_>| matches!(mark.what, What::Doubtful);
        // "Does not want the tea" denies it.
        let is_denied = marks.iter().any(|mark| matches!(mark.what, What::Not | What::Nor | What::Nobody));
        let are_fond = !is_denied && marks.iter().filter(doubts).all(|mark| is_fond(scan, mark));
        let is_sure = are_fond && !marks.iter().any(|mark| matches!(mark.what, What::Attitude));
        let assumptions = assumptions.into_iter().filter(|&of| !(is_sure && of == Assumption::InDoubt)).collect();
        let turned: Vec<Group> = groups
            .into_iter()
            .enumerate()
            .map(|(at, group)| Group { denied: at > 0 && !group.denied, ..group })
            .collect();
        let turned = linked(scan, &turned).map(|truth| Guess::new(Some(truth), assumptions));
        found.splice(if is_choice || are_fond { 0..0 } else { found.len()..found.len() }, turned);
        found.push(Guess::new(None, vec![Assumption::SaysNothing]));
    }
    found
}

/// Returns the readings of a sentence that names something in contrast to another: "it was Ann, and not Bob, who won".
pub(super) fn contrasts(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let has_contrast = !without_contrasts(scan, marks).1.is_empty();
    let named = marks.iter().filter_map(|mark| mark.assumes);
    let with_named =
        |guess: Guess| Guess::new(guess.truth, guess.assumptions.into_iter().chain(named.clone()).collect());
    if has_contrast { readings(scan, marks).into_iter().map(with_named).collect() } else { Vec::new() }
}

/// Returns the marks of a clause without the names that are denied in contrast to another one of their category, and
/// each of these with the other: "Ann, and not Bob", "not Bob but Ann".
fn without_contrasts<'a>(scan: &Scan<'_>, marks: &[Mark<'a>]) -> (Vec<Mark<'a>>, Vec<(ValueId, ValueId)>) {
    let (mut left, mut instead) = (Vec::with_capacity(marks.len()), Vec::new());
    let name = |at: usize| match marks.get(at).map(|mark| &mark.what) {
        Some(What::Name(values)) => values.first().copied(),
        _ => None,
    };
    let is_not = |at: usize| marks.get(at).is_some_and(|mark| matches!(mark.what, What::Not));
    let joins =
        |at: usize| (at..marks.len()).take_while(|&at| matches!(marks[at].what, What::Comma | What::And)).count();
    let alike = |a: ValueId, b: ValueId| a.category == b.category && a != b;
    let mut at = 0;
    while at < marks.len() {
        // "Not Bob but Ann"; "not in May, and in June" is no contrast.
        let behind = at + 2 + joins(at + 2);
        let is_but = |mark: &Mark<'_>| scan.is_of(mark.start, scan.grammar().roles.but);
        if is_not(at)
            && let (Some(other), Some(value)) = (name(at + 1), name(behind))
            && marks[at + 2..behind].iter().any(is_but)
            && alike(value, other)
        {
            instead.push((value, other));
            at = behind;
            continue;
        }
        // "Ann, and not Bob".
        let not = at + 1 + joins(at + 1);
        let is_contrast = |not: usize| marks.get(not).is_some_and(|mark| matches!(mark.what, What::ButNot));
        if let (Some(value), Some(other)) = (name(at), name(not + 1))
            && (not > at + 1 && is_not(not) || is_contrast(not))
            && alike(value, other)
        {
            instead.push((value, other));
            left.push(marks[at].clone());
            at = not + 2;
            at += usize::from(marks.get(at).is_some_and(|mark| matches!(mark.what, What::Comma)));
            continue;
        }
        left.push(marks[at].clone());
        at += 1;
    }
    (left, instead)
}

/// Returns that one who does something to another is not the other one: "Ann helped the girl with the cat".
pub(super) fn two_persons(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    // "The girl" is one of the girls.
    let is_plain = |mark: &&Mark<'_>| matches!(mark.what, What::Name(_) | What::Group(_) | What::Unknown | What::Comma);
    let mut names = marks.iter().filter(|mark| matches!(mark.what, What::Name(_)));
    let (first, second) = (names.next()?, names.next()?);
    let (one, other) = (*first.values().first()?, *second.values().first()?);
    // "Ann saw the girl in May": a time is no description.
    let of = scan.vocabulary.puzzle.category(other.category);
    let describes = one.category != other.category && !of.ordered && of.numeric.is_none();
    let is_described = describes && (first.end..second.start).any(|at| scan.is_fellow(at));
    let is_alone = names.next().is_none() && marks.iter().all(|mark| is_plain(&mark));
    let are_two = is_alone && is_described && scan.ties_two(0, scan.tokens.len());
    Some(Guess::new(Some(fact(scan, one, other, false).filter(|_| are_two)?), vec![Assumption::Tied]))
}

/// Returns that two who have to do with each other are not one: "Ann's sister has the cat".
fn tied(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let mut sides: [Vec<ValueId>; 2] = [Vec::new(), Vec::new()];
    let mut behind = false;
    let words = &scan.vocabulary.language.guess_words;
    let weds =
        |mark: &Mark<'_>| matches!(mark.what, What::Tie) && words.is(Role::Wed, scan.tokens, mark.start).is_some();
    // Dutch "is met de piloot getrouwd": the verb stands behind both.
    if let [first, between @ .., second, last] = marks
        && let (What::Name(one), What::Name(other)) = (&first.what, &second.what)
        && weds(last)
        && between.iter().all(|mark| matches!(mark.what, What::Unknown))
    {
        let truth = (one[0].category != other[0].category).then(|| fact(scan, one[0], other[0], false));
        return Some(Guess::new(truth.flatten(), vec![Assumption::Tied]));
    }
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => sides[usize::from(behind)].push(*values.first()?),
            What::Tie if !behind => behind = true,
            What::Unknown | What::Comma => {}
            _ => return None,
        }
    }
    let [(&one, with_one), (&other, with_other)] = [sides[0].split_first()?, sides[1].split_first()?];
    let same =
        |of: ValueId, all: &[ValueId]| all.iter().map(|&value| fact(scan, of, value, true)).collect::<Option<Vec<_>>>();
    let mut truths = [same(one, with_one)?, same(other, with_other)?].concat();
    if one.category != other.category {
        truths.push(fact(scan, one, other, false)?);
    }
    let truth = (!truths.is_empty()).then(|| meaning::conjunction(truths));
    Some(Guess::new(truth, vec![Assumption::Tied]))
}

/// Returns the groups of names of a clause without a comparison, and what was assumed; nothing if a word of logic is
/// not accounted for.
fn groups(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<(Vec<Group>, Vec<Assumption>)> {
    let mut groups: Vec<Group> = Vec::new();
    let mut assumptions = vec![Assumption::Linked];
    // What stands between the last name and the next one.
    let (mut joined, mut and, mut or, mut nor, mut word) = (false, false, false, false, true);
    // Whether `and` directly follows the last name.
    let mut beside = false;
    let (mut denied, mut doubtful, mut nobody, mut either) = (false, false, false, false);
    let denies_behind = |name: &Mark<'_>| {
        let mut behind = marks.iter().filter(|mark| mark.start > name.start);
        behind.find(|mark| !matches!(mark.what, What::Unknown)).is_some_and(|mark| matches!(mark.what, What::Not))
    };
    let begins_with_neither = marks.first().is_some_and(|mark| matches!(mark.what, What::Nor));
    for mark in marks {
        match &mark.what {
            // "Nobody but Ann" means Ann, so `but` is no conjunction here. "Nobody from Leeds or York" denies both.
            What::And | What::Denies | What::Doubtful if nobody => return None,
            What::Or | What::Nor if nobody && groups.len() != 1 => return None,
            // "She did not win, but was among the first three": the negation ends there.
            What::And if denied && !nobody && scan.is_of(mark.start, scan.grammar().roles.but) => return None,
            What::Name(values) | What::Extreme(values) => {
                let &value = values.first()?;
                let alike =
                    groups.last().and_then(|group| group.values.last()).is_some_and(|v| v.category == value.category);
                // "Neither Ann nor the pilot has the dog": both are subjects.
                if nor && !alike && groups.len() == 1 && begins_with_neither {
                    groups[0].values.push(value);
                    (joined, nor, word) = (false, false, false);
                    continue;
                }
                // "Ann and the pilot do not have the dog": both are subjects, whether they are two or one.
                if and && beside && !(or || nor || denied || alike) && groups.len() == 1 && denies_behind(mark) {
                    groups[0].values.push(value);
                    (joined, and, word) = (false, false, false);
                    continue;
                }
                // "Ann and the pilot are the two oldest", "the two oldest are Ann and the pilot".
                let is_list = and && beside && !(or || nor || denied || alike) && follows_and(marks, mark);
                let is_set = |mark: &Mark<'_>| matches!(&mark.what, What::OneOf(values) if values.len() > 1);
                let behind = || marks.iter().find(|other| other.start > mark.start && !other.values().is_empty());
                if is_list
                    && (groups.len() == 1 && behind().is_some_and(is_set)
                        || groups.len() == 2 && marks.iter().find(|mark| !mark.values().is_empty()).is_some_and(is_set))
                {
                    groups.last_mut()?.values.push(value);
                    (joined, and, word) = (false, false, false);
                    continue;
                }
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
                        ..Group::default()
                    }),
                }
                denied = denied || nor;
                (joined, and, or, nor, word) = (false, false, false, false, false);
            }
            What::Group(values) | What::OneOf(values) => {
                let denied = denied || nor;
                let group = Group { values: values.to_vec(), alternatives: true, denied, ..Group::default() };
                groups.push(Group { is_kind: matches!(mark.what, What::Group(_)), ..group });
                (joined, and, or, nor, word) = (false, false, false, false, true);
            }
            What::Not => {
                // Two negations cancel each other, or strengthen each other: that is no guess. Nor is what a negation
                // behind a conjunction denies: "Ann or Bob, but not both".
                if denied && !doubtful || joined && !groups.is_empty() {
                    return None;
                }
                // "Ann wanted no tea": the verb denies nothing of its own.
                (denied, doubtful, word) = (true, false, true);
            }
            What::ButNot if !denied => (joined, and, denied, word) = (true, true, true, true),
            What::Nor => (joined, nor) = (true, true),
            What::Or => (joined, or, either) = (true, true, false),
            What::Either => either = true,
            // "Nobody learns Welsh on a Monday".
            What::Nobody if groups.is_empty() && !denied => (denied, nobody) = (true, true),
            // "On Monday, nobody came with the cart."
            What::Nobody if groups.len() == 1 && joined && !(and || or || nor || denied || word) => {
                (denied, joined, word) = (true, false, true);
            }
            What::And => (joined, and, beside) = (true, true, !word),
            What::Comma => joined = true,
            What::Denies => {
                if denied {
                    return None;
                }
                denied = true;
                assumptions.push(Assumption::Denied);
            }
            What::Doubtful => {
                (denied, doubtful) = (true, !denied);
                assumptions.push(Assumption::InDoubt);
            }
            // "He is to have the cat": it need not be so.
            What::Attitude => {
                word = true;
                assumptions.push(Assumption::InDoubt);
            }
            What::Unknown => word = true,
            What::Only | What::When | What::InOrder => {}
            _ => return None,
        }
    }
    // "Her book was neither of those" denies what stands before.
    if nor && !groups.iter().any(|group| group.denied) {
        return None;
    }
    // "The pie, which Ann would never bake": the negation stands behind both names.
    if let Some(last) = groups.last_mut() {
        last.denied |= denied;
    }
    (groups.len() >= 2 && !either).then_some((groups, assumptions))
}

/// Whether nothing but `and` stands directly behind the name before another: "Ann and the grower of roses".
fn follows_and(marks: &[Mark<'_>], name: &Mark<'_>) -> bool {
    let before = marks.iter().rposition(|mark| mark.start < name.start && !mark.values().is_empty());
    let next = before.and_then(|before| marks.get(before + 1));
    next.is_some_and(|next| matches!(next.what, What::And))
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
    let instead = instead_of(scan, &groups)?;
    // "Ann, and not Bob, does not" says less of Bob than it seems to.
    if !instead.is_empty() && groups.iter().any(|group| group.denied) {
        return None;
    }
    // "The boy who read the poem was in red": what he did comes first.
    if groups.len() > 2 && groups[0].is_kind && !groups[0].denied && groups[1].values.len() == 1 && !groups[1].denied {
        groups.swap(0, 1);
    }
    let (subjects, others) = groups.split_first()?;
    if let [ends] = others
        && let Some(each) = shared_out(scan, subjects, ends).or_else(|| shared_out(scan, ends, subjects))
    {
        return Some(each);
    }
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
            Some(meaning::conjunction([truths, instead].concat()))
        }
        _ if !instead.is_empty() => None,
        _ if subjects.alternatives && others.len() == 1 => Some(Truth::Or(truths)),
        _ => None,
    }
}

/// Returns that each of several is one of as many or more: "Ann and Bob are the two oldest", "are both in their forties".
fn shared_out(scan: &Scan<'_>, names: &Group, ends: &Group) -> Option<Truth> {
    let plain = !(names.alternatives || names.denied || ends.denied || ends.is_kind) && ends.alternatives;
    let fits = plain && names.values.len() <= ends.values.len() && names.values.len() > 1;
    let one_of = |&name: &ValueId| {
        let each: Option<Vec<Truth>> = ends.values.iter().map(|&value| fact(scan, name, value, true)).collect();
        each.map(Truth::Or)
    };
    let mut truths: Vec<Truth> = fits.then(|| names.values.iter().map(one_of).collect::<Option<Vec<_>>>())??;
    // Two things of two kinds are two, too: "Ann and the pilot are the two oldest".
    for (at, &one) in names.values.iter().enumerate() {
        let others = names.values[at + 1..].iter().filter(|other| other.category != one.category);
        truths.extend(others.filter_map(|&other| fact(scan, one, other, false)));
    }
    Some(meaning::conjunction(truths))
}

/// Returns that what is said is not so of the values that are not meant.
fn instead_of(scan: &Scan<'_>, groups: &[&Group]) -> Option<Vec<Truth>> {
    let mut truths = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let others = groups.iter().enumerate().filter(|(other, _)| *other != at).flat_map(|(_, group)| &group.values);
        for &other in others {
            for &value in &group.instead_of {
                truths.push(fact(scan, value, other, false)?);
            }
        }
    }
    Some(truths)
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
