//! Draws a run of a method: the partial solution, the costs so far, and the last event in words, on a screen of a given
//! size.

mod board;
mod clause;
mod index;
mod rules;
mod stepper;
mod steps;
mod table;
mod tree;
mod way;
mod words;

use std::cell::OnceCell;

use bachet_draw::{Block, Mark, Page, Run, shortened, width, wrapped};
use bachet_notation::Argument;

use self::board::Boards;
pub use self::stepper::stepper;
pub use self::steps::Steps;
use self::table::Tables;
use self::way::WaySoFar;
pub use self::words::{EventWords, WordedEvents};
use crate::Puzzle;
use crate::messages::{MessageId, Messages, one_line};
use crate::verbs::{self, Assignment, Event, Formula, Method, MethodRules, Record, Refusal, Subject, TraceOptions};
use crate::ways::Shape;

/// The size of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Characters in a line.
    pub columns: usize,
    /// Lines.
    pub rows: usize,
}

impl Default for Size {
    /// The usual size of a terminal.
    fn default() -> Self {
        Self { columns: 80, rows: 24 }
    }
}

/// Maximum number of states of a way on a page: depth-first search finds long ways.
const MAX_STATES: usize = 200;

/// Draws runs of a method on a puzzle.
pub struct Tracing<'a> {
    puzzle: &'a Puzzle,
    title: &'a str,
    method: Method,
    picture: Box<dyn Picture + 'a>,
    messages: &'a Messages,
    /// The formula of a method that uses one: compiled for the first clause that is named.
    formula: OnceCell<Option<Formula>>,
}

/// Draws the partial solutions of a family, and names their parts. What has no name has its number.
trait Picture {
    fn picture(&self, assignments: &[Assignment], event: Option<Event>, messages: &Messages) -> Block;

    fn solution(&self, assignments: &[Assignment], messages: &Messages) -> Block;

    /// The word for the whole: a table, a board or a way.
    fn whole(&self) -> MessageId;

    fn place(&self, place: u32) -> String {
        place.to_string()
    }

    /// The value of a place.
    fn value(&self, _place: u32, value: u128) -> String {
        value.to_string()
    }

    /// An assignment in a few characters.
    fn assignment(&self, place: u32, value: u128) -> String;

    /// The place of an entity in a category.
    fn place_of(&self, entity: u32, _category: u32) -> u32 {
        entity
    }

    /// A value, behind the name of its category if it is a number or occurs in another category too.
    fn named(&self, (_, value): (u32, u32)) -> String {
        value.to_string()
    }

    fn clue(&self, clue: u32) -> String {
        (u64::from(clue) + 1).to_string()
    }

    fn category(&self, category: u32) -> String {
        (u64::from(category) + 1).to_string()
    }

    fn house(&self, house: u32, _messages: &Messages) -> String {
        house.to_string()
    }

    fn rule(&self, rule: u32, _messages: &Messages) -> String {
        (u64::from(rule) + 1).to_string()
    }

    fn state(&self, state: u128) -> String {
        state.to_string()
    }

    /// The cells that stand out after an event because they break a rule or cannot be filled.
    fn marked(&self, _assignments: &[Assignment], _event: Option<Event>) -> Vec<u32> {
        Vec::new()
    }

    /// The last move of a way in words.
    fn caption(&self, _assignments: &[Assignment], _messages: &Messages) -> String {
        String::new()
    }

    /// What the last value violates, in words.
    fn clash(&self, _assignments: &[Assignment], _messages: &Messages) -> Option<String> {
        None
    }

    /// Whether the solutions are ways.
    fn has_ways(&self) -> bool {
        false
    }

    /// The number of lines that every picture gets, so that the lines below it do not move.
    fn height(&self) -> usize {
        0
    }
}

impl<'a> Tracing<'a> {
    /// Prepares the drawing of a method on a puzzle.
    ///
    /// # Errors
    /// If the puzzle cannot be compiled.
    pub fn new(puzzle: &'a Puzzle, method: Method, messages: &'a Messages) -> Result<Self, Refusal> {
        let picture: Box<dyn Picture + 'a> = match puzzle.shape() {
            Shape::Grid(puzzle) => Box::new(Tables::new(puzzle)),
            Shape::Sudoku(puzzle) => Box::new(Boards::new(puzzle)?),
            Shape::Ways(ways) => Box::new(WaySoFar::new(ways)?),
        };
        let title = puzzle.title().unwrap_or_default();
        Ok(Self { puzzle, title, method, picture, messages, formula: OnceCell::new() })
    }

    /// Draws the partial solution on a screen of this size after an event; `None` before the first event, or if it is
    /// unknown.
    pub fn frame(&self, record: &Record, event: Option<Event>, size: Size) -> Vec<Vec<Run>> {
        let say = |text: String, mark| {
            let lines = wrapped(&one_line(&text), size.columns);
            lines.into_iter().map(move |text| vec![Run { text, mark }])
        };
        let mut below: Vec<Vec<Run>> = vec![Vec::new()];
        below.extend(say(self.counts(record), Mark::Faint));
        below.extend(self.last(record, event).into_iter().flat_map(|words| say(words, Mark::Strong)));
        let mut lines = Vec::new();
        if !self.title.is_empty() {
            lines.push(vec![Run { text: one_line(self.title), mark: Mark::Strong }]);
        }
        lines.extend(self.lines(record, event));
        let needed =
            Size { columns: lines.iter().map(|line| width(line)).max().unwrap_or(0), rows: lines.len() + below.len() };
        if needed.rows > size.rows || needed.columns > size.columns {
            let arguments = [("columns", Argument::number(needed.columns)), ("rows", Argument::number(needed.rows))];
            lines.truncate(size.rows.saturating_sub(below.len() + 1));
            lines.push(vec![Run { text: self.messages.format(MessageId::TraceCut, &arguments), mark: Mark::Warning }]);
        }
        lines.extend(below);
        lines.truncate(size.rows);
        lines.iter().map(|line| shortened(line, size.columns)).collect()
    }

    /// Draws the same on a page.
    pub fn partial(&self, record: &Record, event: Option<Event>) -> Vec<Block> {
        let mut blocks = vec![self.block(record, event), Block::Paragraph(self.counts(record), Mark::Faint)];
        blocks.extend(self.last(record, event).map(|words| Block::Paragraph(words, Mark::Strong)));
        blocks
    }

    /// Returns an event in words; the record includes it already.
    pub fn words(&self, record: &Record, event: Option<Event>) -> String {
        let Some(event) = event else { return self.messages.word(MessageId::TraceNothing) };
        let text = |text: String| Argument::Text(text);
        let about = |subject| ("subject", text(self.subject(subject)));
        match event {
            Event::Node { depth } => self.messages.format(MessageId::TraceNode, &[("depth", Argument::number(depth))]),
            Event::Choose { subject, ways } => {
                self.messages.format(MessageId::TraceChoose, &[about(subject), ("ways", Argument::number(ways))])
            }
            Event::Assign { place, value, forced } => self.assigned(place, value, forced),
            Event::Check { subject, holds } => {
                if let (Subject::Board, false) = (subject, holds)
                    && let Some(words) = self.picture.clash(record.stack.assignments(), self.messages)
                {
                    return words;
                }
                let kind = match subject {
                    Subject::Board | Subject::Place(_) => "board",
                    Subject::State(_) => "state",
                    _ => "clue",
                };
                let id = if holds { MessageId::TraceHolds } else { MessageId::TraceHoldsNot };
                self.messages.format(id, &[about(subject), ("kind", text(kind.to_owned()))])
            }
            Event::Conflict { subject } => self.messages.format(MessageId::TraceConflict, &[about(subject)]),
            Event::Backtrack { kept, .. } => {
                let id = if self.picture.has_ways() { MessageId::TraceBackUpSteps } else { MessageId::TraceBackUp };
                self.messages.format(id, &[("kept", Argument::number(kept))])
            }
            Event::Combine { subject, before, left } => {
                let counts = [("before", Argument::number(before)), ("left", Argument::number(left))];
                self.messages.format(MessageId::TraceCombine, &[&[about(subject)], &counts[..]].concat())
            }
            Event::Solution { number: n } => {
                self.messages.format(MessageId::TraceSolution, &[("number", Argument::number(n))])
            }
        }
    }

    /// Draws a solution on a page; of a long way only the beginning.
    pub fn solution(&self, assignments: &[Assignment]) -> Vec<Block> {
        let max = if self.picture.has_ways() { MAX_STATES } else { usize::MAX };
        let shown = &assignments[..assignments.len().min(max)];
        let mut blocks = vec![self.picture.solution(shown, self.messages)];
        if shown.len() < assignments.len() {
            let arguments = [("shown", Argument::number(shown.len())), ("states", Argument::number(assignments.len()))];
            blocks.push(Block::Paragraph(self.messages.format(MessageId::TraceStatesShown, &arguments), Mark::Faint));
        }
        blocks
    }

    /// Returns the last event in words, if it is known.
    fn last(&self, record: &Record, event: Option<Event>) -> Option<String> {
        (event.is_some() || record.tally.events() == 0).then(|| self.words(record, event))
    }

    fn block(&self, record: &Record, event: Option<Event>) -> Block {
        self.picture.picture(record.stack.assignments(), event, self.messages)
    }

    fn lines(&self, record: &Record, event: Option<Event>) -> Vec<Vec<Run>> {
        let mut lines = bachet_draw::text(&Page { blocks: vec![self.block(record, event)], ..Page::default() });
        lines.retain(|line| !line.is_empty());
        for run in lines.iter_mut().flatten() {
            run.text = one_line(&run.text);
        }
        lines.resize(lines.len().max(self.picture.height()), Vec::new());
        lines
    }

    fn counts(&self, record: &Record) -> String {
        let tally = &record.tally;
        let arguments = [
            ("method", Argument::Text(self.method.name.to_owned())),
            ("depth", Argument::number(tally.depth)),
            ("nodes", Argument::number(tally.nodes)),
            ("checks", Argument::number(tally.tests())),
            ("dead-ends", Argument::number(tally.dead_ends)),
            ("solutions", Argument::number(tally.solutions)),
        ];
        self.messages.format(MessageId::TraceCounts, &arguments)
    }

    /// Returns an assignment in words.
    fn assigned(&self, place: u32, value: u128, forced: bool) -> String {
        let text = |text: String| Argument::Text(text);
        if self.picture.has_ways() {
            let id = if place == 0 { MessageId::TraceStart } else { MessageId::TraceGoOn };
            return self.messages.format(id, &[("state", text(self.picture.state(value)))]);
        }
        let (at, value) = (self.picture.place(place), self.picture.value(place, value));
        let id = if forced { MessageId::TraceAssignForced } else { MessageId::TraceAssign };
        self.messages.format(id, &[("place", text(at)), ("value", text(value))])
    }

    /// Returns the subject of an event in words.
    fn subject(&self, subject: Subject) -> String {
        let named = |id, name: &'static str, text: String| self.messages.format(id, &[(name, Argument::Text(text))]);
        match subject {
            Subject::Board => self.messages.word(self.picture.whole()),
            Subject::Place(place) => named(MessageId::SubjectPlace, "place", self.picture.place(place)),
            Subject::Clue(clue) => named(MessageId::SubjectClue, "label", self.picture.clue(clue)),
            Subject::Category(category) => named(MessageId::SubjectCategory, "name", self.picture.category(category)),
            Subject::House { house, value } => {
                let value = Argument::Text(self.picture.value(0, value.into()));
                let house = Argument::Text(self.picture.house(house, self.messages));
                self.messages.format(MessageId::SubjectHouse, &[("house", house), ("value", value)])
            }
            Subject::Rule(rule) => named(MessageId::SubjectRule, "name", self.picture.rule(rule, self.messages)),
            Subject::Clause(clause) => {
                let found = self.formula().and_then(|formula| formula.clause(clause as usize));
                let words = Argument::Text(found.map(|clause| self.clause(&clause)).unwrap_or_default());
                let number = Argument::Text((u64::from(clause) + 1).to_string());
                self.messages.format(MessageId::SubjectClause, &[("number", number), ("words", words)])
            }
            Subject::Boolean(boolean) => named(MessageId::SubjectBoolean, "number", boolean.to_string()),
            Subject::State(state) => named(MessageId::SubjectState, "state", self.picture.state(state)),
        }
    }

    fn formula(&self) -> Option<&Formula> {
        let compile = || match verbs::method_rules(self.puzzle, self.method, &TraceOptions::default()) {
            Ok(MethodRules::Formula(formula)) => Some(formula),
            Ok(MethodRules::Disjunctions(_)) | Err(_) => None,
        };
        self.formula.get_or_init(compile).as_ref()
    }
}
