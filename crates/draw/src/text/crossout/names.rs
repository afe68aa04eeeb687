//! The names of a cross-out grid: beside rows, downwards above columns, or as numbers.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::crossout::CrossCategory;
use crate::scene::Mark;
use crate::text::{Run, shortened};

/// Maximum number of lines of a name above a column.
const MAX_HEIGHT: usize = 12;

/// The names of a category.
pub(super) struct Names {
    /// The name of the category, shortened where it has no room.
    pub(super) title: String,
    /// The names before rows.
    pub(super) rows: Vec<String>,
    /// Whether the values have numbers, because a name does not fit.
    pub(super) is_numbered: bool,
}

impl Names {
    /// Fits the names of a category: its own above columns of this width altogether, if it has columns, and those of
    /// its values before rows.
    pub(super) fn new(category: &CrossCategory, room: Option<usize>, max_name: usize) -> Self {
        let name = one_line(&category.name);
        let values: Vec<String> = category.values.iter().map(|value| one_line(value)).collect();
        let is_too_long = |value: &String| {
            let stack = stacked(value);
            let stands = stack.len() <= MAX_HEIGHT && stack.iter().all(|letter| letter.width() <= 2);
            value.width() > max_name || (room.is_some() && !stands)
        };
        let is_numbered =
            name.width() > max_name || room.is_some_and(|room| name.width() > room) || values.iter().any(is_too_long);
        let row = |(at, value): (usize, &String)| {
            if is_numbered { fitting(&format!("{} {value}", at + 1), max_name) } else { value.clone() }
        };
        let rows = values.iter().enumerate().map(row).collect();
        Self { title: fitting(&name, max_name), rows, is_numbered }
    }

    /// Returns the room for names before rows, the title with a line before it and blanks around it included.
    pub(super) fn width(&self) -> usize {
        let rows = self.rows.iter().map(|name| name.width() + 1).max().unwrap_or(0);
        rows.max(self.title.width() + 3)
    }

    /// Returns for each column the letters above it.
    pub(super) fn heads(&self) -> Vec<Vec<String>> {
        let number = |at: usize| (at + 1).to_string().chars().map(String::from).collect();
        let rows = self.rows.iter().enumerate();
        rows.map(|(at, name)| if self.is_numbered { number(at) } else { stacked(name) }).collect()
    }
}

/// Returns a text without line breaks and other control characters.
pub(super) fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

/// Shortens a text to this width.
pub(super) fn fitting(text: &str, width: usize) -> String {
    shortened(&[Run::new(text, Mark::Plain)], width).into_iter().map(|run| run.text).collect()
}

/// Returns the letters of a text, each with the characters that belong to it: accents, joined emoji, and flags.
pub(super) fn stacked(text: &str) -> Vec<String> {
    let is_flag = |c: char| ('\u{1f1e6}'..='\u{1f1ff}').contains(&c);
    let is_skin = |c: char| ('\u{1f3fb}'..='\u{1f3ff}').contains(&c);
    let mut letters: Vec<String> = Vec::new();
    for c in text.chars() {
        let belongs = |letter: &String| {
            let half_flag = letter.chars().all(is_flag) && letter.chars().count() == 1;
            c.width() == Some(0) || letter.ends_with('\u{200d}') || is_skin(c) || (is_flag(c) && half_flag)
        };
        match letters.last_mut() {
            Some(letter) if belongs(letter) => letter.push(c),
            _ => letters.push(c.to_string()),
        }
    }
    letters
}

/// Returns a text between marks that keep what follows it from left to right, if it is written from right to left.
pub(super) fn guarded(text: &str) -> String {
    let is_from_right = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if text.contains(is_from_right) { format!("\u{200e}{text}\u{200e}") } else { text.to_owned() }
}

/// Draws a text in the middle of a column, or a bit to the left of it.
pub(super) fn centred(text: &str, width: usize) -> String {
    let before = width.saturating_sub(text.width()) / 2;
    " ".repeat(before) + &padded(text, width - before)
}

/// Draws a text at the left of a column.
pub(super) fn padded(text: &str, width: usize) -> String {
    guarded(text) + &" ".repeat(width.saturating_sub(text.width()))
}
