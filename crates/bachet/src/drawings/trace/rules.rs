//! Draws the rules into which a method translates a puzzle: alternatives, or a formula.

use bachet_draw::{Block, Cell, Entry, Mark, Table};
use bachet_notation::Argument;

use super::{Pictures, Tracing};
use crate::messages::MessageId;
use crate::verbs::{ClausePurpose, Disjunction, Fact, Formula, MethodRules, Subject};

impl Tracing<'_> {
    /// Draws the rules, with a maximum number of alternatives for each.
    pub fn rules(&self, rules: &MethodRules, max: usize) -> Vec<Block> {
        match rules {
            MethodRules::Disjunctions(rules) => rules.iter().flat_map(|rule| self.alternatives(rule, max)).collect(),
            MethodRules::Formula(formula) => self.formula(formula),
        }
    }

    fn alternatives(&self, rule: &Disjunction, max: usize) -> [Block; 2] {
        let count = |n: usize| Argument::Number(n as i64);
        let subject = ("subject", Argument::Text(self.subject(rule.subject)));
        let heading =
            self.messages.format(MessageId::RuleAlternatives, &[subject, ("count", count(rule.alternatives.len()))]);
        let plain = |text: String| Entry { label: "  ".to_owned(), text, mark: Mark::Plain };
        let mut entries: Vec<Entry> =
            rule.alternatives.iter().take(max).map(|facts| plain(self.alternative(facts))).collect();
        if rule.alternatives.len() > max {
            let rest = [("count", count(rule.alternatives.len() - max))];
            entries.push(Entry {
                mark: Mark::Faint,
                ..plain(self.messages.format(MessageId::RuleMoreAlternatives, &rest))
            });
        }
        [Block::Heading(heading), Block::Entries(entries)]
    }

    /// Returns the facts of an alternative in words.
    fn alternative(&self, facts: &[Fact]) -> String {
        if facts.is_empty() {
            return self.messages.word(MessageId::RuleSaysNothing);
        }
        facts.iter().map(|&fact| self.fact(fact)).collect::<Vec<_>>().join("; ")
    }

    fn fact(&self, fact: Fact) -> String {
        let Fact { entity, category, value } = fact;
        let text = |text: String| Argument::Text(text);
        let (at, value) = match (&self.pictures, entity) {
            (Pictures::Grid(tables), Some(entity)) => {
                let place = entity * tables.columns() + category;
                (tables.place(place), tables.value(place, value.into()))
            }
            (Pictures::Grid(tables), None) => {
                let value = text(tables.value(category, value.into()));
                return self.messages.format(MessageId::RuleNobody, &[("value", value)]);
            }
            (Pictures::Sudoku(boards), Some(cell)) => (boards.place(cell), boards.value(value.into())),
            (_, entity) => (entity.unwrap_or_default().to_string(), value.to_string()),
        };
        self.messages.format(MessageId::TraceAssign, &[("place", text(at)), ("value", text(value))])
    }

    fn formula(&self, formula: &Formula) -> Vec<Block> {
        let row = |&(group, clauses): &(ClausePurpose, usize)| {
            vec![Cell::new(self.group(group)), Cell::number(clauses.to_string())]
        };
        let headers = [MessageId::HeaderRule, MessageId::HeaderClauses].map(|id| self.messages.word(id)).to_vec();
        let rows = formula.groups.iter().map(row).collect();
        let count = |n: usize| Argument::Number(n as i64);
        let counts = [
            ("booleans", count(formula.decisions)),
            ("auxiliary", count(formula.auxiliary)),
            ("clauses", count(formula.clauses)),
        ];
        vec![
            Block::Table(Table { caption: String::new(), headers, rows }),
            Block::Paragraph(self.messages.format(MessageId::FormulaCounts, &counts), Mark::Strong),
        ]
    }

    fn group(&self, group: ClausePurpose) -> String {
        let of_category = |id, category: u32| {
            let name = match &self.pictures {
                Pictures::Grid(tables) => tables.category(category),
                _ => category.to_string(),
            };
            self.messages.format(id, &[("name", Argument::Text(name))])
        };
        match group {
            ClausePurpose::Cells => self.messages.word(MessageId::GroupCells),
            ClausePurpose::Values(category) => of_category(MessageId::GroupValues, category),
            ClausePurpose::Category(category) => of_category(MessageId::GroupCategory, category),
            ClausePurpose::Given => self.messages.word(MessageId::GroupGiven),
            ClausePurpose::House(house) => match &self.pictures {
                Pictures::Sudoku(boards) => boards.house(house, self.messages),
                _ => house.to_string(),
            },
            ClausePurpose::Rule(rule) => self.subject(Subject::Rule(rule)),
            ClausePurpose::Clue(clue) => self.subject(Subject::Clue(clue)),
            ClausePurpose::Definitions => self.messages.word(MessageId::GroupDefinitions),
        }
    }
}
