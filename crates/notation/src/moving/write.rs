//! A puzzle of moves as text. Reading it gives an equal puzzle.

use std::fmt::Write as _;

use super::fields::MovingFields;
use super::knights::first;
use super::text::fields;
use super::{Hanoi, JugMoves, Jugs, JugsGoal, Knights, MovingPuzzle, PegMoves, Setup, Square, Tiles, Turns};
use crate::Text;
use crate::lines::quoted;
use crate::read::one_line;

/// Writes a puzzle in the notation of its family; what is as usual is left out.
pub fn write(puzzle: &MovingPuzzle) -> String {
    let mut text = String::new();
    let family = puzzle.setup.family().keyword();
    let title = puzzle.title.as_deref().unwrap_or_default();
    let _ = writeln!(text, "{}", free_text("", &format!("{family}: "), title, |f| &f.title));
    if let Some(language) = &puzzle.language {
        let _ = writeln!(text, "language: {language}");
    }
    if let Some(source) = &puzzle.source {
        let before = format!("{family}:\n");
        let _ = writeln!(text, "{}", free_text(&before, "source: ", source, |f| &f.source));
    }
    match &puzzle.setup {
        Setup::Jugs(puzzle) => jugs(&mut text, puzzle),
        Setup::Hanoi(puzzle) => hanoi(&mut text, puzzle),
        Setup::Tiles(puzzle) => tiles(&mut text, puzzle),
        Setup::Knights(puzzle) => knights(&mut text, puzzle),
    }
    text
}

/// A text behind its keyword, in quotes if it would not read back without. `above` stands above it.
fn free_text(above: &str, keyword: &str, text: &str, read: impl Fn(&MovingFields) -> &Option<Text>) -> String {
    let text = one_line(text);
    let bare = format!("{keyword}{text}");
    let mut problems = Vec::new();
    let fields = fields(&format!("{above}{bare}"), &mut problems);
    let back = fields.and_then(|f| read(&f).as_ref().map(|t| one_line(t.as_str()))).unwrap_or_default();
    if problems.is_empty() && back == text { bare.trim_end().to_owned() } else { format!("{keyword}{}", quoted(&text)) }
}

fn line(text: &mut String, keyword: &str, items: impl IntoIterator<Item = String>) {
    let items: Vec<String> = items.into_iter().collect();
    let _ = writeln!(text, "{keyword}: {}", items.join(", "));
}

/// An amount behind the name of its jug.
fn amount(puzzle: &Jugs, jug: usize, amount: &str) -> String {
    match &puzzle.jugs[jug].name {
        None => amount.to_owned(),
        Some(name) => {
            let plain = name.split(' ').all(|word| !word.is_empty() && word.chars().all(char::is_alphabetic));
            if plain { format!("{name} {amount}") } else { format!("{} {amount}", quoted(name)) }
        }
    }
}

fn jugs(text: &mut String, puzzle: &Jugs) {
    let named = puzzle.jugs.iter().all(|jug| jug.name.is_some());
    line(text, "capacity", puzzle.jugs.iter().enumerate().map(|(i, jug)| amount(puzzle, i, &jug.capacity.to_string())));
    // Names may be left out together only: an amount without one is not known by its place then.
    let of = |jug: usize, written: String| if named { amount(puzzle, jug, &written) } else { written };
    if puzzle.start.iter().any(|amount| *amount > 0) {
        line(text, "start", puzzle.start.iter().enumerate().map(|(i, amount)| of(i, amount.to_string())));
    }
    match &puzzle.goal {
        JugsGoal::Somewhere(amount) => line(text, "goal", [amount.to_string()]),
        JugsGoal::Each(amounts) => {
            let each = amounts.iter().map(|amount| amount.map_or("any".to_owned(), |a| a.to_string()));
            line(text, "goal", each.enumerate().map(|(i, amount)| of(i, amount)));
        }
    }
    if puzzle.moves != JugMoves::default() {
        let JugMoves { fill, empty, pour } = puzzle.moves;
        let allowed = [("fill", fill), ("empty", empty), ("pour", pour)].into_iter().filter(|(_, allowed)| *allowed);
        line(text, "moves", allowed.map(|(word, _)| word.to_owned()));
    }
}

fn hanoi(text: &mut String, puzzle: &Hanoi) {
    let _ = writeln!(text, "disks: {}", puzzle.disks);
    if puzzle.pegs != 3 {
        let _ = writeln!(text, "pegs: {}", puzzle.pegs);
    }
    for (keyword, pegs, usual) in [("start", &puzzle.start, 0), ("goal", &puzzle.goal, puzzle.pegs - 1)] {
        let alike = pegs.iter().all(|peg| *peg == pegs[0]);
        if alike && pegs[0] != usual {
            line(text, keyword, [(pegs[0] + 1).to_string()]);
        } else if !alike {
            line(text, keyword, pegs.iter().map(|peg| (peg + 1).to_string()));
        }
    }
    if puzzle.moves != PegMoves::default() {
        let _ = writeln!(text, "moves: {}", puzzle.moves.word());
    }
}

fn tiles(text: &mut String, puzzle: &Tiles) {
    board(text, &puzzle.start, puzzle, "");
    if !puzzle.has_usual_goal() {
        text.push_str("goal:\n");
        board(text, &puzzle.goal, puzzle, "  ");
    }
}

fn board(text: &mut String, cells: &[u8], puzzle: &Tiles, indent: &str) {
    let names: Vec<&str> = cells.iter().map(|cell| puzzle.name(*cell).unwrap_or(".")).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(1);
    for row in names.chunks(puzzle.columns as usize) {
        let cells: Vec<String> = row.iter().map(|name| format!("{name:>width$}")).collect();
        // A bar tells that a piece is one cell, where no blank between two of them does.
        let line = if row.len() == 1 { format!("|{}|", cells[0]) } else { cells.join(" ").trim_end().to_owned() };
        let _ = writeln!(text, "{indent}{}", if indent.is_empty() { line.trim_start() } else { &line });
    }
}

fn knights(text: &mut String, puzzle: &Knights) {
    squares(text, &puzzle.start, puzzle, "");
    if puzzle.exchanged().as_ref() != Some(&puzzle.goal) {
        text.push_str("goal:\n");
        squares(text, &puzzle.goal, puzzle, "  ");
    }
    match puzzle.turns {
        Turns::Any => {}
        Turns::Alternate => text.push_str("turns: alternate\n"),
        Turns::First(colour) => {
            let _ = writeln!(text, "turns: {}", first(puzzle.colours[colour as usize]));
        }
    }
}

fn squares(text: &mut String, squares: &[Square], puzzle: &Knights, indent: &str) {
    for row in squares.chunks(puzzle.columns as usize) {
        // Alone on its line `#` would begin a comment.
        let sign = |square: &Square| if row.len() == 1 && *square == Square::Hole { '*' } else { puzzle.sign(*square) };
        let signs: String = row.iter().map(sign).collect();
        let _ = writeln!(text, "{indent}{signs}");
    }
}
