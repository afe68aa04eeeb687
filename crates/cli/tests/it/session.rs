//! A person at a terminal, which `script` of util-linux provides: keys go in one by one, each after what it reacts to
//! was drawn, so that no test depends on time.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use snapbox::cmd::cargo_bin;

/// The program on a terminal.
pub(crate) struct Session {
    script: Child,
    keys: ChildStdin,
    output: Receiver<Vec<u8>>,
    /// All output, and how much of it was there when the last expectation was met.
    seen: Vec<u8>,
    met: usize,
}

/// Time after which a test fails.
const MAX_WAIT: Duration = Duration::from_mins(1);

/// Whether this machine has the `script` of util-linux.
#[expect(clippy::print_stdout, reason = "CI counts the tests that say that they were skipped")]
pub(crate) fn has_terminals() -> bool {
    let version = Command::new("script").arg("--version").output();
    let found = version.is_ok_and(|version| String::from_utf8_lossy(&version.stdout).contains("util-linux"));
    if !found {
        println!("skipped: there is no `script` of util-linux");
    }
    found
}

impl Session {
    /// Starts the program on a terminal with 90 columns and 40 rows.
    pub(crate) fn start(arguments: &str) -> Option<Self> {
        Self::start_with_rows(40, arguments)
    }

    /// Starts the program on a terminal with 90 columns. After it ends, its exit code and the state of the terminal are
    /// printed.
    pub(crate) fn start_with_rows(rows: usize, arguments: &str) -> Option<Self> {
        Self::start_at(rows, Path::new("."), arguments)
    }

    /// Starts the program in a folder.
    pub(crate) fn start_in(folder: &Path, arguments: &str) -> Option<Self> {
        Self::start_at(40, folder, arguments)
    }

    fn start_at(rows: usize, folder: &Path, arguments: &str) -> Option<Self> {
        if !has_terminals() {
            return None;
        }
        let program = cargo_bin!("bachet").display();
        // Ctrl-C must not end the shell, which says how the program left the terminal.
        let command = format!(
            "trap : INT; stty rows {rows} cols 90; env LC_ALL=en {program} {arguments}; echo code $?; \
             stty -a | tr ' ;' '\\n\\n' | grep -xE -- '-?(icanon|echo|isig|opost)'; echo over"
        );
        let mut script = Command::new("script");
        script.args(["--quiet", "--command", &command, "/dev/null"]).env("TERM", "xterm").current_dir(folder);
        let mut script = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let keys = script.stdin.take().expect("it has an input");
        let mut stdout = script.stdout.take().expect("it has an output");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(1..) = stdout.read(&mut bytes).inspect(|&read| drop(sender.send(bytes[..read].to_vec()))) {}
        });
        Some(Self { script, keys, output, seen: Vec::new(), met: 0 })
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.met = self.seen.len();
        self.keys.write_all(keys.as_bytes()).expect("it reads keys");
        self.keys.flush().expect("it reads keys");
    }

    /// Waits until this text is drawn.
    pub(crate) fn expect(&mut self, text: &str) {
        while !plain(&self.seen[self.met..]).contains(text) {
            match self.output.recv_timeout(MAX_WAIT) {
                Ok(bytes) => self.seen.extend(bytes),
                Err(error) => panic!("there is no {text:?} in {} ({error})", plain(&self.seen[self.met..])),
            }
        }
    }

    /// Presses keys, and waits until this text is drawn.
    pub(crate) fn then(&mut self, keys: &str, text: &str) -> &mut Self {
        self.press(keys);
        self.expect(text);
        self
    }

    /// Waits for the end, and returns all that was printed and the exit code.
    pub(crate) fn whole(mut self) -> (String, i32) {
        self.expect("\nover");
        self.met = 0;
        self.end()
    }

    /// Waits for the end, checks that the terminal is as it was, and returns the last screen and the exit code.
    pub(crate) fn end(mut self) -> (String, i32) {
        self.expect("\nover");
        drop(self.keys);
        self.script.wait().expect("it ends");
        let cursor = |sequence: &[u8]| self.seen.windows(sequence.len()).rposition(|window| window == sequence);
        assert!(cursor(b"\x1b[?25l") <= cursor(b"\x1b[?25h"), "the cursor is hidden");
        let screen = plain(&self.seen[self.met..]).replace('\r', "");
        let (screen, state) = screen.rsplit_once("code ").expect("the exit code is printed");
        let (code, state) = state.split_once('\n').expect("the state of the terminal is printed");
        let mut state: Vec<&str> = state.lines().filter(|line| *line != "over").collect();
        state.sort_unstable();
        assert_eq!(state, ["echo", "icanon", "isig", "opost"], "the state of the terminal");
        (screen.to_owned(), code.parse().expect("it is a number"))
    }
}

/// Returns the text without escape sequences.
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let part = |(at, part): (usize, &str)| match at {
        0 => part.to_owned(),
        _ => part.split_once(|c: char| c.is_ascii_alphabetic()).unwrap_or_default().1.to_owned(),
    };
    text.split('\u{1b}').enumerate().map(part).collect()
}
