//! Pictures of puzzles and solutions, as the program draws them.

use bachet::front::{drawings, report};
use bachet_draw::{Page, html_part, plain, text};

use crate::answer::Found;
use crate::messages::messages;
use crate::puzzle::Source;

/// Draws what a puzzle states; empty if nothing was read.
pub(crate) fn puzzle(source: &Source) -> String {
    let Some(puzzle) = &source.draft.puzzle else { return String::new() };
    let messages = messages(source.language_of_pages(None));
    let mut page = report::page(&messages, puzzle);
    page.blocks.extend(drawings::statement(puzzle, &messages));
    html_part(&page)
}

/// Draws all solutions with what was counted, or one of them.
pub(crate) fn solutions(found: &Found, index: Option<usize>) -> Option<String> {
    let puzzle = found.source.draft.puzzle.as_ref()?;
    let messages = messages(found.language);
    let blocks = match index {
        None => report::headed(&messages, puzzle, &found.solutions, found.options),
        Some(index) => {
            let solution = found.solutions.solutions.get(index)?;
            vec![drawings::solution(puzzle, solution, String::new(), Some(&messages))?]
        }
    };
    let language = puzzle.language().unwrap_or(messages.language().tag()).to_owned();
    Some(html_part(&Page { language, blocks, ..Page::default() }))
}

/// Draws a solution in characters.
pub(crate) fn drawn(found: &Found, index: usize) -> Option<String> {
    let puzzle = found.source.draft.puzzle.as_ref()?;
    let solution = found.solutions.solutions.get(index)?;
    let block = drawings::solution(puzzle, solution, String::new(), Some(&messages(found.language)))?;
    let drawn = text(&Page { blocks: vec![block], ..Page::default() });
    Some(plain(&drawn).trim_end_matches('\n').to_owned())
}
