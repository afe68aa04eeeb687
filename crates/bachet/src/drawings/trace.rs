//! Draws a run of a method: the partial solution, the costs so far, and the last event in words, on a screen of a given
//! size.

mod board;
mod river;
mod rules;
mod table;
mod tree;
mod walk;

use bachet_draw::{Block, Mark, Page, Run, shortened, width, wrapped};
use bachet_notation::Argument;

use self::board::Boards;
use self::river::Rivers;
use self::table::Tables;
use self::walk::Walks;
use crate::Puzzle;
use crate::messages::{MessageId, Messages, one_line};
use crate::verbs::{Assignment, Event, Method, Record, Refusal, Subject};

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
    title: &'a str,
    method: Method,
    pictures: Pictures<'a>,
    messages: &'a Messages,
}

/// Draws partial solutions in the form that is usual for the family.
enum Pictures<'a> {
    Grid(Tables<'a>),
    Sudoku(Boards<'a>),
    Crossing(Rivers<'a>),
    Moving(Walks<'a>),
}

impl<'a> Tracing<'a> {
    /// Prepares the drawing of a method on a puzzle.
    ///
    /// # Errors
    /// If the puzzle cannot be compiled.
    pub fn new(puzzle: &'a Puzzle, method: Method, messages: &'a Messages) -> Result<Self, Refusal> {
        let (title, pictures) = match puzzle {
            Puzzle::Grid(puzzle) => (&puzzle.headers.title, Pictures::Grid(Tables::new(puzzle))),
            Puzzle::Sudoku(puzzle) => (&puzzle.headers.title, Pictures::Sudoku(Boards::new(puzzle)?)),
            Puzzle::Crossing(puzzle) => (&puzzle.headers.title, Pictures::Crossing(Rivers::new(puzzle)?)),
            Puzzle::Moving(puzzle) => (&puzzle.headers.title, Pictures::Moving(Walks::new(puzzle))),
        };
        Ok(Self { title: title.as_deref().unwrap_or_default(), method, pictures, messages })
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
        lines.extend(self.picture(record, event));
        let needed =
            Size { columns: lines.iter().map(|line| width(line)).max().unwrap_or(0), rows: lines.len() + below.len() };
        if needed.rows > size.rows || needed.columns > size.columns {
            let number = |n: usize| Argument::Number(n as i64);
            let arguments = [("columns", number(needed.columns)), ("rows", number(needed.rows))];
            lines.truncate(size.rows.saturating_sub(below.len() + 1));
            lines.push(vec![Run { text: self.messages.format(MessageId::TraceCut, &arguments), mark: Mark::Warning }]);
        }
        lines.extend(below);
        lines.truncate(size.rows);
        lines.iter().map(|line| shortened(line, size.columns)).collect()
    }

    /// Draws the same on a page.
    pub fn standing(&self, record: &Record, event: Option<Event>) -> Vec<Block> {
        let mut blocks = vec![self.block(record, event), Block::Paragraph(self.counts(record), Mark::Faint)];
        blocks.extend(self.last(record, event).map(|words| Block::Paragraph(words, Mark::Strong)));
        blocks
    }

    /// Returns an event in words; the record includes it already.
    pub fn words(&self, record: &Record, event: Option<Event>) -> String {
        let Some(event) = event else { return self.messages.word(MessageId::TraceNothing) };
        let text = |text: String| Argument::Text(text);
        let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let about = |subject| ("subject", text(self.subject(subject)));
        match event {
            Event::Node { depth } => self.messages.format(MessageId::TraceNode, &[("depth", number(depth.into()))]),
            Event::Choose { subject, ways } => {
                self.messages.format(MessageId::TraceChoose, &[about(subject), ("ways", number(ways))])
            }
            Event::Assign { place, value, forced } => self.assigned(place, value, forced),
            Event::Check { subject, holds } => {
                if let (Pictures::Sudoku(boards), Subject::Board, false) = (&self.pictures, subject, holds)
                    && let Some(words) = boards.clash(record.stack.assignments(), self.messages)
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
                let id = if self.has_ways() { MessageId::TraceBackUpSteps } else { MessageId::TraceBackUp };
                self.messages.format(id, &[("kept", number(kept.into()))])
            }
            Event::Combine { subject, before, left } => {
                let counts = [("before", number(before)), ("left", number(left))];
                self.messages.format(MessageId::TraceCombine, &[&[about(subject)], &counts[..]].concat())
            }
            Event::Solution { number: n } => self.messages.format(MessageId::TraceSolution, &[("number", number(n))]),
        }
    }

    /// Draws a solution on a page; of a long way only the beginning.
    pub fn solution(&self, standing: &[Assignment]) -> Vec<Block> {
        let shown = &standing[..standing.len().min(MAX_STATES)];
        let block = match &self.pictures {
            Pictures::Grid(tables) => return vec![tables.solution(standing)],
            Pictures::Sudoku(boards) => return vec![boards.solution(standing)],
            Pictures::Crossing(rivers) => rivers.solution(shown, self.messages),
            Pictures::Moving(walks) => walks.solution(shown, self.messages),
        };
        let mut blocks = vec![block];
        if shown.len() < standing.len() {
            let number = |n: usize| Argument::Number(n as i64);
            let arguments = [("shown", number(shown.len())), ("states", number(standing.len()))];
            blocks.push(Block::Paragraph(self.messages.format(MessageId::TraceStatesShown, &arguments), Mark::Faint));
        }
        blocks
    }

    /// Whether the solutions are ways.
    fn has_ways(&self) -> bool {
        matches!(self.pictures, Pictures::Crossing(_) | Pictures::Moving(_))
    }

    /// Returns the last event in words, if it is known.
    fn last(&self, record: &Record, event: Option<Event>) -> Option<String> {
        (event.is_some() || record.tally.events() == 0).then(|| self.words(record, event))
    }

    fn block(&self, record: &Record, event: Option<Event>) -> Block {
        let standing = record.stack.assignments();
        match &self.pictures {
            Pictures::Grid(tables) => tables.picture(standing, event),
            Pictures::Sudoku(boards) => boards.picture(standing, event),
            Pictures::Crossing(rivers) => rivers.picture(standing, self.messages),
            Pictures::Moving(walks) => walks.picture(standing),
        }
    }

    fn picture(&self, record: &Record, event: Option<Event>) -> Vec<Vec<Run>> {
        let mut lines = bachet_draw::text(&Page { blocks: vec![self.block(record, event)], ..Page::default() });
        lines.retain(|line| !line.is_empty());
        for run in lines.iter_mut().flatten() {
            run.text = one_line(&run.text);
        }
        // The picture keeps its height, so that the lines below it do not move.
        if let Pictures::Crossing(rivers) = &self.pictures {
            lines.resize(lines.len().max(rivers.height()), Vec::new());
        }
        lines
    }

    fn counts(&self, record: &Record) -> String {
        let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let tally = &record.tally;
        let arguments = [
            ("method", Argument::Text(self.method.name.to_owned())),
            ("depth", number(tally.depth.into())),
            ("nodes", number(tally.nodes)),
            ("checks", number(tally.tests())),
            ("dead-ends", number(tally.dead_ends)),
            ("solutions", number(tally.solutions)),
        ];
        self.messages.format(MessageId::TraceCounts, &arguments)
    }

    /// Returns an assignment in words.
    fn assigned(&self, place: u32, value: u128, forced: bool) -> String {
        let text = |text: String| Argument::Text(text);
        let [at, value] = match &self.pictures {
            Pictures::Grid(tables) => [tables.place(place), tables.value(place, value)],
            Pictures::Sudoku(boards) => [boards.place(place), boards.value(value)],
            Pictures::Crossing(_) | Pictures::Moving(_) => {
                let id = if place == 0 { MessageId::TraceStart } else { MessageId::TraceGoOn };
                return self.messages.format(id, &[("state", text(self.state(value)))]);
            }
        };
        let id = if forced { MessageId::TraceAssignForced } else { MessageId::TraceAssign };
        self.messages.format(id, &[("place", text(at)), ("value", text(value))])
    }

    /// Returns the subject of an event in words.
    fn subject(&self, subject: Subject) -> String {
        let named = |id, name: &'static str, text: String| self.messages.format(id, &[(name, Argument::Text(text))]);
        match subject {
            Subject::Board => self.messages.word(match &self.pictures {
                Pictures::Grid(_) => MessageId::SubjectTable,
                Pictures::Sudoku(_) => MessageId::SubjectBoard,
                Pictures::Crossing(_) | Pictures::Moving(_) => MessageId::SubjectWay,
            }),
            Subject::Place(place) => named(
                MessageId::SubjectPlace,
                "place",
                match &self.pictures {
                    Pictures::Grid(tables) => tables.place(place),
                    Pictures::Sudoku(boards) => boards.place(place),
                    Pictures::Crossing(_) | Pictures::Moving(_) => place.to_string(),
                },
            ),
            Subject::Clue(clue) => named(
                MessageId::SubjectClue,
                "label",
                match &self.pictures {
                    Pictures::Grid(tables) => tables.clue(clue),
                    _ => (u64::from(clue) + 1).to_string(),
                },
            ),
            Subject::Category(category) => named(
                MessageId::SubjectCategory,
                "name",
                match &self.pictures {
                    Pictures::Grid(tables) => tables.category(category),
                    _ => (u64::from(category) + 1).to_string(),
                },
            ),
            Subject::House { house, value } => {
                let [house, value] = match &self.pictures {
                    Pictures::Sudoku(boards) => [boards.house(house, self.messages), boards.value(value.into())],
                    _ => [house.to_string(), value.to_string()],
                };
                let arguments = [("house", Argument::Text(house)), ("value", Argument::Text(value))];
                self.messages.format(MessageId::SubjectHouse, &arguments)
            }
            Subject::Rule(rule) => named(
                MessageId::SubjectRule,
                "name",
                match &self.pictures {
                    Pictures::Sudoku(boards) => boards.rule(rule, self.messages),
                    _ => (u64::from(rule) + 1).to_string(),
                },
            ),
            Subject::Clause(clause) => named(MessageId::SubjectClause, "number", (u64::from(clause) + 1).to_string()),
            Subject::Boolean(boolean) => named(MessageId::SubjectBoolean, "number", boolean.to_string()),
            Subject::State(state) => named(MessageId::SubjectState, "state", self.state(state)),
        }
    }

    /// Returns the name of a state.
    fn state(&self, state: u128) -> String {
        match &self.pictures {
            Pictures::Moving(walks) => walks.state(state),
            _ => state.to_string(),
        }
    }
}
