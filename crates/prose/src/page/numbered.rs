//! Numbered clues within one line: `1. Ann drinks tea. 2. Bob is from Rome. 3. ...`.

use crate::page::labels::{circled, number_label};
use crate::page::lines::is_question;

/// Minimum number of numbered clues in a line that is split: two numbers may be anything.
const MIN_CLUES: usize = 3;

/// Returns the parts of a line: one for each clue if they are numbered from 1 on, each number at the start of the line
/// or behind the end of a sentence, what precedes the first, and a question behind the last; else the whole line.
pub(super) fn parts(line: &str) -> Vec<&str> {
    let mut starts = Vec::new();
    let is_circled = |at: usize| circled(&line[at..]).is_some();
    for (at, _) in line.char_indices().filter(|&(at, c)| c.is_ascii_digit() || c == '(' || is_circled(at)) {
        let before = &line[..at];
        let behind_sentence = || before.trim_end().ends_with(['.', '!', '?', ':', ';', ')', '"', '”', '»', '“']);
        let is_apart = before.is_empty() || before.ends_with(char::is_whitespace) && behind_sentence();
        if !is_apart {
            continue;
        }
        let number = number_label(&line[at..]).and_then(|(label, _)| label.parse().ok());
        if number == Some(starts.len() + 1) {
            starts.push(at);
        }
    }
    if starts.len() < MIN_CLUES {
        return vec![line];
    }
    let first = (starts[0] > 0).then_some(0);
    let asked = question(line, starts[starts.len() - 1]);
    let starts: Vec<usize> = first.into_iter().chain(starts).chain(asked).collect();
    let ends = starts.iter().skip(1).copied().chain([line.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &line[start..end]).collect()
}

/// Returns where the question begins that a line ends with, if a sentence precedes it behind `from`.
fn question(line: &str, from: usize) -> Option<usize> {
    let text = line[from..].trim_end();
    let before = text.match_indices(['.', '!']).map(|(at, _)| at + 1);
    let begins = |&at: &usize| at + 1 < text.len() && text[at..].starts_with(' ');
    let is_label = |at: usize| number_label(text).is_some_and(|(_, length)| at <= length);
    let at = before.filter(begins).rfind(|&at| !is_label(at)).filter(|_| is_question(text))?;
    Some(from + at + 1)
}
