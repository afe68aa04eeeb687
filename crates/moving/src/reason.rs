//! Why a goal is unreachable, where that can be said in a sentence.

use bachet_notation::moving::{Jugs, JugsGoal, Knights, Setup, Square};

use crate::shortest::Proof;

/// Returns the reason why no way leads to the goal, if there is one that needs no search.
pub(crate) fn reason(setup: &Setup) -> Option<Proof> {
    match setup {
        Setup::Jugs(puzzle) => divisor(puzzle).or_else(|| total(puzzle)),
        Setup::Knights(puzzle) => are_apart(puzzle).then_some(Proof::Apart),
        Setup::Hanoi(_) | Setup::Tiles(_) => None,
    }
}

/// Filling, emptying and pouring change amounts by sums and differences of capacities and of the amounts at the start:
/// what divides all of these divides every amount.
fn divisor(puzzle: &Jugs) -> Option<Proof> {
    let amounts = puzzle.jugs.iter().map(|jug| jug.capacity).chain(puzzle.start.iter().copied());
    let divisor = amounts.fold(0, gcd);
    let wanted = |amount: &u32| divisor > 1 && !amount.is_multiple_of(divisor);
    let amount = match &puzzle.goal {
        JugsGoal::Somewhere(amount) => Some(*amount).filter(wanted),
        JugsGoal::Each(amounts) => amounts.iter().flatten().copied().find(wanted),
    }?;
    Some(Proof::Divisor { divisor, amount })
}

/// Without a tap and a sink the amount in all jugs together never changes.
fn total(puzzle: &Jugs) -> Option<Proof> {
    let start: u64 = puzzle.start.iter().copied().map(u64::from).sum();
    let (least, is_exact) = match &puzzle.goal {
        JugsGoal::Somewhere(amount) => (u64::from(*amount), false),
        JugsGoal::Each(amounts) => {
            (amounts.iter().flatten().copied().map(u64::from).sum(), amounts.iter().all(Option::is_some))
        }
    };
    let is_short = !puzzle.moves.fill && least > start;
    let is_left_over = !puzzle.moves.empty && is_exact && least < start;
    (is_short || is_left_over).then_some(Proof::Total { start, goal: least })
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Whether the squares fall into parts, between which no knight can jump, and a part has other knights at the goal than
/// at the start.
fn are_apart(puzzle: &Knights) -> bool {
    let (cells, columns) = (puzzle.start.len(), puzzle.columns as usize);
    let mut seen: Vec<bool> = puzzle.start.iter().map(|square| *square == Square::Hole).collect();
    for first in 0..cells {
        let mut part = Vec::new();
        let mut open = if std::mem::replace(&mut seen[first], true) { Vec::new() } else { vec![first] };
        while let Some(cell) = open.pop() {
            part.push(cell);
            for (other, is_seen) in seen.iter_mut().enumerate() {
                let (rows, aside) =
                    ((cell / columns).abs_diff(other / columns), (cell % columns).abs_diff(other % columns));
                if rows * aside == 2 && !std::mem::replace(is_seen, true) {
                    open.push(other);
                }
            }
        }
        let knights = |squares: &[Square]| {
            let mut there: Vec<Square> = part.iter().map(|cell| squares[*cell]).collect();
            there.sort_unstable();
            there
        };
        if knights(&puzzle.start) != knights(&puzzle.goal) {
            return true;
        }
    }
    false
}
