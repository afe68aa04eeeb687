//! Sentences beside the clues that state something of the puzzle.

use bachet_notation::{ClueFields, Text};

use crate::guess::among::one_of_others;
use crate::page::clues::{Layout, Role};
use crate::page::lines::Label;
use crate::page::mentions::Mentions;
use crate::page::words::PhraseRole;
use crate::page::zones::Zone;
use crate::tokens::tokens;

impl Layout<'_> {
    /// The sentences of the remaining lines that relate values of two categories, without a list of all values of one,
    /// nor of some as examples: "four friends, including Ann, did chores, one of which was cleaning a car".
    pub(super) fn asides(&mut self, mentions: &Mentions) -> Vec<ClueFields> {
        let mut found = Vec::new();
        // Code and markup have no sentences.
        let is_open =
            |at: &usize| self.free(*at) && self.zones[*at] != Zone::Answer && !self.lines[*at].text.starts_with('<');
        let open: Vec<usize> = (0..self.lines.len()).filter(is_open).collect();
        // A sentence may go on in the next line. A line less than half as long as the next is a title.
        let goes_on = |&above: &usize, &below: &usize| {
            let (last, next) = (&self.lines[above], &self.lines[below]);
            let is_text = !next.gap && !next.heading && !last.heading && next.label == Label::None;
            below == above + 1 && is_text && !last.ends_sentence() && last.text.len() * 2 > next.text.len()
        };
        let runs: Vec<Vec<usize>> = open.chunk_by(goes_on).map(<[usize]>::to_vec).collect();
        for run in runs {
            if !mentions.relates_values(self.joined(&run).as_str(), &self.words) {
                continue;
            }
            let (mut clues, mut others) = (Vec::new(), Vec::new());
            for clue in self.split(&run) {
                let text = clue.text.as_ref().map_or("", Text::as_str);
                let words = tokens(text, self.words.split);
                // "Ann and three others, one of whom is the cook" are two persons.
                let two = one_of_others(self.words.page, &words);
                let samples = self.words.page.has(PhraseRole::Sample, &words) && two.is_none();
                let is_whole = run.len() == 1 || two.is_some();
                if !text.ends_with('?') && is_whole && !samples && mentions.relates_values(text, &self.words) {
                    clues.push(clue);
                } else {
                    others.extend(clue.text);
                }
            }
            if !clues.is_empty() {
                for &at in &run {
                    self.roles[at] = Role::Clue;
                }
                self.opening.extend(others);
                found.extend(clues);
            }
        }
        found
    }
}
