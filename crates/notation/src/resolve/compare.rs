//! Comparisons: which reading of the two sides makes them fit together.

use super::{Resolver, values_of};
use crate::clue::{Bound, CategoryId, Comparison, Item, Quantity, Truth, ValueId, Who};
use crate::names::Meaning;
use crate::syntax::{Element, Expression, Function, Node};
use crate::{Code, Diagnostic, Hint, Span};

/// What one side of a comparison can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Could not be read.
    Broken,
    /// Something true or false.
    Truth,
    /// A number and nothing else.
    Number,
    /// What somebody has in a category of words, or a variable over a shared one.
    Item(CategoryId),
    /// A value of a shared category, which names nobody.
    Shared(ValueId),
    /// Somebody.
    Entity,
    /// A variable: somebody, and a number if its category is numeric.
    Variable(CategoryId),
    /// A name or number: somebody or a number.
    Name,
}

impl Resolver<'_> {
    /// `a op b`.
    pub(super) fn compare(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        let sides = (self.side(left), self.side(right));
        match sides {
            (Side::Broken, _) | (_, Side::Broken) => {
                self.broken(left);
                self.broken(right);
                None
            }
            (Side::Truth, _) | (_, Side::Truth) => {
                let truth = if sides.0 == Side::Truth { left } else { right };
                let text = self.source(truth.span);
                self.report(Diagnostic::new(Code::TruthAsValue, truth.span).text("text", text));
                None
            }
            (Side::Item(category), Side::Number) => self.words_against_number(left, category),
            (Side::Number, Side::Item(category)) => self.words_against_number(right, category),
            (Side::Number, _) | (_, Side::Number) => self.numbers(left, comparison, right),
            (Side::Item(category), other) | (other, Side::Item(category)) => {
                if matches!(other, Side::Entity | Side::Name | Side::Variable(_)) {
                    let (item, entity) = if sides.0 == other { (right, left) } else { (left, right) };
                    if matches!(item.node, Node::Variable(_)) && self.is_entity_elsewhere(entity, category) {
                        return self.shared_variable_of(item, entity, comparison, category, sides.0 == other);
                    }
                }
                if matches!(other, Side::Item(_)) && sides.0 != sides.1 {
                    return self.different_categories(left, right);
                }
                self.items(left, comparison, right, category)
            }
            (Side::Variable(category), _) | (_, Side::Variable(category))
                if self.is_numeric(category) && self.as_numbers(left, right, comparison) =>
            {
                self.numbers(left, comparison, right)
            }
            (Side::Shared(value), Side::Shared(_)) => {
                self.names_nobody(&self.puzzle.value(value).text, value.category, left.span);
                None
            }
            (Side::Shared(value), _) => self.shared(value, right, comparison, left, true),
            (_, Side::Shared(value)) => self.shared(value, left, comparison, right, false),
            _ => self.entities(left, comparison, right),
        }
    }

    fn side(&mut self, expression: &Expression) -> Side {
        match &expression.node {
            Node::Missing | Node::Call(Function::Other(..), _) => Side::Broken,
            Node::Name(name) => match self.values(name)[..] {
                [value] if self.is_shared(value.category) => Side::Shared(value),
                _ => Side::Name,
            },
            Node::Qualified(category, name) => match self.value_in(name, *category) {
                None => Side::Broken,
                Some(value) if self.is_shared(*category) => Side::Shared(value),
                Some(_) => Side::Entity,
            },
            Node::Variable(depth) => match self.variable(*depth) {
                None => Side::Broken,
                Some(category) if self.is_shared(category) && !self.is_numeric(category) => Side::Item(category),
                Some(category) => Side::Variable(category),
            },
            Node::Call(Function::Category(category), _) => self.side_of_category(*category),
            Node::Call(Function::Val, arguments) => match arguments.first().map(|a| &a.node) {
                Some(Node::Name(name)) => match name.meanings.iter().find_map(category_meaning) {
                    Some(category) => self.side_of_category(category),
                    None => Side::Broken,
                },
                _ => Side::Broken,
            },
            Node::Call(Function::Act, _) => Side::Entity,
            Node::Call(Function::Absolute | Function::Minimum | Function::Maximum, _)
            | Node::Negative(_)
            | Node::Arithmetic(..) => Side::Number,
            _ => Side::Truth,
        }
    }

    fn side_of_category(&self, category: CategoryId) -> Side {
        if self.is_numeric(category) { Side::Number } else { Side::Item(category) }
    }

    /// Reports what is wrong with a side, if anything.
    fn broken(&mut self, expression: &Expression) {
        match &expression.node {
            Node::Call(Function::Val, arguments) => {
                if let Some([category, who]) = self.arguments(arguments, "val", expression.span) {
                    self.category_argument(category);
                    self.check_names(who);
                }
            }
            _ => self.check_both(expression),
        }
    }

    fn check_both(&mut self, expression: &Expression) {
        if let Node::Call(Function::Other(name, span), arguments) = &expression.node {
            self.not_a_category(name, *span, arguments);
        } else {
            self.check_names(expression);
        }
    }

    /// Whether a comparison with a numeric variable is one of numbers: an order, or with a plain number.
    fn as_numbers(&self, left: &Expression, right: &Expression, comparison: Comparison) -> bool {
        let equality = comparison.is_equality();
        let shared = |e: &Expression| match &e.node {
            Node::Variable(depth) => self.variable(*depth).is_some_and(|c| self.is_shared(c)),
            _ => false,
        };
        let literal = |e: &Expression| matches!(&e.node, Node::Name(name) if name.literal.is_some());
        let variable = |e: &Expression| matches!(&e.node, Node::Variable(_));
        let number = |e: &Expression| literal(e) || variable(e) && self.numeric_variable(e) || self.numeric_name(e);
        if equality && !shared(left) && !shared(right) {
            literal(left) || literal(right)
        } else {
            number(left) && number(right)
        }
    }

    fn numeric_variable(&self, expression: &Expression) -> bool {
        matches!(&expression.node, Node::Variable(d) if self.variable(*d).is_some_and(|c| self.is_numeric(c)))
    }

    fn numeric_name(&self, expression: &Expression) -> bool {
        match &expression.node {
            Node::Name(name) => {
                name.literal.is_some() || values_of(name).any(|v| self.puzzle.value(v).number.is_some())
            }
            Node::Qualified(category, _) => self.is_numeric(*category),
            _ => self.numeric_variable(expression),
        }
    }

    fn numbers(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        let is_number = |r: &mut Self, e: &Expression| r.side(e) == Side::Number || r.numeric_name(e);
        let unknown = |r: &Self, e: &Expression| matches!(&e.node, Node::Name(name) if name.literal.is_none() && r.values(name).is_empty());
        for (entity, number, entity_left) in [(left, right, true), (right, left, false)] {
            if !is_number(self, entity) && !unknown(self, entity) {
                self.entity_against_number(entity, comparison, number, entity_left);
                return None;
            }
        }
        let measures = self.measures(&[left, right]);
        let a = self.quantity(left, &measures);
        let b = self.quantity(right, &measures);
        Some(Truth::Numbers(a?, comparison, b?))
    }

    fn entity_against_number(
        &mut self,
        entity: &Expression,
        comparison: Comparison,
        number: &Expression,
        entity_left: bool,
    ) {
        let (who, value) = (self.source(entity.span), self.source(number.span));
        let direct = matches!(number.node, Node::Call(Function::Category(_) | Function::Val, _));
        let category = self.measures(&[number]).first().copied().or_else(|| self.category_with_number(number));
        let problem = if direct {
            Diagnostic::new(Code::ValueAgainstEntity, entity.span).text("value", value).text("entity", who)
        } else {
            Diagnostic::new(Code::EntityAgainstNumber, entity.span).text("entity", who).text("number", value)
        };
        self.report(match category {
            Some(category) => {
                let of = format!("{}({who})", self.category(category).name);
                let suggestion = joined(&of, comparison, value, entity_left);
                problem.text("suggestion", suggestion).hint(Hint::OfCategory)
            }
            None => problem,
        });
    }

    /// Whether an expression names somebody and is no number.
    pub(super) fn is_entity(&mut self, expression: &Expression) -> bool {
        matches!(self.side(expression), Side::Entity | Side::Name) && !self.numeric_name(expression)
    }

    /// Reports `Tycho in 40..45`.
    pub(super) fn entity_in_range(&mut self, entity: &Expression, elements: &[Element], span: Span) {
        let who = self.source(entity.span);
        let first = elements.iter().find_map(|e| match e {
            Element::Range(from, _) => Some(from),
            Element::One(_) => None,
        });
        let category = first.and_then(|from| self.category_with_number(from));
        let list = self.source(Span { start: entity.span.end, end: span.end });
        let problem = Diagnostic::new(Code::EntityAgainstNumber, entity.span).text("entity", who);
        let problem = problem.text("number", first.map(|e| self.source(e.span)).unwrap_or_default());
        self.report(match category {
            Some(category) => {
                let suggestion = format!("{}({who}) {list}", self.category(category).name);
                problem.text("suggestion", suggestion).hint(Hint::OfCategory)
            }
            None => problem,
        });
    }

    /// The numeric category that one of the numbers of an expression is a value of, else the first there is.
    fn category_with_number(&self, number: &Expression) -> Option<CategoryId> {
        let mut open = vec![number];
        while let Some(expression) = open.pop() {
            match &expression.node {
                Node::Name(name) => {
                    if let Some(value) = self.values(name).iter().find(|v| self.is_numeric(v.category)) {
                        return Some(value.category);
                    }
                }
                Node::Negative(inner) => open.push(inner),
                Node::Arithmetic(a, _, b) => open.extend([&**b, &**a]),
                _ => {}
            }
        }
        self.categories().find(|&c| self.is_numeric(c))
    }

    fn words_against_number(&mut self, words: &Expression, category: CategoryId) -> Option<Truth> {
        let text = self.source(words.span);
        let category = &self.category(category).name;
        let problem = Diagnostic::new(Code::NotANumber, words.span).text("text", text);
        self.report(problem.text("category", category).hint(Hint::Words));
        None
    }

    fn different_categories(&mut self, left: &Expression, right: &Expression) -> Option<Truth> {
        let name = |r: &mut Self, e: &Expression| match r.side(e) {
            Side::Item(category) => r.category(category).name.clone(),
            _ => String::new(),
        };
        let (first, second) = (name(self, left), name(self, right));
        let span = left.span.to(right.span);
        self.report(Diagnostic::new(Code::DifferentCategories, span).text("first", first).text("second", second));
        None
    }

    /// Two values of one category, at least one of which is what somebody has in it.
    fn items(
        &mut self,
        left: &Expression,
        comparison: Comparison,
        right: &Expression,
        category: CategoryId,
    ) -> Option<Truth> {
        for (entity, value, entity_left) in [(left, right, true), (right, left, false)] {
            if let Side::Shared(other) = self.side(entity)
                && other.category != category
            {
                let (first, second) = (&self.category(category).name, &self.category(other.category).name);
                let span = left.span.to(right.span);
                self.report(
                    Diagnostic::new(Code::DifferentCategories, span).text("first", first).text("second", second),
                );
                return None;
            }
            let literal = matches!(&entity.node, Node::Name(name) if name.literal.is_some());
            if !literal && self.is_entity_elsewhere(entity, category) {
                let (who, text) = (self.source(entity.span), self.source(value.span));
                let of = format!("{}({who})", self.category(category).name);
                self.report(
                    Diagnostic::new(Code::ValueAgainstEntity, entity.span)
                        .text("value", text)
                        .text("entity", who)
                        .text("suggestion", joined(&of, comparison, text, entity_left))
                        .hint(Hint::OfCategory),
                );
                return None;
            }
        }
        let a = self.item(left, category);
        let b = self.item(right, category);
        let truth = Truth::Items(a?, comparison, b?);
        if !comparison.is_equality() && !self.category(category).ordered {
            let name = &self.category(category).name;
            self.report(Diagnostic::new(Code::NotOrdered, left.span.to(right.span)).text("category", name));
            return None;
        }
        Some(truth)
    }

    /// Whether an expression names somebody by something else than a value of this category.
    fn is_entity_elsewhere(&mut self, expression: &Expression, category: CategoryId) -> bool {
        match &expression.node {
            Node::Name(name) => self.value_in(name, category).is_none() && !self.values(name).is_empty(),
            Node::Variable(depth) => self.variable(*depth) != Some(category),
            Node::Qualified(own, _) => *own != category,
            Node::Call(Function::Act, _) => true,
            _ => false,
        }
    }

    /// A value of a category.
    pub(super) fn item(&mut self, expression: &Expression, category: CategoryId) -> Option<Item> {
        match &expression.node {
            Node::Missing => None,
            Node::Name(name) => {
                if let Some(value) = self.value_in(name, category) {
                    Some(Item::Value(value))
                } else {
                    self.unknown_value(&name.text, category, expression.span);
                    None
                }
            }
            Node::Qualified(own, name) if *own == category => {
                self.qualified_value(category, name, expression.span).map(Item::Value)
            }
            Node::Variable(depth) if self.variable(*depth) == Some(category) => Some(Item::Bound(Bound(*depth))),
            Node::Call(Function::Category(_) | Function::Val, _) => {
                let (own, who) = self.value_of(expression)?;
                let who = who?;
                if own != category {
                    self.report(
                        Diagnostic::new(Code::DifferentCategories, expression.span)
                            .text("first", &self.category(category).name)
                            .text("second", &self.category(own).name),
                    );
                    return None;
                }
                Some(Item::Of(category, Box::new(who)))
            }
            _ => {
                let text = self.source(expression.span);
                self.unknown_value(text, category, expression.span);
                None
            }
        }
    }

    /// `who = shared value`, which speaks of what that one has in the value's category.
    fn shared(
        &mut self,
        value: ValueId,
        entity: &Expression,
        comparison: Comparison,
        shared: &Expression,
        value_left: bool,
    ) -> Option<Truth> {
        let category = value.category;
        let who = self.who(entity)?;
        if !comparison.is_equality() {
            let of = format!("{}({})", self.category(category).name, self.source(entity.span));
            let suggestion = joined(&of, comparison, self.source(shared.span), !value_left);
            let (first, second) = (self.source(entity.span), self.source(shared.span));
            self.report(
                Diagnostic::new(Code::OrderOfEntities, entity.span.to(shared.span))
                    .text("first", first)
                    .text("second", second)
                    .text("suggestion", suggestion)
                    .hint(Hint::OfCategory),
            );
            return None;
        }
        if let Some(number) = self.puzzle.value(value).number {
            let (of, constant) = (Quantity::Of(category, Box::new(who)), Quantity::Constant(number));
            let (a, b) = if value_left { (constant, of) } else { (of, constant) };
            return Some(Truth::Numbers(a, comparison, b));
        }
        let (of, item) = (Item::Of(category, Box::new(who)), Item::Value(value));
        let (a, b) = if value_left { (item, of) } else { (of, item) };
        Some(Truth::Items(a, comparison, b))
    }

    /// `who = p` where `p` runs over a shared category: what that one has in it.
    fn shared_variable_of(
        &mut self,
        variable: &Expression,
        entity: &Expression,
        comparison: Comparison,
        category: CategoryId,
        entity_left: bool,
    ) -> Option<Truth> {
        let Node::Variable(depth) = variable.node else { return None };
        let of = Item::Of(category, Box::new(self.who(entity)?));
        if !comparison.is_equality() {
            return self.ordered_entities(entity, comparison, variable);
        }
        let bound = Item::Bound(Bound(depth));
        let (a, b) = if entity_left { (of, bound) } else { (bound, of) };
        Some(Truth::Items(a, comparison, b))
    }

    fn entities(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        if !comparison.is_equality() {
            return self.ordered_entities(left, comparison, right);
        }
        if let (Node::Name(a), Node::Name(b)) = (&left.node, &right.node)
            && a.literal.is_some()
            && b.literal.is_some()
            && (self.values(a).len() != 1 || self.values(b).len() != 1)
        {
            return self.numbers(left, comparison, right);
        }
        let a = self.who(left);
        let b = self.who(right);
        Some(Truth::Same(a?, comparison, b?))
    }

    fn ordered_entities(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        let literal = |e: &Expression| matches!(&e.node, Node::Name(name) if name.literal.is_some());
        if literal(left) && literal(right) {
            return self.numbers(left, comparison, right);
        }
        let variable = |r: &Self, e: &Expression| match &e.node {
            Node::Variable(depth) => r.variable(*depth),
            _ => None,
        };
        if let Some(category) = variable(self, left).or_else(|| variable(self, right))
            && [left, right].iter().all(|e| !self.is_entity_elsewhere(e, category))
            && self.category(category).ordered
        {
            let a = self.item(left, category);
            let b = self.item(right, category);
            return Some(Truth::Items(a?, comparison, b?));
        }
        let (a, b) = (self.who(left)?, self.who(right)?);
        let (first, second) = (self.source(left.span), self.source(right.span));
        let problem = Diagnostic::new(Code::OrderOfEntities, left.span.to(right.span));
        let problem = problem.text("first", first).text("second", second);
        let own = |who: &Who, category| matches!(who, Who::Has(value) if value.category == category);
        let fits = |&c: &CategoryId| self.category(c).ordered && !own(&a, c) && !own(&b, c);
        let category = self.categories().filter(fits).min_by_key(|&c| !self.is_numeric(c));
        self.report(match category {
            Some(category) => {
                let name = &self.category(category).name;
                let second = format!("{name}({second})");
                let suggestion = joined(&format!("{name}({first})"), comparison, &second, true);
                problem.text("suggestion", suggestion).hint(Hint::OfCategory)
            }
            None => problem,
        });
        None
    }

    /// `all different (..)`.
    pub(super) fn all_different(&mut self, list: &[Expression]) -> Option<Truth> {
        let sides: Vec<Side> = list.iter().map(|e| self.side(e)).collect();
        let numbers = list.iter().all(|e| match &e.node {
            Node::Name(name) => name.literal.is_some() && self.values(name).is_empty(),
            _ => false,
        });
        if sides.contains(&Side::Number) || numbers {
            let measures = self.measures(&list.iter().collect::<Vec<_>>());
            let read: Vec<_> = list.iter().map(|e| self.quantity(e, &measures)).collect();
            return read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentNumbers);
        }
        let item = sides.iter().find_map(|side| match side {
            Side::Item(category) => Some(*category),
            _ => None,
        });
        if let Some(category) = item {
            if let Some(i) = (0..list.len()).find(|&i| self.is_entity_elsewhere(&list[i], category)) {
                self.report(Diagnostic::new(Code::MixedKinds, list[i].span));
                return None;
            }
            let read: Vec<_> = list.iter().map(|e| self.item(e, category)).collect();
            return read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentItems);
        }
        let read: Vec<_> = list.iter().map(|e| self.who(e)).collect();
        read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentWho)
    }
}

fn category_meaning(meaning: &Meaning) -> Option<CategoryId> {
    match meaning {
        Meaning::Category(id) => Some(*id),
        Meaning::Value(_) => None,
    }
}

fn joined(one: &str, comparison: Comparison, other: &str, in_order: bool) -> String {
    let (left, right) = if in_order { (one, other) } else { (other, one) };
    format!("{left} {} {right}", comparison.sign())
}
