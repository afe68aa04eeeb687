//! `pairs: verte - vert, bleue - bleu`: mates that are paired one by one.

use super::super::dictionary::Dictionary;
use super::super::fields::PairFields;
use super::super::puzzle::{CrossingPuzzle, GroupId, Mates, Subject, Thing};
use super::{in_order, kept};
use crate::{Code, Diagnostic, Span, Text};

/// Pairs things as the lines `pairs:` say. Each member of a group has its mate in one other group.
pub(super) fn pairs(written: &[PairFields], puzzle: &mut CrossingPuzzle, problems: &mut Vec<Diagnostic>) {
    let Some(first) = written.first() else { return };
    let before = problems.len();
    let mut paired: Vec<(Thing, Thing, Span)> = Vec::new();
    let dictionary = Dictionary::new(puzzle);
    for pair in kept(written, |pair| pair.one.span(), problems) {
        let sides = [&pair.one, &pair.other].map(|text| one(&dictionary, text));
        match sides {
            [Ok(a), Ok(b)] => paired.push((a, b, pair.one.span().to(pair.other.span()))),
            sides => problems.extend(sides.into_iter().filter_map(Result::err)),
        }
    }
    // The group and the order of the mates of each group with mates here.
    let mut found: Vec<(GroupId, GroupId, Vec<Option<u32>>, Span)> = Vec::new();
    for (a, b, span) in paired.iter().flat_map(|&(a, b, span)| [(a, b, span), (b, a, span)]) {
        let at = found.iter().position(|(own, ..)| *own == a.group).unwrap_or_else(|| {
            found.push((a.group, b.group, vec![None; puzzle.group(a.group).count as usize], span));
            found.len() - 1
        });
        let (_, mates, order, _) = &mut found[at];
        let name = puzzle.name_of(a);
        if *mates != b.group || a.group == b.group {
            let problem = Diagnostic::new(Code::PairGroups, span).text("name", &puzzle.group(a.group).name);
            problems.push(problem.text("mate", &puzzle.group(*mates).name));
            return;
        }
        if order[a.index as usize].replace(b.index).is_some() {
            problems.push(Diagnostic::new(Code::PairTwice, span).text("name", name));
            return;
        }
    }
    if problems.len() > before {
        return;
    }
    for (own, group, order, span) in found {
        if let Some(without) = order.iter().position(Option::is_none) {
            let name = puzzle.name_of(Thing { group: own, index: without as u32 });
            problems.push(Diagnostic::new(Code::PairMissing, span).text("name", name).related(first.one.span()));
            return;
        }
        let order: Vec<u32> = order.into_iter().flatten().collect();
        let order = Some(order).filter(|order| !in_order(order));
        puzzle.groups[own.0 as usize].mates = Some(Mates { group, order });
    }
}

/// Returns the one thing that a name denotes.
fn one(dictionary: &Dictionary<'_>, text: &Text) -> Result<Thing, Diagnostic> {
    match dictionary.subject(text)? {
        Subject::Thing(thing) => Ok(thing),
        Subject::Group(group) if dictionary.puzzle.group(group).count == 1 => Ok(Thing { group, index: 0 }),
        _ => Err(Diagnostic::new(Code::NotOneThing, text.span()).text("name", text.as_str())),
    }
}
