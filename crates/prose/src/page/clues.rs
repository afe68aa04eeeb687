//! The clues of a page: numbered lines, bullets, plain lines or a paragraph.

use std::ops::Range;

use bachet_notation::{ClueFields, Span, Text};

use crate::page::enumerations::Listed;
use crate::page::lines::{Label, Line, is_question, push_clean};
use crate::page::mentions::Mentions;
use crate::page::sentences::sentences;
use crate::page::tables::is_rule;
use crate::page::terms::terms;
use crate::page::zones::Zone;
use crate::page::{Words, written_at};

/// The role of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Not decided yet.
    Unused,
    /// A heading, or a line that separates others.
    Mark,
    /// Part of a category.
    Category,
    /// Part of a clue.
    Clue,
    Question,
}

/// The lines of a page, each with its role.
#[derive(Debug)]
pub(super) struct Layout<'a> {
    pub(super) source: &'a str,
    pub(super) lines: Vec<Line<'a>>,
    pub(super) zones: Vec<Zone>,
    pub(super) roles: Vec<Role>,
    /// Which lines are answers to choose from.
    pub(super) choices: Vec<bool>,
    /// Which lines are parts of the clue above them.
    pub(super) parts: Vec<bool>,
    pub(super) words: Words<'a>,
    /// Whether lines have Roman numbers.
    pub(super) is_roman: bool,
    /// The sentences before the first clue of those in running text.
    pub(super) opening: Vec<Text>,
    /// The questions at the end of paragraphs of clues in running text.
    pub(super) asked: Vec<Text>,
    /// Where the clues stand if sentences list the values and the clues have no numbers.
    pub(super) running: Option<RunningText>,
}

/// The part of a page whose sentences are clues: behind the sentences that list the values, or before them.
#[derive(Clone, Debug)]
pub(super) struct RunningText {
    pub(super) lines: Range<usize>,
    /// Its bytes in the source: the first and the last line may have other sentences, too.
    pub(super) bytes: Range<u32>,
}

/// Maximum number of sentences of one clue without a number.
const MAX_SENTENCES: usize = 4;

/// The signs that what somebody says begins with.
const OPENING_QUOTES: [char; 5] = ['«', '“', '„', '"', '‘'];
/// The signs that what somebody says ends with.
const CLOSING_QUOTES: [char; 5] = ['»', '”', '“', '"', '’'];

/// A run of numbered lines, by their places.
type Group = Vec<usize>;

impl Layout<'_> {
    /// Takes the clues. Linear.
    #[inline(never)]
    pub(super) fn clues(&mut self, mentions: &Mentions) -> Vec<ClueFields> {
        let chosen = self.clue_groups(mentions);
        let mut clues = Vec::new();
        if !chosen.is_empty() {
            for group in chosen {
                for (i, &at) in group.iter().enumerate() {
                    clues.extend(self.clue(at, group.get(i + 1).copied()));
                }
            }
            return clues;
        }
        let headed = (0..self.lines.len()).any(|at| self.zones[at] == Zone::Clues && self.free(at));
        let last = self.roles.iter().rposition(|&r| r == Role::Category);
        let zone = if headed { Zone::Clues } else { Zone::Open };
        let open = |at: usize| self.zones[at] == zone && self.free(at) && !self.is_asked(at);
        let whole = self.lines.len();
        let lines = match (headed, last, &self.running) {
            (true, ..) => 0..whole,
            (false, Some(last), None) => self.before_lists(mentions, &open).unwrap_or(last + 1..whole),
            // The clues may begin in the paragraph that lists the values.
            (false, last, Some(RunningText { lines, .. })) => {
                // Sentences may list the values of one category before the clues, and lines those of the others behind.
                let behind = self.before_lists(mentions, &open).filter(|before| lines.start < before.end);
                let start = last.filter(|last| *last < lines.end).map_or(lines.start, |last| lines.start.max(last + 1));
                behind.map_or(start..lines.end, |before| lines.start..before.end)
            }
            // Without lists, the clues are the lines around the first that names two values, if most lines do.
            (false, None, None) => {
                let names = |at: usize| open(at) && self.named(at) > 1;
                let Some(first) = (0..self.lines.len()).find(|&at| open(at) && self.named(at) > 0) else {
                    return self.unlisted();
                };
                let behind = (first..self.lines.len()).filter(|&at| open(at)).count();
                let names_line = (first..self.lines.len()).filter(|&at| names(at)).count();
                if names_line < 2 || names_line * 2 < behind {
                    return self.unlisted();
                }
                first..whole
            }
        };
        let region: Vec<usize> = lines.filter(|&at| open(at)).collect();
        let mut clues = self.plain(&region);
        let is_opening = |clue: &&ClueFields| !self.is_item(clue) && self.is_introduction(clue, mentions);
        let opening = clues.iter().take_while(is_opening).count();
        // Without a clue behind it, it is none.
        if opening < clues.len() {
            self.opening = clues.drain(..opening).filter_map(|clue| clue.text).collect();
        }
        self.close(&mut clues, mentions);
        answered(clues)
    }

    /// Returns the lines with the clues if the lists of values stand behind them: from the first line with a bullet that
    /// names a value, else from the first that relates two values.
    fn before_lists(&self, mentions: &Mentions, open: &dyn Fn(usize) -> bool) -> Option<Range<usize>> {
        let is = |at: &usize| self.roles[*at] == Role::Category;
        let (first, last) = ((0..self.lines.len()).find(is)?, (0..self.lines.len()).rfind(is)?);
        let names = |at: &usize| {
            let text = self.lines[*at].text;
            open(*at) && mentions.names_value(text, &self.words) && !mentions.lists_values(text, &self.words)
        };
        if (last + 1..self.lines.len()).filter(names).count() >= (0..first).filter(names).count() {
            return None;
        }
        // From this line on, most lines name values.
        let is_dense = |from: &usize| {
            let named = (*from..first).filter(names).count();
            names(from) && named > 1 && named * 2 > (*from..first).filter(|&at| open(at)).count()
        };
        let with_bullet = |at: &usize| names(at) && self.lines[*at].label == Label::Bullet;
        let relates = |at: &usize| open(*at) && mentions.relates_values(self.lines[*at].text, &self.words);
        // The lines right above it that name a value are clues, too: "Ann was faster than Bea".
        let block = |found: usize| {
            (0..=found).rev().find(|&at| at == 0 || self.lines[at].gap || !names(&(at - 1))).unwrap_or(found)
        };
        let begin = (0..first).find(with_bullet).or_else(|| (0..first).find(relates).map(block));
        let dense = || {
            let found = (0..first).find(is_dense)?;
            // The lines right above it belong to it.
            (0..=found).rev().find(|&at| at == 0 || self.lines[at].gap || !open(at - 1))
        };
        Some(begin.or_else(dense)?..first)
    }

    /// Finds where the clues stand beside the sentences that list the values: where more sentences relate values.
    pub(super) fn place_clues(&mut self, listed: &Listed, mentions: &Mentions) {
        let (Some(first), Some(last)) = (listed.categories.first(), listed.categories.last()) else { return };
        let (first, last) = (first.0, last.0);
        let mut spans = listed.bytes.clone();
        spans.sort_by_key(|span| (span.start, span.end));
        let lists = spans.first().map_or(0, |span| span.start)..spans.iter().map(|span| span.end).max().unwrap_or(0);
        let starts = |names: &dyn Fn(&str) -> bool| {
            let open = (0..self.lines.len()).filter(|&at| self.free(at) && self.zones[at] != Zone::Answer);
            let texts = open.flat_map(|at| {
                let line = &self.lines[at];
                let ranges = sentences(line.text, &self.words).into_iter();
                ranges.map(|range| (line.start + range.start, &line.text[range])).collect::<Vec<_>>()
            });
            texts.filter(|(_, text)| names(text)).map(|(start, _)| start as u32).collect::<Vec<u32>>()
        };
        let related = starts(&|text| mentions.relates_values(text, &self.words));
        let before = related.iter().filter(|&&start| start < lists.start).count();
        let behind = related.iter().filter(|&&start| start >= lists.end).count();
        // Some lists may stand before the clues and others behind.
        let gaps = spans.windows(2).map(|pair| pair[0].end..pair[1].start).filter(|gap| gap.start < gap.end);
        let count = |gap: &Range<u32>| related.iter().filter(|start| gap.contains(start)).count();
        let between = gaps.max_by_key(count).filter(|gap| count(gap) > before.max(behind));
        let line_of = |byte: u32| self.lines.iter().rposition(|line| line.span.start <= byte).unwrap_or(0);
        self.running = Some(if let Some(gap) = between {
            RunningText { lines: line_of(gap.start)..line_of(gap.end) + 1, bytes: gap }
        } else if before > behind {
            // What names nothing before the first clue is the introduction.
            let named = starts(&|text| mentions.names_value(text, &self.words));
            let begin = named.first().copied().unwrap_or(lists.start).min(lists.start);
            RunningText { lines: 0..first + 1, bytes: begin..lists.start }
        } else {
            RunningText { lines: last..self.lines.len(), bytes: lists.end..u32::MAX }
        });
    }

    /// Whether a clue is an item of a list with bullets; a dash may begin what somebody says.
    fn is_item(&self, clue: &ClueFields) -> bool {
        let line = self.lines.iter().find(|line| line.span.start == clue.span.start);
        line.is_some_and(|line| {
            line.label == Label::Bullet && !self.source[line.label_span.start as usize..].starts_with(['–', '—'])
        })
    }

    /// Whether a sentence before the clues says nothing of single values: it names none, or lists those of a category.
    fn is_introduction(&self, clue: &ClueFields, mentions: &Mentions) -> bool {
        let text = clue.text.as_ref().map_or("", Text::as_str);
        let is_silent = || !mentions.names_value(text, &self.words) || mentions.lists_values(text, &self.words);
        !mentions.is_empty() && !mentions.relates_values(text, &self.words) && is_silent()
    }

    /// Whether a line asks something and says nothing: a clue may end with a question (`Cosy, eh?`), and so may a
    /// paragraph of a tale.
    fn is_asked(&self, at: usize) -> bool {
        let line = &self.lines[at];
        let is_statement = |range: Range<usize>| !is_question(&line.text[range]);
        let says = || sentences(line.text, &self.words).into_iter().filter(|range| is_statement(range.clone())).count();
        let is_part = || {
            line.label != Label::None && says() > 0 || self.running.is_some() && (says() > 2 || self.is_dialogue(at))
        };
        line.is_question() && !is_part()
    }

    /// Whether somebody asks on a line what a later one answers: the question is in quotation marks.
    fn is_dialogue(&self, at: usize) -> bool {
        let is_quoted = |at: usize| self.lines[at].text.contains(OPENING_QUOTES);
        is_quoted(at) && self.lines[at].text.ends_with(CLOSING_QUOTES) && (at + 1..self.lines.len()).any(is_quoted)
    }

    /// Whether a line has no role yet and may be a clue.
    pub(super) fn free(&self, at: usize) -> bool {
        let line = &self.lines[at];
        self.roles[at] == Role::Unused && !self.choices[at] && !is_rule(line.text) && !self.words.is_answer(line)
    }

    /// Returns the lists of numbered lines that are clues: those below a heading of clues, else those that name values,
    /// else the longest.
    #[inline(never)]
    fn clue_groups(&self, mentions: &Mentions) -> Vec<Group> {
        let mut groups = self.groups();
        groups.retain(|group| !group.iter().all(|&at| self.lines[at].is_question()));
        let headed = |group: &Group| self.zones[group[0]] == Zone::Clues;
        let names_values = |group: &Group| self.names_values(group, mentions);
        if groups.iter().any(headed) {
            groups.retain(headed);
            // An article may number rules, too: a list with hardly any names beside one with many has no clues.
            if groups.iter().any(names_values) {
                groups.retain(names_values);
            }
        }
        if mentions.is_empty() {
            // Without categories, the list of clues is the one with the most names.
            let named = |group: &Group| group.iter().map(|&at| self.named(at)).sum::<usize>();
            let max = groups.iter().map(named).max().unwrap_or(0);
            groups = groups.into_iter().find(|g| named(g) == max).into_iter().collect();
        } else if !groups.iter().any(headed) {
            groups.retain(names_values);
        }
        groups
    }

    /// Returns the numbered lines that are not alone: a title may have a number, too.
    pub(super) fn numbered(&self) -> Vec<usize> {
        let groups = self.groups().into_iter().filter(|group| group.len() > 1);
        groups.flatten().collect()
    }

    /// Whether there are lists of numbered lines, and most lines of each name nothing. A title may have a number, too.
    pub(super) fn is_beside(&self, mentions: &Mentions) -> bool {
        let mut groups = self.groups();
        if groups.iter().map(Vec::len).sum::<usize>() < 2 {
            return false;
        }
        if groups.iter().any(|group| group.len() > 1) {
            groups.retain(|group| group.len() > 1);
        }
        !groups.is_empty() && !groups.iter().any(|group| self.names_values(group, mentions))
    }

    /// Whether half of a list's lines name something.
    fn names_values(&self, group: &Group, mentions: &Mentions) -> bool {
        let names_value = |at: usize| mentions.names_value_outside_brackets(self.sentence_of(at), &self.words);
        group.iter().filter(|&&at| names_value(at)).count() * 2 >= group.len()
    }

    /// How many things a clue seems to name.
    fn named(&self, at: usize) -> usize {
        terms(self.sentence_of(at), &self.words).len()
    }

    /// Returns the text of a line, or of the line below a label without text.
    fn sentence_of(&self, at: usize) -> &str {
        let at = if self.lines[at].text.is_empty() { (at + 1).min(self.lines.len() - 1) } else { at };
        self.lines[at].text
    }

    /// Returns the runs of numbered lines; a run ends where the numbers restart, or at another heading.
    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut before = None;
        let mut zone = Zone::Open;
        for (at, line) in self.lines.iter().enumerate() {
            if !matches!(line.label, Label::Number(_))
                || !self.free(at)
                || self.parts[at]
                || self.zones[at] == Zone::Answer
                || self.zones[at] == Zone::Questions
            {
                continue;
            }
            let number = line.number();
            // Every item of a list may have the number `1.`; a title before `1.`, `2.` may have it, too.
            let next = || self.lines[at + 1..].iter().find_map(Line::number);
            let again = number == Some(1) && (before.is_some_and(|b| b > 1) || before == Some(1) && next() == Some(2));
            if again || groups.is_empty() || zone != self.zones[at] {
                groups.push(Vec::new());
            }
            groups.last_mut().expect("one was pushed").push(at);
            before = number.or(before);
            zone = self.zones[at];
        }
        groups
    }

    /// Returns the clue that begins at a numbered line, with its continuation: all lines up to the next clue.
    fn clue(&mut self, at: usize, behind: Option<usize>) -> Option<ClueFields> {
        let line = &self.lines[at];
        let label = match line.label {
            // The notation writes Roman numbers in small letters.
            Label::Number(label) if self.is_roman => Text::new(label.to_lowercase(), line.label_span.start),
            Label::Number(label) => {
                let span = line.label_span;
                let is_written = self.source[span.start as usize..span.end as usize].contains(label);
                if is_written { Text::new(label, span.start) } else { written_at(label, span) }
            }
            _ => Text::default(),
        };
        let mut text = line.clean();
        let mut span = line.span;
        let indent = line.indent;
        let alone = text.is_empty();
        let mut done = line.ends_sentence();
        self.roles[at] = Role::Clue;
        let mut next = at + 1;
        while let Some(line) = self.lines.get(next) {
            let is_part = self.parts[next];
            let begins = line.label != Label::None && !is_part
                || line.prefix.is_some()
                || line.heading
                || self.roles[next] != Role::Unused;
            // Below a label without text the clue is the next line; else a line goes on with a clue that has no
            // end yet, or where it is indented more.
            let open = !done || !alone && (line.indent > indent || behind.is_some());
            let goes_on = is_part || if text.is_empty() { alone } else { !line.gap && open };
            if begins || !goes_on || line.is_question() || is_rule(line.text) || line.text.starts_with('=') {
                break;
            }
            if is_part {
                text = as_clause(&text);
            }
            append(&mut text, line.text, line.start);
            span = span.to(line.span);
            done = line.ends_sentence();
            self.roles[next] = Role::Clue;
            next += 1;
            if alone && done {
                break;
            }
        }
        (!text.is_empty()).then_some(ClueFields { label, text: Some(text), expression: None, span })
    }

    /// The clues of lines without numbers: each line one, unless lines are parts of a paragraph.
    #[inline(never)]
    pub(super) fn plain(&mut self, region: &[usize]) -> Vec<ClueFields> {
        let mut clues = Vec::new();
        let paragraphs = region.chunk_by(|&a, &b| {
            let line = &self.lines[b];
            b == a + 1 && !line.gap && line.label == Label::None
        });
        let paragraphs: Vec<Vec<usize>> = paragraphs.map(<[usize]>::to_vec).collect();
        let only = paragraphs.len() == 1;
        for paragraph in paragraphs {
            for &at in &paragraph {
                self.roles[at] = Role::Clue;
            }
            let whole = |at: usize| self.lines[at].ends_sentence();
            let each = paragraph.iter().all(|&at| whole(at)) || self.lines[paragraph[0]].label == Label::Bullet;
            if each && !(only && paragraph.len() == 1) {
                // The lines below a bullet continue its text.
                if self.lines[paragraph[0]].label == Label::Bullet {
                    clues.extend(self.sentence(&paragraph));
                } else {
                    for &at in &paragraph {
                        if self.is_prose(at) {
                            clues.extend(self.split(&[at]));
                        } else {
                            clues.extend(self.sentence(&[at]));
                        }
                    }
                }
                continue;
            }
            clues.extend(self.split(&paragraph));
        }
        clues
    }

    /// Whether a line is a paragraph of clues in running text, not one clue.
    fn is_prose(&self, at: usize) -> bool {
        let count = sentences(self.lines[at].text, &self.words).len();
        count > 2 && self.running.is_some() || count > MAX_SENTENCES
    }

    /// Whether what begins at a byte of the source is among the clues, if these stand in running text.
    fn is_running(&self, start: u32) -> bool {
        self.running.as_ref().is_none_or(|running| running.bytes.contains(&start))
    }

    fn sentence(&self, lines: &[usize]) -> Option<ClueFields> {
        let mut text = Text::default();
        for &at in lines {
            append(&mut text, self.lines[at].text, self.lines[at].start);
        }
        let span = lines.iter().map(|&at| self.lines[at].span).reduce(Span::to)?;
        let label = Text::new("", span.start);
        (!text.is_empty() && self.is_running(span.start)).then_some(ClueFields {
            label,
            text: Some(text),
            expression: None,
            span,
        })
    }

    /// Returns the text of some lines.
    pub(super) fn joined(&self, lines: &[usize]) -> Text {
        let mut whole = Text::default();
        for &at in lines {
            append(&mut whole, self.lines[at].text, self.lines[at].start);
        }
        whole
    }

    /// The sentences of a paragraph, each a clue; the questions at its end are questions.
    pub(super) fn split(&mut self, lines: &[usize]) -> Vec<ClueFields> {
        let whole = self.joined(lines);
        let texts = sentences(whole.as_str(), &self.words).into_iter().map(|range| whole.part(range));
        let mut texts: Vec<Text> = texts.collect();
        if self.running.is_some() && texts.len() > 2 {
            while let Some(asked) = texts.pop_if(|text| is_question(text.as_str())) {
                self.asked.push(asked);
            }
        }
        texts
            .into_iter()
            .filter(|text| self.is_running(text.span().start))
            .map(|text| {
                let span = text.span();
                ClueFields { label: Text::new("", span.start), text: Some(text), expression: None, span }
            })
            .collect()
    }
}

/// Joins each question in quotation marks, which says of what the answer speaks, with the clue behind it.
fn answered(clues: Vec<ClueFields>) -> Vec<ClueFields> {
    let mut found: Vec<ClueFields> = Vec::new();
    for clue in clues {
        let is_asked = |text: &Text| {
            let text = text.as_str();
            is_question(text) && text.starts_with(OPENING_QUOTES) && text.ends_with(CLOSING_QUOTES)
        };
        let asked = found.pop_if(|last| clue.label.is_empty() && last.text.as_ref().is_some_and(is_asked));
        let Some(ClueFields { text: Some(mut text), label, span, .. }) = asked else {
            found.push(clue);
            continue;
        };
        text.push_blank();
        text.append(&clue.text.unwrap_or_default());
        found.push(ClueFields { label, text: Some(text), expression: None, span: span.to(clue.span) });
    }
    found
}

/// Returns a text that ends with a semicolon in place of a full stop.
fn as_clause(text: &Text) -> Text {
    let kept = text.as_str().trim_end_matches(['.', ',', ';', ' ']).len();
    let mut clause = text.part(0..kept);
    if !clause.as_str().ends_with(':') {
        clause.push(";", text.span().end);
    }
    clause
}

/// Adds a line, without its marks, after a blank.
pub(super) fn append(text: &mut Text, line: &str, start: usize) {
    if !text.is_empty() {
        text.push_blank();
    }
    push_clean(text, line, start);
}
