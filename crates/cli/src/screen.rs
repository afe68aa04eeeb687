//! A terminal on which each picture replaces the one before.

use std::io::{self, IsTerminal as _};

use anstream::ColorChoice;
use bachet::front::drawings::Size;
use bachet_draw::Run;
use console::{Key, Term, is_dumb};

use crate::shell;

/// Lines that are redrawn in place.
pub(crate) struct Screen {
    terminal: Term,
    colours: bool,
    /// Number of lines drawn last, and the size of the terminal then.
    drawn: usize,
    size: Size,
}

/// Returns whether standard output is a terminal that can redraw lines.
pub(crate) fn is_there() -> bool {
    shell::stdout_is_terminal() && !is_dumb()
}

/// Number of columns of the terminal; no limit if standard output is not a terminal.
pub(crate) fn columns() -> usize {
    if shell::stdout_is_terminal() { size(&Term::stdout()).columns } else { usize::MAX }
}

/// Returns whether a person can press a key.
pub(crate) fn has_keys() -> bool {
    is_there() && io::stdin().is_terminal()
}

/// Shows the cursor again.
pub(crate) fn restore() {
    if is_there() {
        // If this fails, the error cannot be shown either.
        drop(Term::stdout().show_cursor());
    }
}

impl Screen {
    /// Starts below the current content of the terminal.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = Term::buffered_stdout();
        let colours = anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        terminal.hide_cursor()?;
        let size = size(&terminal);
        Ok(Self { terminal, colours, drawn: 0, size })
    }

    /// Returns the largest size of a picture, which leaves a line for the cursor.
    pub(crate) fn size(&self) -> Size {
        let Size { columns, rows } = size(&self.terminal);
        Size { columns, rows: rows.saturating_sub(1) }
    }

    /// Draws lines over those drawn before.
    pub(crate) fn draw(&mut self, lines: &[Vec<Run>]) -> io::Result<()> {
        let size = size(&self.terminal);
        if size == self.size {
            self.terminal.move_cursor_up(self.drawn)?;
        } else {
            // The terminal may have wrapped lines, so their positions are not known.
            self.terminal.clear_screen()?;
            self.size = size;
        }
        for line in lines {
            let text = shell::coloured(line);
            let text = if self.colours { text } else { anstream::adapter::strip_str(&text).to_string() };
            self.terminal.clear_line()?;
            self.terminal.write_line(&text)?;
        }
        self.terminal.clear_to_end_of_screen()?;
        self.drawn = lines.len();
        self.terminal.flush()
    }

    /// Waits for a key; returns `false` if it is one that quits.
    pub(crate) fn goes_on(&self) -> bool {
        match self.terminal.read_key() {
            Ok(Key::Char('q' | 'Q') | Key::Escape | Key::CtrlC) | Err(_) => false,
            Ok(_) => true,
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        drop(self.terminal.clear_last_lines(self.drawn).and_then(|()| self.terminal.show_cursor()));
        drop(self.terminal.flush());
    }
}

fn size(terminal: &Term) -> Size {
    match terminal.size_checked() {
        Some((rows, columns)) if rows > 0 && columns > 0 => Size { columns: columns.into(), rows: rows.into() },
        _ => Size::default(),
    }
}
