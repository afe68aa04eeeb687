//! A terminal on which lines are drawn over those that were there before.

use std::io::{self, IsTerminal as _};

use anstream::ColorChoice;
use bachet::front::drawings::Size;
use bachet_draw::Run;
use console::{Key, Term, is_dumb};

use crate::shell;

/// Lines that are drawn in place.
pub(crate) struct Screen {
    terminal: Term,
    colours: bool,
    /// How many lines stand there, and on how large a terminal.
    drawn: usize,
    size: Size,
}

/// Whether standard output is a terminal that can draw in place.
pub(crate) fn is_there() -> bool {
    shell::stdout_is_terminal() && !is_dumb()
}

/// Number of columns of the terminal; no limit if standard output is not a terminal.
pub(crate) fn columns() -> usize {
    if shell::stdout_is_terminal() { size(&Term::stdout()).columns } else { usize::MAX }
}

/// Whether a person is there to press a key.
pub(crate) fn has_keys() -> bool {
    is_there() && io::stdin().is_terminal()
}

/// Shows the cursor again, whoever has hidden it.
pub(crate) fn restore() {
    if is_there() {
        // There is nobody left to tell if this fails.
        drop(Term::stdout().show_cursor());
    }
}

impl Screen {
    /// Begins below what stands on the terminal.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = Term::buffered_stdout();
        let colours = anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        terminal.hide_cursor()?;
        let size = size(&terminal);
        Ok(Self { terminal, colours, drawn: 0, size })
    }

    /// How large a picture may be: below it stands the cursor.
    pub(crate) fn size(&self) -> Size {
        let Size { columns, rows } = size(&self.terminal);
        Size { columns, rows: rows.saturating_sub(1) }
    }

    /// Draws lines in the place of those before.
    pub(crate) fn draw(&mut self, lines: &[Vec<Run>]) -> io::Result<()> {
        let size = size(&self.terminal);
        if size == self.size {
            self.terminal.move_cursor_up(self.drawn)?;
        } else {
            // Lines may have been broken: where they stand is not known.
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

    /// Waits for a key. False if it says that it is enough.
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
