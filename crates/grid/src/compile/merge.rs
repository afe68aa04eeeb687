//! Values that clues say are the same one's: classes that can share a variable.

use bachet_notation::clue::{CategoryId, Comparison, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind};

use super::{Request, parts};

/// A value among those that are the same one's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    /// The first value of its class, itself included; values are counted through all categories.
    pub(super) first: u32,
    /// The next value of its class, around to the first.
    next: u32,
    category: u32,
    /// Where the value's variable stands in the layout, once it has one.
    pub(super) var: u32,
}

/// The class of each value. Values of the axis and of categories that are not one each stay alone, and classes that would
/// hold two values of one category are not joined: those clash, and a constraint has to say so.
pub(super) fn classes(puzzle: &GridPuzzle, axis: CategoryId, request: &Request<'_>) -> Vec<Member> {
    let mut members = Vec::with_capacity(puzzle.categories.iter().map(|category| category.values.len()).sum());
    let mut starts = Vec::with_capacity(puzzle.categories.len());
    for (column, category) in puzzle.categories.iter().enumerate() {
        starts.push(members.len() as u32);
        for _ in &category.values {
            let own = members.len() as u32;
            members.push(Member { first: own, next: own, category: column as u32, var: 0 });
        }
    }
    let member = |value: ValueId| {
        let category = puzzle.categories.get(value.category.0 as usize)?;
        let merges = category.kind == Kind::OneEach && value.category != axis;
        (merges && (value.index as usize) < category.values.len())
            .then(|| starts[value.category.0 as usize] + value.index)
    };
    let mut at = 0;
    for clue in &puzzle.clues {
        for truth in parts(clue) {
            let kept = request.keeps(at);
            at += 1;
            let Truth::Same(Who::Has(a), Comparison::Equal, Who::Has(b)) = truth else { continue };
            let (Some(a), Some(b)) = (member(*a), member(*b)) else { continue };
            let (a, b) = (members[a as usize].first, members[b as usize].first);
            if kept && a != b && !overlap(&members, a, b) {
                join(&mut members, a.min(b), a.max(b));
            }
        }
    }
    members
}

/// Makes two classes one; `a` and `b` are their first values, `a` the smaller.
fn join(members: &mut [Member], a: u32, b: u32) {
    let mut at = b;
    loop {
        members[at as usize].first = a;
        at = members[at as usize].next;
        if at == b {
            break;
        }
    }
    let after = members[a as usize].next;
    members[a as usize].next = members[b as usize].next;
    members[b as usize].next = after;
}

/// Whether two classes have values of one category.
fn overlap(members: &[Member], a: u32, b: u32) -> bool {
    class(members, a).any(|x| class(members, b).any(|y| x.category == y.category))
}

/// The members of a class.
fn class(members: &[Member], first: u32) -> impl Iterator<Item = Member> + '_ {
    let next = move |member: &Member| (member.next != first).then(|| members[member.next as usize]);
    std::iter::successors(Some(members[first as usize]), next)
}
