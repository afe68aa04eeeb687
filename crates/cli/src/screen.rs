//! A terminal on which each picture replaces the one before.

mod keys;

use std::io::{self, IsTerminal as _, Write as _};

use anstream::ColorChoice;
use bachet::front::drawings::Size;
use bachet_draw::Run;
use crossterm::terminal::{self, Clear, ClearType};
use crossterm::{cursor, queue};

use crate::shell;

pub(crate) use keys::{Key, Keys};

/// Lines that are redrawn in place. The cursor is hidden meanwhile.
pub(crate) struct Screen {
    colours: bool,
    /// Number of lines drawn last, and the size of the terminal then.
    drawn: usize,
    size: Size,
}

/// Returns whether standard output is a terminal that can redraw lines.
pub(crate) fn is_there() -> bool {
    shell::stdout_is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Number of columns of the terminal; no limit if standard output is not a terminal.
pub(crate) fn columns() -> usize {
    if shell::stdout_is_terminal() { size().columns } else { usize::MAX }
}

/// Returns whether a person can press a key.
pub(crate) fn has_keys() -> bool {
    is_there() && io::stdin().is_terminal()
}

/// Shows the cursor and what is typed again.
pub(crate) fn restore() {
    if is_there() {
        // If this fails, the error cannot be shown either.
        drop(terminal::disable_raw_mode());
        drop(crossterm::execute!(io::stdout(), cursor::Show));
    }
}

impl Screen {
    /// Starts below the current content of the terminal.
    pub(crate) fn open() -> io::Result<Self> {
        let colours = anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        crossterm::execute!(io::stdout(), cursor::Hide)?;
        Ok(Self { colours, drawn: 0, size: size() })
    }

    /// Returns the largest size of a picture, which leaves a line for the cursor.
    pub(crate) fn picture_size() -> Size {
        let Size { columns, rows } = size();
        Size { columns, rows: rows.saturating_sub(1) }
    }

    /// Draws lines over those drawn before.
    pub(crate) fn draw(&mut self, lines: &[Vec<Run>]) -> io::Result<()> {
        let mut out = Vec::new();
        let size = size();
        if size == self.size {
            self.move_to_first_line(&mut out)?;
        } else {
            // The terminal may have wrapped lines, so their positions are not known.
            queue!(out, Clear(ClearType::All), cursor::MoveTo(0, 0))?;
            self.size = size;
        }
        for line in lines {
            let text = shell::coloured(line);
            let text = if self.colours { text } else { anstream::adapter::strip_str(&text).to_string() };
            out.extend(text.as_bytes());
            queue!(out, Clear(ClearType::UntilNewLine))?;
            // While keys are read, a line feed alone does not return to the first column.
            out.extend(b"\r\n");
        }
        queue!(out, Clear(ClearType::FromCursorDown))?;
        self.drawn = lines.len();
        write(&out)
    }

    fn move_to_first_line(&self, out: &mut Vec<u8>) -> io::Result<()> {
        match u16::try_from(self.drawn) {
            // Terminals take a movement by no line as one by a line.
            Ok(0) | Err(_) => Ok(()),
            Ok(lines) => queue!(out, cursor::MoveToPreviousLine(lines)),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let mut out = Vec::new();
        let cleared = self.move_to_first_line(&mut out);
        // If this fails, the error cannot be shown either.
        drop(cleared.and_then(|()| queue!(out, Clear(ClearType::FromCursorDown), cursor::Show)));
        drop(write(&out));
    }
}

fn write(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

fn size() -> Size {
    match terminal::size() {
        Ok((columns, rows)) if rows > 0 && columns > 0 => Size { columns: columns.into(), rows: rows.into() },
        _ => Size::default(),
    }
}
