//! Draws states of water jugs, towers, tiles and knights in characters.

use bachet_draw::Drawing;
use bachet_moving::Position;
use bachet_notation::moving::{Jugs, Setup};
use unicode_width::UnicodeWidthStr as _;

/// Maximum width of towers side by side; wider ones are rows of numbers.
const MAX_TOWERS_WIDTH: usize = 78;
/// Maximum width of the content of a jug. Larger jugs are drawn to scale.
const MAX_JUG_WIDTH: u32 = 40;

/// Draws a state without a caption.
pub(crate) fn position(setup: &Setup, position: &Position) -> Drawing {
    let lines = match (position, setup) {
        (Position::Jugs(amounts), Setup::Jugs(puzzle)) => jugs(puzzle, amounts),
        (Position::Hanoi(pegs), Setup::Hanoi(puzzle)) => towers(pegs, puzzle.pegs as usize),
        (position, setup) => position.drawn(setup),
    };
    Drawing { caption: String::new(), lines, label: position.line(setup) }
}

/// Draws a bar for each jug, with what it holds of what it can hold.
fn jugs(puzzle: &Jugs, amounts: &[u32]) -> Vec<String> {
    let largest = puzzle.jugs.iter().map(|jug| jug.capacity).max().unwrap_or(0);
    let scaled = |amount: u32| {
        let shrunk = u64::from(amount) * u64::from(MAX_JUG_WIDTH.min(largest)) / u64::from(largest.max(1));
        usize::try_from(shrunk).unwrap_or_default().max(usize::from(amount > 0))
    };
    let names: Vec<String> = (0..puzzle.jugs.len()).map(|jug| puzzle.name(jug)).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let line = |((jug, name), &amount): ((&bachet_notation::moving::Jug, &String), &u32)| {
        // A jug that is neither empty nor full looks so.
        let full = scaled(jug.capacity).max(jug.capacity.min(2) as usize);
        let filled = scaled(amount).min(if amount < jug.capacity { full.saturating_sub(1).max(1) } else { full });
        let (bar, rest) = ("█".repeat(filled), "░".repeat(full - filled));
        let fill = " ".repeat(width - name.width());
        format!("{fill}{name} │{bar}{rest}│ {amount} / {}", jug.capacity)
    };
    puzzle.jugs.iter().zip(&names).zip(amounts).map(line).collect()
}

/// Draws the towers side by side: a disk is the wider, the larger it is. Towers that are too wide are rows of numbers.
fn towers(pegs: &[u32], count: usize) -> Vec<String> {
    let on = |peg: usize| (1..).zip(pegs).filter(move |(_, at)| **at as usize == peg).map(|(disk, _)| disk);
    let width = 2 * pegs.len() + 1;
    if (width + 1) * count > MAX_TOWERS_WIDTH {
        let row = |peg: usize| {
            let disks: Vec<String> = on(peg).map(|disk: usize| disk.to_string()).collect();
            // The largest disk lies at the bottom, which is on the left.
            let disks = disks.into_iter().rev().collect::<Vec<_>>().join(" ");
            format!("{:>2} ├ {disks}", peg + 1).trim_end().to_owned()
        };
        return (0..count).map(row).collect();
    }
    let towers: Vec<Vec<usize>> = (0..count).map(|peg| on(peg).collect()).collect();
    let level = |row: usize| {
        let part = |tower: &Vec<usize>| match (row + tower.len()).checked_sub(pegs.len()) {
            Some(at) if at < tower.len() => format!("{:^width$}", "█".repeat(2 * tower[at] + 1)),
            _ => format!("{:^width$}", "│"),
        };
        towers.iter().map(part).collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let mut lines: Vec<String> = (0..pegs.len()).map(level).collect();
    lines.push("─".repeat((width + 1) * count - 1));
    let names: Vec<String> = (1..=count).map(|peg| format!("{peg:^width$}")).collect();
    lines.push(names.join(" ").trim_end().to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(source: &str) -> String {
        let puzzle = crate::read(source).expect("it is sound").puzzle;
        let crate::Puzzle::Moving(puzzle) = &puzzle else { panic!("it is a puzzle of moves") };
        position(&puzzle.setup, &Position::start(&puzzle.setup)).lines.join("\n")
    }

    #[test]
    fn a_tower_stands_on_its_peg() {
        insta::assert_snapshot!(drawn("hanoi: Tower\ndiscs: 3\nstart: 2, 1, 1\n"), @r"
           │       │       │
         █████     │       │
        ███████   ███      │
        ───────────────────────
           1       2       3
        ");
        insta::assert_snapshot!(drawn("hanoi: Tower\ndiscs: 14\n"), @r"
        1 ├ 14 13 12 11 10 9 8 7 6 5 4 3 2 1
        2 ├
        3 ├
        ");
    }

    #[test]
    fn a_jug_shows_what_it_holds() {
        insta::assert_snapshot!(drawn("jugs: Two\ncapacity: 3, 5\nstart: 0, 2\ngoal: 4\n"), @r"
        1 │░░░│ 0 / 3
        2 │██░░░│ 2 / 5
        ");
        insta::assert_snapshot!(drawn("jugs: Wide\ncapacity: 3, 1000\nstart: 1, 999\ngoal: 4\n"), @r"
        1 │█░│ 1 / 3
        2 │███████████████████████████████████████░│ 999 / 1000
        ");
    }
}
