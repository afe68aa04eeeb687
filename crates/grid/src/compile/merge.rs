//! Classes of values that clues give to the same entity, and that can share a variable.

use bachet_notation::clue::{CategoryId, Comparison, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind};

use super::{Request, parts};

/// A value as a member of its class. Classes are circular lists; values are numbered through all categories.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    /// The first value of the class.
    pub(super) first: u32,
    /// The next value of the class; after the last comes the first.
    next: u32,
    category: u32,
    /// The index of the value's variable in the layout, once it has one.
    pub(super) var: u32,
}

/// Returns the class of each value. Values of the axis and of categories that are not one-each stay alone. Classes that
/// would contain two values of one category are not joined: such a clue is a contradiction, which a constraint must
/// state.
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
        let can_merge = category.kind == Kind::OneEach && value.category != axis;
        (can_merge && (value.index as usize) < category.values.len())
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

/// Joins two classes; `a` and `b` are their first values, `a` the smaller.
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

/// Whether two classes contain values of the same category.
fn overlap(members: &[Member], a: u32, b: u32) -> bool {
    class(members, a).any(|x| class(members, b).any(|y| x.category == y.category))
}

fn class(members: &[Member], first: u32) -> impl Iterator<Item = Member> + '_ {
    let next = move |member: &Member| (member.next != first).then(|| members[member.next as usize]);
    std::iter::successors(Some(members[first as usize]), next)
}
