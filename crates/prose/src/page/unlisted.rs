//! The clues of a page that lists no values and whose sentences have no numbers: lines that are sentences, or the
//! sentences of a paragraph behind those that say what everybody has.

use bachet_notation::ClueFields;

use crate::page::clues::{Layout, Role, RunningText};
use crate::page::lines::Label;
use crate::page::sentences::sentences;
use crate::page::slots::names_of;
use crate::page::words::PhraseRole;
use crate::page::zones::Zone;
use crate::tokens::tokens;

/// Minimum number of lines that are clues.
const MIN_CLUES: usize = 4;

impl Layout<'_> {
    /// Returns the clues of a page without lists and numbers.
    pub(super) fn unlisted(&mut self) -> Vec<ClueFields> {
        let open: Vec<usize> = (0..self.lines.len()).filter(|&at| self.is_sentence(at)).collect();
        let runs = open.chunk_by(|&a, &b| b == a + 1 && !self.lines[b].gap);
        let block = runs.filter(|run| run.iter().all(|&at| self.is_whole(at))).max_by_key(|run| run.len());
        if let Some(block) = block.filter(|block| block.len() >= MIN_CLUES) {
            let block = block.to_vec();
            return self.plain(&block);
        }
        let Some(begin) = self.begin(&open) else { return Vec::new() };
        self.running = Some(RunningText { lines: 0..self.lines.len(), bytes: begin..u32::MAX });
        self.plain(&open)
    }

    /// Whether a line is text without a role.
    fn is_sentence(&self, at: usize) -> bool {
        let line = &self.lines[at];
        let is_text = line.label == Label::None && !line.heading && line.prefix.is_none() && !line.is_code();
        self.roles[at] == Role::Unused && self.zones[at] == Zone::Open && is_text
    }

    /// Whether a line is a whole sentence and no question.
    fn is_whole(&self, at: usize) -> bool {
        let line = &self.lines[at];
        let begins = at == 0 || line.gap || self.lines[at - 1].ends_sentence();
        begins && line.ends_sentence() && !line.is_question() && sentences(line.text, &self.words).len() == 1
    }

    /// Returns where the first clue of a text begins: behind the sentences that say what everybody has.
    fn begin(&self, open: &[usize]) -> Option<u32> {
        let text = self.joined(open);
        let ranges = sentences(text.as_str(), &self.words);
        let said: Vec<&std::ops::Range<usize>> =
            ranges.iter().filter(|range| !text.as_str()[(*range).clone()].ends_with('?')).collect();
        let is_general = |range: &&std::ops::Range<usize>| {
            let found = tokens(&text.as_str()[(*range).clone()], self.words.split);
            [PhraseRole::Unique, PhraseRole::Person].iter().any(|&part| self.words.page.has(part, &found))
        };
        let first = said.iter().take(said.len() / 2 + 1).rposition(is_general)? + 1;
        let clues = said.get(first..)?;
        let named = clues.iter().filter(|range| names_of(&text.as_str()[(**range).clone()], &self.words) > 0).count();
        let is_enough = clues.len() > 1 && named * 2 >= clues.len();
        is_enough.then(|| text.part(clues[0].clone()).span().start)
    }
}
