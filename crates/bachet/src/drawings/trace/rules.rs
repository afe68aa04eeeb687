//! Draws the rules into which a method translates a puzzle: alternatives, or a formula.

use bachet_draw::{Block, Cell, Entry, Mark, Table};
use bachet_notation::Argument;

use super::Tracing;
use crate::messages::MessageId;
use crate::verbs::{ClausePurpose, Disjunction, Fact, Formula, MethodRules, Subject};

impl Tracing<'_> {
    /// Draws the rules, with a maximum number of alternatives for each; the clauses of a formula if there is none.
    pub fn rules(&self, rules: &MethodRules, max: usize) -> Vec<Block> {
        match rules {
            MethodRules::Disjunctions(rules) => rules.iter().flat_map(|rule| self.alternatives(rule, max)).collect(),
            MethodRules::Formula(formula) => self.size(formula).into_iter().chain(self.clauses(formula, max)).collect(),
        }
    }

    fn alternatives(&self, rule: &Disjunction, max: usize) -> [Block; 2] {
        let subject = ("subject", Argument::Text(self.subject(rule.subject)));
        let heading = self
            .messages
            .format(MessageId::RuleAlternatives, &[subject, ("count", Argument::number(rule.alternatives.len()))]);
        let plain = |text: String| Entry { label: "  ".to_owned(), text, mark: Mark::Plain };
        let mut entries: Vec<Entry> =
            rule.alternatives.iter().take(max).map(|facts| plain(self.alternative(facts))).collect();
        if rule.alternatives.len() > max {
            let rest = [("count", Argument::number(rule.alternatives.len() - max))];
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
        let Some(entity) = entity else {
            let value = text(self.picture.value(category, value.into()));
            return self.messages.format(MessageId::RuleNobody, &[("value", value)]);
        };
        let place = self.picture.place_of(entity, category);
        let (at, value) = (self.picture.place(place), self.picture.value(place, value.into()));
        self.messages.format(MessageId::TraceAssign, &[("place", text(at)), ("value", text(value))])
    }

    /// Draws the clauses in words, with the numbers that they have in events; or says how to get them.
    fn clauses(&self, formula: &Formula, max: usize) -> Vec<Block> {
        if max < usize::MAX {
            return vec![Block::Paragraph(self.messages.word(MessageId::FormulaMore), Mark::Faint)];
        }
        let mut blocks = Vec::new();
        let mut purpose = None;
        for (number, clause) in (1_u64..).zip(formula.all()) {
            if purpose.replace(clause.purpose) != Some(clause.purpose) {
                blocks.extend([Block::Heading(self.group(clause.purpose)), Block::Entries(Vec::new())]);
            }
            if let Some(Block::Entries(entries)) = blocks.last_mut() {
                let text = self.clause(&clause);
                entries.push(Entry { label: number.to_string(), text, mark: Mark::Plain });
            }
        }
        blocks
    }

    fn size(&self, formula: &Formula) -> Vec<Block> {
        let row = |&(group, clauses): &(ClausePurpose, usize)| {
            vec![Cell::new(self.group(group)), Cell::number(clauses.to_string())]
        };
        let headers = [MessageId::HeaderRule, MessageId::HeaderClauses].map(|id| self.messages.word(id)).to_vec();
        let rows = formula.groups.iter().map(row).collect();
        let counts = [
            ("booleans", Argument::number(formula.decisions)),
            ("auxiliary", Argument::number(formula.auxiliary)),
            ("clauses", Argument::number(formula.clauses)),
        ];
        vec![
            Block::Table(Table { caption: String::new(), headers, rows }),
            Block::Paragraph(self.messages.format(MessageId::FormulaCounts, &counts), Mark::Strong),
        ]
    }

    fn group(&self, group: ClausePurpose) -> String {
        let of_category =
            |id, category: u32| self.messages.format(id, &[("name", Argument::Text(self.picture.category(category)))]);
        match group {
            ClausePurpose::Cells => self.messages.word(MessageId::GroupCells),
            ClausePurpose::Values(category) => of_category(MessageId::GroupValues, category),
            ClausePurpose::Category(category) => of_category(MessageId::GroupCategory, category),
            ClausePurpose::Given => self.messages.word(MessageId::GroupGiven),
            ClausePurpose::House(house) => self.picture.house(house, self.messages),
            ClausePurpose::Rule(rule) => self.subject(Subject::Rule(rule)),
            ClausePurpose::Clue(clue) => self.subject(Subject::Clue(clue)),
            ClausePurpose::Definitions => self.messages.word(MessageId::GroupDefinitions),
        }
    }
}
