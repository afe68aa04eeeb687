//! The figures of a set, and the lists behind them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use bachet_notation::{Span, expression};
use bachet_prose::Unread;

use super::judge::{Became, Judged, Right, Solved, judge};
use super::{Case, Set};

/// A line of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) puzzles: usize,
    /// Puzzles of which everything was read, the question too.
    pub(crate) whole: usize,
    /// Puzzles read whole and solved to the given answer.
    pub(crate) solved: usize,
    /// More of them that are solved so by other readings than the default.
    pub(crate) by_others: usize,
    pub(crate) clues: usize,
    pub(crate) read: usize,
    pub(crate) idle: usize,
    pub(crate) refused: usize,
    pub(crate) ambiguous: usize,
    pub(crate) wrong: usize,
    /// Clues that contradict the given answer.
    pub(crate) contradictions: usize,
    /// Puzzles with such clues: they can be solved to no given answer.
    pub(crate) contradicted: usize,
    /// Puzzles in which exactly the clues that state nothing were found to.
    pub(crate) idle_named: usize,
}

/// The figures of a set and its puzzles one by one.
pub(crate) struct Report {
    pub(crate) set: Set,
    pub(crate) figures: Figures,
    pub(crate) puzzles: Vec<(Case, Judged)>,
}

/// What to print beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lists {
    /// Maximum number of samples of each kind of refusal.
    pub(crate) samples: usize,
    /// Maximum number of kinds.
    pub(crate) kinds: usize,
}

/// Judges every puzzle of a set.
pub(crate) fn report(set: Set, cases: Vec<Case>) -> Report {
    let puzzles: Vec<(Case, Judged)> = cases
        .into_iter()
        .map(|case| {
            let judged = judge(set, &case);
            (case, judged)
        })
        .collect();
    let mut figures = Figures { puzzles: puzzles.len(), ..Figures::default() };
    for (case, judged) in &puzzles {
        figures.whole += usize::from(judged.whole);
        figures.solved += usize::from(judged.solved == Solved::Yes);
        figures.by_others += usize::from(judged.solved == Solved::ByOthers);
        figures.idle_named += usize::from(judged.idle_named(case));
        figures.clues += judged.clues.len();
        figures.contradicted += usize::from(judged.clues.iter().any(|clue| clue.right == Right::Contradiction));
        for clue in &judged.clues {
            match &clue.became {
                Became::Read(..) => figures.read += 1,
                Became::Idle => figures.idle += 1,
                Became::Refused(_) => figures.refused += 1,
                Became::Ambiguous(_) => figures.ambiguous += 1,
            }
            figures.wrong += usize::from(matches!(clue.right, Right::No(_)));
            figures.contradictions += usize::from(clue.right == Right::Contradiction);
        }
    }
    Report { set, figures, puzzles }
}

/// The table of several sets.
pub(crate) fn table(reports: &[Report]) -> String {
    let mut text = String::from(
        "| set | puzzles | read whole | solved | only by other readings | clues | read | idle | refused | ambiguous | wrong \
         | contradictions | in puzzles | idle clues named |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for Report { set, figures: f, .. } in reports {
        let numbers = [
            f.puzzles,
            f.whole,
            f.solved,
            f.by_others,
            f.clues,
            f.read,
            f.idle,
            f.refused,
            f.ambiguous,
            f.wrong,
            f.contradictions,
            f.contradicted,
            f.idle_named,
        ];
        let cells: Vec<String> = numbers.iter().map(usize::to_string).collect();
        _ = writeln!(text, "| {} | {} |", set.name(), cells.join(" | "));
    }
    text
}

impl Report {
    /// The readings that are wrong, each with its sentence, what was read and why it is wrong.
    pub(crate) fn wrong(&self) -> String {
        self.judgements(|right| matches!(right, Right::No(_)))
    }

    /// The clues that contradict their answers, with what they say.
    pub(crate) fn contradictions(&self) -> String {
        self.judgements(|right| *right == Right::Contradiction)
    }

    fn judgements(&self, chosen: impl Fn(&Right) -> bool) -> String {
        let mut text = String::new();
        for (case, judged) in &self.puzzles {
            for (at, clue) in judged.clues.iter().enumerate().filter(|(_, clue)| chosen(&clue.right)) {
                let why = match &clue.right {
                    Right::No(why) => why,
                    _ => "false under the answer, as it should be",
                };
                _ = writeln!(text, "{} {}, clue {}: {why}", self.set.name(), case.name, at + 1);
                _ = writeln!(text, "    {}", case.clues[at]);
                if let Became::Read(truth, _) = &clue.became {
                    _ = writeln!(text, "    = {}", expression(&case.puzzle, truth));
                }
                if let Some(gold) = &case.gold[at] {
                    _ = writeln!(text, "    gold = {}", expression(&case.puzzle, gold));
                }
            }
        }
        text
    }

    /// The puzzles that were read whole and not solved, and those with a problem in their categories.
    pub(crate) fn unsolved(&self) -> String {
        let mut text = String::new();
        for (case, judged) in &self.puzzles {
            let name = self.set.name();
            match &judged.solved {
                Solved::No(why) if judged.whole => _ = writeln!(text, "{name} {}: {why}", case.name),
                Solved::ByOthers => _ = writeln!(text, "{name} {}: solved by other readings", case.name),
                _ => {}
            }
            for problem in &case.problems {
                _ = writeln!(text, "{name} {}: {problem}", case.name);
            }
        }
        text
    }

    /// Every clue of the puzzles whose names hold these letters, with what it was read as.
    pub(crate) fn readings(&self, name: &str) -> String {
        let mut text = String::new();
        for (case, judged) in self.puzzles.iter().filter(|(case, _)| case.name.contains(name)) {
            _ = writeln!(text, "{} {}: {:?}", self.set.name(), case.name, judged.solved);
            for (sentence, clue) in case.clues.iter().zip(&judged.clues) {
                let became = match &clue.became {
                    Became::Read(truth, _) => format!("= {}", expression(&case.puzzle, truth)),
                    other => format!("{other:?}"),
                };
                _ = writeln!(text, "  {sentence}\n    {became}");
            }
        }
        text
    }

    /// The clues that were not read, by kind, the most frequent first.
    pub(crate) fn refused(&self, lists: Lists) -> String {
        let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (case, judged) in &self.puzzles {
            for (sentence, clue) in case.clues.iter().zip(&judged.clues) {
                match &clue.became {
                    Became::Refused(all) => {
                        let kind = all.first().map_or("no sentence".to_owned(), |unread| kind(unread, sentence));
                        kinds.entry(kind).or_default().push(sample(case, all.first(), sentence));
                    }
                    Became::Ambiguous(truths) => {
                        let all: Vec<String> = truths.iter().map(|truth| expression(&case.puzzle, truth)).collect();
                        let sample =
                            format!("    [{}] {sentence}\n        = {}\n", case.name, all.join("\n        = "));
                        kinds.entry("ambiguous".to_owned()).or_default().push(sample);
                    }
                    Became::Read(..) | Became::Idle => {}
                }
            }
            if let (Some(unread), Some(question)) = (&judged.question, &case.question) {
                let kind = format!("question, {}", kind(unread, question));
                kinds.entry(kind).or_default().push(sample(case, Some(unread), question));
            }
        }
        let mut kinds: Vec<_> = kinds.into_iter().collect();
        kinds.sort_by_key(|(_, samples)| std::cmp::Reverse(samples.len()));
        let mut text = String::new();
        for (kind, samples) in kinds.iter().take(lists.kinds) {
            _ = writeln!(text, "{} {kind}: {}", self.set.name(), samples.len());
            text.extend(samples.iter().take(lists.samples).map(String::as_str));
        }
        if kinds.len() > lists.kinds {
            _ = writeln!(text, "and {} more kinds", kinds.len() - lists.kinds);
        }
        text
    }
}

/// Why a sentence was not read, and its form: the sentence without the names that were known.
fn kind(unread: &Unread, sentence: &str) -> String {
    let mut form = String::new();
    let mut at = 0;
    for span in &unread.known {
        form.push_str(sentence.get(at..span.start as usize).unwrap_or_default());
        form.push('_');
        at = span.end as usize;
    }
    form.push_str(sentence.get(at..).unwrap_or_default());
    format!("{:?}: {form}", unread.kind)
}

/// A sentence and the words of it that stood in the way.
fn sample(case: &Case, unread: Option<&Unread>, sentence: &str) -> String {
    let word = |span: &Span| sentence.get(span.start as usize..span.end as usize).unwrap_or_default();
    let words: Vec<&str> = unread.iter().flat_map(|unread| &unread.unknown).map(word).collect();
    let words = if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) };
    format!("    [{}] {sentence}{words}\n", case.name)
}
