//! Shows a way on a terminal, one move at a time.

use std::io;
use std::time::{Duration, Instant};

use bachet::Argument;
use bachet::messages::MessageId;
use bachet_draw::{Block, Mark, Page, Run, Step, Way, shortened, text_within, width};

use crate::limits;
use crate::screen::{Key, Keys, Screen};
use crate::shell::Shell;

/// Time between two steps that follow each other by themselves.
const STEP_TIME: Duration = Duration::from_secs(1);

/// Shows a way until a person has seen enough. Returns the number of the step that was shown last.
pub(super) fn show(shell: &Shell, steps: &[Step]) -> io::Result<usize> {
    let Some(last) = steps.len().checked_sub(1) else { return Ok(0) };
    let keys = Keys::open()?;
    let mut screen = Screen::open()?;
    let mut at = 0;
    // When the next step is due, if they follow each other by themselves.
    let mut next: Option<Instant> = None;
    loop {
        screen.draw(&frame(shell, steps, at))?;
        let key = loop {
            if let Some(key) = keys.wait(limits::TICK) {
                break Some(key);
            }
            if limits::interrupted() {
                break Some(Key::Interrupt);
            }
            if next.is_some_and(|next| next <= Instant::now()) {
                break None;
            }
        };
        let was_playing = next.take().is_some();
        match key {
            None => {
                at = (at + 1).min(last);
                next = (at < last).then(|| Instant::now() + STEP_TIME);
            }
            Some(Key::Char(' ')) => next = (!was_playing && at < last).then(|| Instant::now() + STEP_TIME),
            Some(Key::Right | Key::Enter) => at = (at + 1).min(last),
            Some(Key::Left) => at = at.saturating_sub(1),
            Some(Key::Home) => at = 0,
            Some(Key::End) => at = last,
            Some(Key::Char('q' | 'Q') | Key::Escape | Key::Interrupt) => break,
            Some(Key::Char(_)) => {}
        }
    }
    // The keys first, so that the terminal is as usual again when the cursor appears.
    drop(keys);
    drop(screen);
    Ok(at)
}

/// Draws a step. What the screen cannot hold is cut off, with a line that says so.
fn frame(shell: &Shell, steps: &[Step], at: usize) -> Vec<Vec<Run>> {
    let size = Screen::picture_size();
    let way = Way { caption: String::new(), steps: vec![steps[at].clone()] };
    let mut lines = text_within(&Page { blocks: vec![Block::Way(way)], ..Page::default() }, size.columns);
    let rows = size.rows.saturating_sub(1);
    if lines.len() > rows {
        let columns = lines.iter().map(|line| width(line)).max().unwrap_or(0);
        let needed = [("columns", Argument::number(columns)), ("rows", Argument::number(lines.len() + 1))];
        lines.truncate(rows.saturating_sub(1));
        lines.push(vec![Run { text: shell.format(MessageId::TraceCut, &needed), mark: Mark::Warning }]);
    }
    let numbers = [("step", Argument::Number(at as i64)), ("steps", Argument::Number(steps.len() as i64 - 1))];
    lines.push(vec![Run { text: shell.format(MessageId::StepPause, &numbers), mark: Mark::Faint }]);
    lines.iter().map(|line| shortened(line, size.columns)).collect()
}
