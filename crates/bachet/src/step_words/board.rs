//! The words of steps on a board.

use std::collections::BTreeMap;

use bachet_explain::board::{BoardRule, Layout};
use bachet_explain::{Fact, Step};
use bachet_notation::Argument;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{BoardConstraint, HouseKind, Sudoku, TagOrigin};

use super::{Subject, Telling, rules};
use crate::messages::{Message, MessageId, Messages};

/// The number of words of the sets of cells: enough for every board.
const WORDS: usize = 64;

/// Names cells, values, houses and rules of a board.
pub(crate) struct BoardWords<'a> {
    puzzle: &'a SudokuPuzzle,
    messages: &'a Messages,
    sudoku: &'a Sudoku,
    /// For each house of the layout where it comes from, and its cells.
    houses: Vec<(TagOrigin, Vec<u16>)>,
}

/// What the rules of a step are about, in words.
#[derive(Default)]
struct Parts {
    /// The houses that need a value.
    base: Vec<u16>,
    /// The houses that have a value only once.
    cover: Vec<u16>,
    /// The cells whose candidates matter.
    cells: Vec<usize>,
    /// The values.
    values: Vec<u8>,
    /// Whether there are further rules.
    has_others: bool,
}

impl<'a> BoardWords<'a> {
    /// Returns the words for a board.
    pub(super) fn new(puzzle: &'a SudokuPuzzle, sudoku: &'a Sudoku, messages: &'a Messages) -> Option<Self> {
        let layout = Layout::<WORDS>::new(sudoku)?;
        let houses = layout.houses.into_iter().map(|house| (house.origin, house.list)).collect();
        Some(Self { puzzle, messages, sudoku, houses })
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

    fn constraint(&self, house: u16) -> Option<BoardConstraint> {
        self.sudoku.constraint(self.houses.get(house as usize)?.0)
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

    fn parts(step: &Step<BoardRule>) -> Parts {
        let mut parts = Parts::default();
        for rule in &step.rules {
            match *rule {
                BoardRule::Cell(cell) => parts.cells.push(cell as usize),
                BoardRule::Needs(house, value) => {
                    parts.base.push(house);
                    parts.values.push(value);
                }
                BoardRule::Once(house, value) => {
                    parts.cover.push(house);
                    parts.values.push(value);
                }
                BoardRule::Rule(..) | BoardRule::OneSolution => parts.has_others = true,
            }
        }
        for list in [&mut parts.base, &mut parts.cover] {
            list.sort_unstable();
            list.dedup();
        }
        parts.values.sort_unstable();
        parts.values.dedup();
        parts
    }

    /// Returns the message for a direct step, by what its rules are.
    fn message(&self, step: &Step<BoardRule>, parts: &Parts) -> (MessageId, usize) {
        let places = step.facts.len() == 1 && step.facts[0].holds;
        let Parts { base, cover, cells, values, has_others } = parts;
        if step.rules.contains(&BoardRule::OneSolution) {
            return (MessageId::WhyOneSolution, 1);
        }
        match (base.len(), cover.len(), cells.len(), values.len()) {
            _ if *has_others => (MessageId::WhyGeneral, 1),
            (1, 0, 0, 1) if places && step.known.is_empty() => (MessageId::WhyFullHouse, 1),
            (1, 0, 0, 1) if places => (MessageId::WhyHiddenSingle, 3),
            (0, _, 1, _) if places => (MessageId::WhyNakedSingle, 3),
            (1, 1, 0, 1) if !places => (MessageId::WhyLocked, 2),
            (bases, covers, 0, 1) if !places && bases == covers => (MessageId::WhyFish, 1),
            (0, 1, subset, number) if subset == number && subset > 1 => (MessageId::WhyNakedSubset, 2),
            (1, 0, subset, number) if subset == number && subset > 1 => (MessageId::WhyHiddenSubset, 2),
            _ => (MessageId::WhyGeneral, 1),
        }
    }

    /// Returns the cells that a step is about: those of its rules, else those where a house may have its value.
    fn cells_of(&self, step: &Step<BoardRule>, parts: &Parts) -> Vec<usize> {
        if !parts.cells.is_empty() {
            return parts.cells.clone();
        }
        if let [Fact { place, holds: true, .. }] = step.facts[..] {
            return vec![place as usize];
        }
        let mut cells = Vec::new();
        for &house in &parts.base {
            for &cell in self.houses.get(house as usize).map_or(&[][..], |(_, cells)| cells) {
                let cell = cell as usize;
                let is_out = |value: &u8| step.known.contains(&Fact::is_not(cell, *value as usize));
                if !parts.values.iter().all(is_out) && !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        cells.sort_unstable();
        cells
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
        for (value, cells) in removed {
            let message = Message::from(MessageId::WhyRemoved).text("value", self.value(value as usize));
            parts.push(self.messages.say(message.text("cells", self.cell_list(cells))));
        }
        self.messages.list(&parts)
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
        let parts = Self::parts(step);
        match (&parts.base[..], &parts.cells[..], &parts.cover[..]) {
            ([], [], []) => self.cell_list(step.facts.iter().map(|fact| fact.place as usize).take(1)),
            ([], [], houses) | (houses @ [_, ..], ..) => self.house_list(houses),
            ([], cells, _) => self.cell_list(cells.iter().copied()),
        }
    }

    fn cells(&self, step: &Step<BoardRule>) -> Vec<String> {
        let parts = Self::parts(step);
        self.cells_of(step, &parts).into_iter().map(|cell| self.cell(cell)).collect()
    }

    fn direct(&self, step: &Step<BoardRule>, telling: &Telling) -> String {
        let parts = Self::parts(step);
        let (id, forms) = self.message(step, &parts);
        let base = if parts.base.is_empty() { &parts.cover } else { &parts.base };
        let values: Vec<String> = parts.values.iter().map(|&value| self.value(value as usize)).collect();
        let values = match (id, &step.facts[..]) {
            (MessageId::WhyNakedSingle, [fact]) => self.value(fact.value as usize),
            _ => self.messages.list(&values),
        };
        let message = Message::from(id)
            .with("turn", Argument::number(telling.turn % forms))
            .text("base", self.house_list(base))
            .text("cover", self.house_list(&parts.cover))
            .text("cells", self.cell_list(self.cells_of(step, &parts)))
            .text("values", values)
            .text("rules", rules(self, &step.rules))
            .text("result", self.facts(&step.facts));
        self.messages.say(message)
    }
}
