//! The keys that a person presses, read while the program works.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;

use crate::limits;

/// A key that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A character.
    Char(char),
    Enter,
    Left,
    Right,
    Home,
    End,
    Escape,
    /// Ctrl-C, or the end of the input.
    Interrupt,
}

/// The keys of a terminal. What is typed is not shown meanwhile, and Ctrl-C is a key.
pub(crate) struct Keys {
    pressed: Receiver<Key>,
    closed: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

/// Interval at which the reader checks whether it is to end.
const CHECK: Duration = Duration::from_millis(20);

impl Keys {
    /// Starts to read keys.
    pub(crate) fn open() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let (found, pressed) = channel();
        let closed = Arc::new(AtomicBool::new(false));
        let is_closed = Arc::clone(&closed);
        let reader = Some(thread::spawn(move || read(&found, &is_closed)));
        Ok(Self { pressed, closed, reader })
    }

    /// Waits for a key for at most this time.
    pub(crate) fn wait(&self, time: Duration) -> Option<Key> {
        match self.pressed.recv_timeout(time) {
            Ok(key) => Some(key),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Key::Interrupt),
        }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        if let Some(reader) = self.reader.take() {
            // If the reader panicked, there is nothing left to end.
            drop(reader.join());
        }
        // If this fails, the error cannot be shown either.
        drop(terminal::disable_raw_mode());
    }
}

/// Sends each key until the keys are closed. Ctrl-C also cancels the work, which may be busy between two keys.
fn read(found: &Sender<Key>, closed: &AtomicBool) {
    while !closed.load(Ordering::Relaxed) {
        let key = match event::poll(CHECK) {
            Ok(false) => continue,
            Ok(true) => event::read().map_or(Some(Key::Interrupt), |event| key(&event)),
            Err(_) => Some(Key::Interrupt),
        };
        if key == Some(Key::Interrupt) {
            limits::interrupt();
        }
        if let Some(key) = key
            && (found.send(key).is_err() || key == Key::Interrupt)
        {
            break;
        }
    }
}

/// Returns the key of an event, if it means something.
fn key(event: &Event) -> Option<Key> {
    let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press | KeyEventKind::Repeat, .. }) = event else {
        return None;
    };
    let is_control = modifiers.contains(KeyModifiers::CONTROL);
    Some(match code {
        KeyCode::Char('c') if is_control => Key::Interrupt,
        KeyCode::Char('d') if is_control => Key::Char('q'),
        KeyCode::Char(character) if !is_control && !modifiers.contains(KeyModifiers::ALT) => Key::Char(*character),
        KeyCode::Enter => Key::Enter,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Esc => Key::Escape,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_of_a_terminal() {
        let pressed = |code, modifiers| key(&Event::Key(KeyEvent::new(code, modifiers)));
        let none = KeyModifiers::NONE;
        for (code, modifiers, expected) in [
            (KeyCode::Char('c'), KeyModifiers::CONTROL, Some(Key::Interrupt)),
            (KeyCode::Char('d'), KeyModifiers::CONTROL, Some(Key::Char('q'))),
            (KeyCode::Char('c'), none, Some(Key::Char('c'))),
            (KeyCode::Char('N'), KeyModifiers::SHIFT, Some(Key::Char('N'))),
            (KeyCode::Char('n'), KeyModifiers::ALT, None),
            (KeyCode::Char('n'), KeyModifiers::CONTROL, None),
            (KeyCode::Left, none, Some(Key::Left)),
            (KeyCode::Esc, none, Some(Key::Escape)),
            (KeyCode::F(1), none, None),
        ] {
            assert_eq!(pressed(code, modifiers), expected, "{code:?} {modifiers:?}");
        }
        assert_eq!(key(&Event::Resize(80, 24)), None);
    }
}
