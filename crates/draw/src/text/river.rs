//! A river in characters: the banks side by side with water between them, or one below the other if that is too wide.

use unicode_width::UnicodeWidthStr as _;

use super::{Run, wrapped};
use crate::river::{Bank, River, Step, Way};
use crate::scene::Mark;

/// Maximum width of a line, unless a name is wider.
const MAX_WIDTH: usize = 80;
/// The width of the water between two banks.
const WATER: usize = 15;
/// The picture of the boat.
const BOAT: &str = r"\____/";
/// Two rows of water.
const WAVES: [&str; 2] = [" ~   ~   ~   ~ ", "   ~   ~   ~   "];

/// Draws a state.
pub(super) fn river(river: &River) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    // Of several boats, a picture says which is which.
    let is_several = river.banks.iter().map(|bank| bank.boats.len()).sum::<usize>() > 1;
    let lists = river.banks.iter().map(|bank| bank.who.iter().chain(bank.boats.iter().filter(|_| is_several)));
    let lists: Vec<Vec<&str>> = lists.map(|list| list.map(String::as_str).collect()).collect();
    let widths: Vec<usize> = river.banks.iter().zip(&lists).map(|(bank, list)| width(bank, list)).collect();
    // There is a shore between a bank and the water, and a blank beside names.
    let shores = 2 * river.banks.len().saturating_sub(1);
    let whole = widths.iter().sum::<usize>() + river.banks.len() + shores + WATER * (river.banks.len().max(1) - 1);
    if whole > MAX_WIDTH {
        lines.extend(banks(&river.banks, 0));
        return lines;
    }
    let height = lists.iter().map(Vec::len).max().unwrap_or(0).max(3);
    // The name, a line, and then the travellers.
    for row in 0..height + 2 {
        let mut line = Vec::new();
        for (at, bank) in river.banks.iter().enumerate() {
            if at > 0 {
                line.extend(water(&river.banks, at, row));
            }
            line.extend(land((bank, &lists[at]), widths[at], at, at + 1 == river.banks.len(), row));
        }
        while line.last().is_some_and(|run: &Run| run.text.trim_end().is_empty()) {
            line.pop();
        }
        lines.push(line);
    }
    lines
}

fn width(bank: &Bank, list: &[&str]) -> usize {
    list.iter().map(|who| who.width()).chain([bank.name.width()]).max().unwrap_or(0).max(5)
}

/// Draws a row of a bank, with a blank between names and the shore.
fn land((bank, list): (&Bank, &[&str]), width: usize, at: usize, last: bool, row: usize) -> Vec<Run> {
    let (before, after) = (usize::from(at > 0), usize::from(!last));
    let mark = if bank.bad { Mark::Bad } else { Mark::Plain };
    let padded = |text: &str, mark| {
        let fill = width.saturating_sub(text.width()) + after;
        vec![Run::new(" ".repeat(before), Mark::Plain), Run::new(text, mark), Run::new(" ".repeat(fill), Mark::Plain)]
    };
    match row {
        0 => padded(&bank.name, if bank.bad { Mark::Bad } else { Mark::Strong }),
        1 => vec![Run::new("─".repeat(width + before + after), Mark::Faint)],
        _ => padded(list.get(row - 2).copied().unwrap_or_default(), mark),
    }
}

/// Draws a row of the water before a bank, with its shores. The boat is in the second row below the line.
fn water(banks: &[Bank], at: usize, row: usize) -> Vec<Run> {
    let shores = match row {
        0 => [" ", " "],
        1 => ["┐", "┌"],
        _ => ["│", "│"],
    };
    // The boat of the first bank is drawn after it, that of every other bank before it.
    let left = at == 1 && !banks[0].boats.is_empty();
    let right = !banks[at].boats.is_empty();
    let waves = if row == 0 { " ".repeat(WATER) } else { WAVES[row % 2].to_owned() };
    let mut runs = vec![Run::new(shores[0], Mark::Faint)];
    if row == 3 && (left || right) {
        let rest = WATER - BOAT.len() * (usize::from(left) + usize::from(right));
        let boat = || Run::new(BOAT, Mark::Strong);
        runs.extend(left.then(boat));
        runs.push(Run::new(&WAVES[0][..rest], Mark::Faint));
        runs.extend(right.then(boat));
    } else {
        runs.push(Run::new(waves, Mark::Faint));
    }
    runs.push(Run::new(shores[1], Mark::Faint));
    runs
}

/// Draws a sequence of steps, one below the other.
pub(super) fn way(way: &Way) -> Vec<Vec<Run>> {
    let mut lines = Vec::new();
    let labels = way.steps.iter().map(|step| step.label.width()).max().unwrap_or(0);
    let texts = way.steps.iter().map(|step| step.text.width()).max().unwrap_or(0);
    for step in &way.steps {
        lines.extend(one(step, labels, texts));
    }
    lines
}

fn one(step: &Step, labels: usize, texts: usize) -> Vec<Vec<Run>> {
    let indent = if labels == 0 { 0 } else { labels + 2 };
    let fill = " ".repeat(labels - step.label.width());
    let label = if labels == 0 { String::new() } else { format!("{fill}{}  ", step.label) };
    let text_mark = if step.banks.is_empty() { Mark::Plain } else { Mark::Strong };
    let mut lines = Vec::new();
    for (at, text) in wrapped(&step.text, MAX_WIDTH.saturating_sub(indent)).into_iter().enumerate() {
        let front = if at == 0 { label.clone() } else { " ".repeat(indent) };
        lines.push(vec![Run::new(front, Mark::Faint), Run::new(text, text_mark)]);
    }
    if !step.aside.is_empty() {
        let aside = Run::new(&step.aside, Mark::Faint);
        // Additional information has its own column if there is room for it.
        match lines.last_mut() {
            Some(last) if lines_fit(indent, texts, &step.aside) => {
                let written: usize = last.iter().map(|run| run.text.width()).sum();
                last.push(Run::new(" ".repeat((indent + texts + 2).saturating_sub(written)), Mark::Plain));
                last.push(aside);
            }
            _ => lines.push(vec![Run::new(" ".repeat(indent), Mark::Plain), aside]),
        }
    }
    lines.extend(banks(&step.banks, indent));
    for line in &mut lines {
        line.retain(|run| !run.text.is_empty());
    }
    lines
}

fn lines_fit(indent: usize, texts: usize, aside: &str) -> bool {
    indent + texts + 2 + aside.width() <= MAX_WIDTH
}

/// Draws the banks one below the other, each with its travellers.
fn banks(banks: &[Bank], indent: usize) -> Vec<Vec<Run>> {
    let names = banks.iter().map(|bank| bank.name.width()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for bank in banks {
        let who: Vec<&str> = bank.who.iter().map(String::as_str).chain(bank.boats.iter().map(String::as_str)).collect();
        let fill = " ".repeat(names - bank.name.width());
        let front = format!("{}{}{fill}  ", " ".repeat(indent), bank.name);
        let mark = if bank.bad { Mark::Bad } else { Mark::Plain };
        let width = MAX_WIDTH.saturating_sub(indent + names + 2);
        for (at, text) in listed(&who, width).into_iter().enumerate() {
            let front = if at == 0 { front.clone() } else { " ".repeat(indent + names + 2) };
            lines.push(vec![Run::new(front, Mark::Faint), Run::new(text, mark)]);
        }
    }
    lines
}

/// Lists names with commas in lines of at most this width, broken between names. Returns at least one line.
fn listed(names: &[&str], width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (at, name) in names.iter().enumerate() {
        let comma = if at + 1 < names.len() { "," } else { "" };
        let line = lines.last().map_or(0, |line| line.width());
        if line > 0 && line + 1 + name.width() + comma.len() > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.extend([if line.is_empty() { "" } else { " " }, name, comma]);
        }
    }
    lines
}
