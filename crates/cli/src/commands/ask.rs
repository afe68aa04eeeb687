//! What the verbs share: they read a puzzle, work within the limits, and print the answer.

use std::cell::Cell;
use std::io;

use bachet::json::{self, Output, Payload};
use bachet::verbs::{Assumed, OtherReading, Refusal, Verdict};
use bachet::{Budget, Progress, Puzzle, requests};
use bachet_draw::{Block, Mark};

use super::load::{LoadedPuzzle, decline, read, refuse};
use super::sentences;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits::{self, Done, Usual, limited};
use crate::report;
use crate::shell::{self, Shell};

/// A puzzle, and what a verb found out about it.
pub(super) struct Asked<'a, T> {
    pub(super) shell: &'a Shell,
    pub(super) loaded: LoadedPuzzle,
    /// What was found.
    pub(super) found: T,
    /// The time and the steps it took.
    pub(super) took: Done<()>,
    limits: Limits,
    /// Whether the answer already includes the time and the steps.
    has_stats: Cell<bool>,
}

/// Reads the puzzle, runs `work` on it within the limits, and prints the answer with `say`.
pub(super) fn ask<T>(
    shell: &Shell,
    puzzle: &PuzzleArgs,
    limits: Limits,
    usual: Usual,
    work: impl FnOnce(&Puzzle, &mut Budget<'_>, &Progress) -> Result<T, Refusal>,
    say: impl FnOnce(&Asked<'_, T>) -> io::Result<Exit>,
) -> io::Result<Exit> {
    match read(shell, puzzle)? {
        Ok(loaded) => ask_of(shell, loaded, limits, usual, work, say),
        Err(exit) => Ok(exit),
    }
}

/// Does the same as [`ask`] for a puzzle that was already read.
pub(super) fn ask_of<T>(
    shell: &Shell,
    loaded: LoadedPuzzle,
    limits: Limits,
    usual: Usual,
    work: impl FnOnce(&Puzzle, &mut Budget<'_>, &Progress) -> Result<T, Refusal>,
    say: impl FnOnce(&Asked<'_, T>) -> io::Result<Exit>,
) -> io::Result<Exit> {
    sentences::note(shell, &loaded)?;
    limits::listen();
    let Done { value, elapsed, steps } =
        limited(limits, usual, shell, |budget, known| work(&loaded.puzzle, budget, known));
    match value {
        Ok(found) => {
            let took = Done { value: (), elapsed, steps };
            let asked = Asked { shell, loaded, found, took, limits, has_stats: Cell::new(false) };
            let exit = say(&asked)?;
            asked.remaining_stats()?;
            Ok(exit)
        }
        Err(refusal) => refused(shell, &loaded, &refusal),
    }
}

/// Prints why the library gives no answer.
pub(super) fn refused(shell: &Shell, loaded: &LoadedPuzzle, refusal: &Refusal) -> io::Result<Exit> {
    match refusal {
        Refusal::Unfinished(message) => decline(shell, message).map(|_| Exit::Limit),
        Refusal::Because(message) => decline(shell, message),
        Refusal::Unfit(problems) => refuse(shell, &loaded.name, &loaded.source, problems),
        other => Err(io::Error::other(other.to_string())),
    }
}

impl<T> Asked<'_, T> {
    /// The puzzle.
    pub(super) fn puzzle(&self) -> &Puzzle {
        &self.loaded.puzzle
    }

    /// What is assumed of sentences that could not be read for sure.
    pub(super) fn assumed(&self) -> &[Assumed] {
        &self.loaded.assumed
    }

    /// Prints the answer as JSON.
    pub(super) fn object(&self, payload: Payload) -> io::Result<()> {
        self.has_stats.set(true);
        let output = Output::from(payload)
            .with_sentences(&self.loaded.puzzle, self.loaded.sentences.as_ref())
            .with_diagnostics(self.loaded.diagnostics(self.shell))
            .with_stats(self.limits.stats.then(|| self.took.stats()));
        shell::object(&output)
    }

    /// Prints a text that is the whole answer, or the JSON that holds it.
    pub(super) fn text(&self, payload: fn(json::Text) -> Payload, text: String) -> io::Result<()> {
        if self.shell.json { self.object(payload(json::Text { text })) } else { shell::print(&text) }
    }

    /// Prints the answer in words, with the time and the steps if `--stats` asks for them.
    pub(super) fn page(&self, blocks: impl IntoIterator<Item = Block>) -> io::Result<()> {
        self.has_stats.set(true);
        let stats = || Block::Paragraph(report::stats(self.shell, &self.took), Mark::Faint);
        let left_out = sentences::left_out(self.shell, &self.loaded);
        shell::page(left_out.into_iter().chain(blocks).chain(self.limits.stats.then(stats)))
    }

    /// Finds other readings of the sentences that leave exactly one solution, if the puzzle has several or none.
    pub(super) fn other_readings(&self, verdict: Verdict) -> Vec<OtherReading> {
        let sentences = self.loaded.sentences.as_ref();
        requests::other_readings(&self.loaded.puzzle, sentences, verdict, Some(limits::cancel()))
    }

    /// Prints the time and the steps on stderr if `--stats` asks for them and the answer, such as a picture, has no
    /// room for them.
    fn remaining_stats(&self) -> io::Result<()> {
        if self.limits.stats && !self.has_stats.get() {
            shell::line_to_stderr(&report::stats(self.shell, &self.took))?;
        }
        Ok(())
    }
}
