//! The words of steps on a board.

mod pattern;
mod seen;

use std::cell::RefCell;
use std::collections::BTreeMap;

use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Fact, Step};
use bachet_notation::Argument;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{BoardConstraint, HouseKind, Sudoku, TagOrigin};

use self::pattern::Pattern;
use super::{Subject, Telling, rules};
use crate::messages::{Message, MessageId, Messages};

/// The number of words of the sets of cells: enough for every board.
const WORDS: usize = 64;

/// Names cells, values, houses and rules of a board.
pub(crate) struct BoardWords<'a> {
    puzzle: &'a SudokuPuzzle,
    messages: &'a Messages,
    sudoku: &'a Sudoku,
    layout: Layout<WORDS>,
    /// The board before the step that is told.
    state: RefCell<State<WORDS>>,
}

impl<'a> BoardWords<'a> {
    /// Returns the words for a board.
    pub(super) fn new(puzzle: &'a SudokuPuzzle, sudoku: &'a Sudoku, messages: &'a Messages) -> Option<Self> {
        let layout = Layout::<WORDS>::new(sudoku)?;
        let state = RefCell::new(State::given(sudoku, &layout));
        Some(Self { puzzle, messages, sudoku, layout, state })
    }

    fn cell(&self, index: usize) -> String {
        CellId::at(index, self.puzzle.size).to_string()
    }

    fn value(&self, index: usize) -> String {
        self.puzzle.spelled(index as u8 + 1)
    }

    fn cell_list(&self, cells: impl IntoIterator<Item = usize>) -> String {
        let names: Vec<String> = cells.into_iter().map(|cell| self.cell(cell)).collect();
        self.messages.list(&names)
    }

    /// Returns the place that a pattern leaves for a value, of a step that places the value at once.
    fn left_place(&self, step: &Step<BoardRule>) -> Option<String> {
        let house = pattern::house_of_placement(step, &self.layout)?;
        let fact = step.facts.first()?;
        let message = Message::from(MessageId::WhyLeftPlace)
            .text("house", self.house(house))
            .text("cell", self.cell(fact.place.into()))
            .text("value", self.value(fact.value.into()));
        Some(self.messages.say(message))
    }

    fn constraint(&self, house: u16) -> Option<BoardConstraint> {
        self.sudoku.constraint(self.layout.houses.get(house as usize)?.origin)
    }

    fn house(&self, house: u16) -> String {
        self.constraint(house).map_or_else(String::new, |house| self.messages.constraint(self.puzzle, &house))
    }

    /// Returns houses as a list, those of one kind together: "rows 2 and 5".
    fn house_list(&self, houses: &[u16]) -> String {
        let mut numbers: BTreeMap<HouseKind, Vec<String>> = BTreeMap::new();
        let mut names = Vec::new();
        for &house in houses {
            match self.constraint(house) {
                Some(BoardConstraint::House(kind, number)) => numbers.entry(kind).or_default().push(number.to_string()),
                _ => names.push(self.house(house)),
            }
        }
        let mut parts = Vec::new();
        for (kind, numbers) in numbers {
            if let [number] = &numbers[..] {
                let number = number.parse().unwrap_or(0);
                parts.push(self.messages.constraint(self.puzzle, &BoardConstraint::House(kind, number)));
                continue;
            }
            let kind = match kind {
                HouseKind::Row => "row",
                HouseKind::Column => "column",
                HouseKind::Box => "box",
                HouseKind::Region => "region",
            };
            let message = Message::from(MessageId::WhyHouses).text("kind", kind);
            parts.push(self.messages.say(message.text("numbers", self.messages.list(&numbers))));
        }
        parts.extend(names);
        self.messages.list(&parts)
    }
}

impl Subject<BoardRule> for BoardWords<'_> {
    fn messages(&self) -> &Messages {
        self.messages
    }

    fn entry(&self, fact: Fact) -> String {
        let sign = if fact.holds { "=" } else { "!=" };
        format!("{} {sign} {}", self.cell(fact.place as usize), self.value(fact.value as usize))
    }

    fn facts(&self, facts: &[Fact]) -> String {
        let placed = facts.iter().filter(|fact| fact.holds).map(|fact| {
            let message = Message::from(MessageId::WhyPlaced).text("cell", self.cell(fact.place as usize));
            self.messages.say(message.text("value", self.value(fact.value as usize)))
        });
        let mut parts: Vec<String> = placed.collect();
        // Values that leave the same cells are told together.
        let mut removed: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for fact in facts.iter().filter(|fact| !fact.holds) {
            removed.entry(fact.value).or_default().push(fact.place as usize);
        }
        let has_list = removed.values().any(|cells| cells.len() > 1);
        for (value, cells) in removed {
            let cells: Vec<String> = cells.into_iter().map(|cell| self.cell(cell)).collect();
            let message = Message::from(MessageId::WhyRemoved).text("value", self.value(value as usize));
            parts.push(self.messages.say(message.text("cells", self.messages.list_or(&cells))));
        }
        if has_list { self.messages.semicolons(&parts) } else { self.messages.list(&parts) }
    }

    fn clue(&self, _rule: &BoardRule) -> Option<usize> {
        None
    }

    fn rule(&self, rule: &BoardRule) -> String {
        let about_house = |id, house, value: u8| {
            let message = Message::from(id).text("house", self.house(house));
            self.messages.say(message.text("value", self.value(value as usize)))
        };
        match *rule {
            BoardRule::Cell(cell) => {
                self.messages.say(Message::from(MessageId::WhyRuleCell).text("cell", self.cell(cell as usize)))
            }
            BoardRule::Needs(house, value) => about_house(MessageId::WhyRuleNeeds, house, value),
            BoardRule::Once(house, value) => about_house(MessageId::WhyRuleOnce, house, value),
            BoardRule::Rule(rule, instance) => {
                let origin = TagOrigin::Rule { rule: rule as usize, instance: instance as usize };
                let constraint = self.sudoku.constraint(origin);
                constraint.map_or_else(String::new, |named| self.messages.constraint(self.puzzle, &named))
            }
            BoardRule::OneSolution => self.messages.word(MessageId::WhyRuleOneSolution),
        }
    }

    fn place(&self, step: &Step<BoardRule>) -> String {
        let pattern = Pattern::of(step, &self.layout, &self.state.borrow());
        match (&pattern.base[..], &pattern.cells[..]) {
            ([], []) => self.cell_list(step.facts.iter().map(|fact| fact.place as usize).take(1)),
            (houses @ [_, ..], _) => self.house_list(houses),
            ([], cells) => self.cell_list(cells.iter().copied()),
        }
    }

    fn look_cells(&self, step: &Step<BoardRule>) -> Vec<String> {
        let pattern = Pattern::of(step, &self.layout, &self.state.borrow());
        let mut cells: Vec<usize> = match (&pattern.base[..], &pattern.cells[..]) {
            ([], []) => step.facts.iter().map(|fact| fact.place as usize).take(1).collect(),
            (houses @ [_, ..], _) => {
                houses.iter().flat_map(|&house| self.layout.houses[house as usize].cells.iter()).collect()
            }
            ([], cells) => cells.to_vec(),
        };
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().map(|cell| self.cell(cell)).collect()
    }

    fn cells(&self, step: &Step<BoardRule>) -> Vec<String> {
        let pattern = Pattern::of(step, &self.layout, &self.state.borrow());
        pattern.cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    fn direct(&self, step: &Step<BoardRule>, telling: &Telling) -> String {
        if let Some(text) = self.seen(step) {
            return text;
        }
        let pattern = Pattern::of(step, &self.layout, &self.state.borrow());
        let values: Vec<String> = pattern.values.iter().map(|&value| self.value(value)).collect();
        let message = Message::from(pattern.kind.message())
            .with("turn", Argument::number(telling.turn % pattern.kind.wordings()))
            .text("base", self.house_list(&pattern.base))
            .text("cover", self.house_list(&pattern.cover))
            .text("cells", self.cell_list(pattern.cells.iter().copied()))
            .text("values", self.messages.list(&values))
            .text("rules", rules(self, &step.rules))
            .text("result", self.left_place(step).unwrap_or_else(|| self.facts(&step.facts)));
        self.messages.say(message)
    }

    fn follow(&self, facts: &[Fact]) {
        let mut state = self.state.borrow_mut();
        for &fact in facts {
            state.apply(&self.layout, fact);
        }
    }
}
