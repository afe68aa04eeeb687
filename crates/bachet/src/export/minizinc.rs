//! Exports a MiniZinc model, with the text of the puzzle as comments.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bachet_solver::{Constraint, Interval, Lit, Model, Operation, Predicate, Relation, SumCondition, Term, Var};
use unicode_normalization::UnicodeNormalization as _;

use super::names::{Names, model, one_line};
use crate::Puzzle;
use crate::verbs::Refusal;

/// Writes the puzzle as a model whose solutions correspond one to one to those of the puzzle.
///
/// # Errors
/// If the puzzle cannot be compiled, or a number in it has more than a million possible values.
pub fn minizinc(puzzle: &Puzzle) -> Result<String, Refusal> {
    model(puzzle, program)
}

fn program(title: &str, model: &Model, names: &dyn Names) -> Result<String, Refusal> {
    let ranges = model.interval_values()?;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, title, model, names, &ranges);
    Ok(out)
}

fn write(out: &mut String, title: &str, model: &Model, names: &dyn Names, ranges: &[Vec<i64>]) -> std::fmt::Result {
    let variables = names.variables();
    let identifiers = Identifiers::new(model, &variables);
    writeln!(out, "% Written by Bachet. {}", one_line(title))?;
    let uses = |kind: fn(&Constraint<'_>) -> bool| model.constraints().any(|(_, constraint)| kind(&constraint));
    if uses(|constraint| matches!(constraint, Constraint::AllDifferent(_))) {
        writeln!(out, "include \"all_different.mzn\";")?;
    }
    if uses(|constraint| matches!(constraint, Constraint::Table(..))) {
        writeln!(out, "include \"table.mzn\";")?;
    }
    writeln!(out)?;
    for line in names.legend() {
        writeln!(out, "% {}", one_line(&line))?;
    }
    writeln!(out)?;
    for (x, name) in &variables {
        let identifier = identifiers.var(*x);
        let comment = if identifier == name { String::new() } else { format!(" % {}", one_line(name)) };
        writeln!(out, "var 1..{}: {identifier};{comment}", model.size(*x))?;
    }
    if model.variables().len() + model.intervals().len() > variables.len() {
        writeln!(out, "\n% Determined by those above.")?;
    }
    for &x in &model.variables()[model.decision_variables().len()..] {
        writeln!(out, "var 1..{}: {};", model.size(x), identifiers.var(x))?;
    }
    for (&x, values) in model.intervals().iter().zip(ranges) {
        let (lower, upper) = (values.first().unwrap_or(&1), values.last().unwrap_or(&0));
        writeln!(out, "var {lower}..{upper}: {};", identifiers.interval(x))?;
    }

    let sections = names.sections();
    let mut constraints: Vec<Vec<String>> = vec![Vec::new(); sections.len()];
    for (tag, constraint) in model.constraints() {
        constraints[names.section(tag)].push(identifiers.constraint(&constraint));
    }
    for (section, constraints) in sections.iter().zip(constraints) {
        if section.lasting || !constraints.is_empty() {
            writeln!(out, "\n% {}", one_line(&section.heading))?;
        }
        for constraint in constraints {
            writeln!(out, "constraint {constraint};")?;
        }
    }
    writeln!(out, "\nsolve satisfy;\n")?;
    let shown = variables.iter().map(|(x, _)| identifiers.var(*x));
    let shown: Vec<String> = shown.map(|name| format!("\"{name} = \\({name})\\n\"")).collect();
    writeln!(out, "output [{}];", shown.join(",\n  "))
}

/// The identifier of each variable. Values count from 1, as arrays do.
struct Identifiers<'m> {
    model: &'m Model,
    vars: BTreeMap<Var, String>,
    intervals: BTreeMap<Interval, String>,
}

impl<'m> Identifiers<'m> {
    fn new(model: &'m Model, variables: &[(Var, String)]) -> Self {
        let mut taken = BTreeSet::new();
        let mut vars = BTreeMap::new();
        for (x, name) in variables {
            let name = identifier(name);
            let mut unique = name.clone();
            let mut count = 1;
            while !taken.insert(unique.clone()) {
                count += 1;
                unique = format!("{name}_{count}");
            }
            vars.insert(*x, unique);
        }
        let others = &model.variables()[model.decision_variables().len()..];
        vars.extend((1..).zip(others).map(|(number, &x)| (x, format!("auxiliary{number}"))));
        let intervals = (1..).zip(model.intervals()).map(|(number, &x)| (x, format!("number{number}")));
        Self { model, vars, intervals: intervals.collect() }
    }

    fn var(&self, x: Var) -> &str {
        self.vars.get(&x).map_or("", String::as_str)
    }

    fn interval(&self, x: Interval) -> &str {
        self.intervals.get(&x).map_or("", String::as_str)
    }

    fn list(&self, vars: &[Var]) -> String {
        vars.iter().map(|&x| self.var(x)).collect::<Vec<_>>().join(", ")
    }

    fn constraint(&self, constraint: &Constraint<'_>) -> String {
        match constraint {
            Constraint::Clause(lits) => self.any(lits),
            Constraint::Cardinality(lower, upper, lits) => {
                let terms: Vec<String> = lits.iter().map(|&lit| format!("bool2int({})", self.lit(lit))).collect();
                format!("sum([{}]) in {lower}..{upper}", terms.join(", "))
            }
            Constraint::AllDifferent(vars) => format!("all_different([{}])", self.list(vars)),
            Constraint::MultisetEquality(left, right) => {
                let values = left.iter().chain(*right).map(|&x| self.model.size(x)).max().unwrap_or(0);
                let times = |vars: &[Var]| {
                    let terms: Vec<String> = vars.iter().map(|&x| format!("bool2int({} = v)", self.var(x))).collect();
                    format!("sum([{}])", terms.join(", "))
                };
                format!("forall(v in 1..{values})({} = {})", times(left), times(right))
            }
            Constraint::Relation(None, x, relation, y) => self.relation(*x, *relation, *y),
            Constraint::Relation(Some(b), x, relation, y) => {
                format!("({}) <-> ({})", self.lit(*b), self.relation(*x, *relation, *y))
            }
            Constraint::Element(index, array, result) => {
                format!("[{}][{}] = {}", self.list(array), self.var(*index), self.var(*result))
            }
            Constraint::Table(_, rows) if rows.is_empty() => "false".to_owned(),
            Constraint::Table(vars, rows) => {
                let row = |row: &Vec<u32>| row.iter().map(|v| (v + 1).to_string()).collect::<Vec<_>>().join(", ");
                let rows: Vec<String> = rows.iter().map(row).collect();
                format!("table([{}], [| {} |])", self.list(vars), rows.join(" | "))
            }
            Constraint::Linear(None, terms, sum) => self.sum(terms, *sum),
            Constraint::Linear(Some(b), terms, sum) => format!("({}) <-> ({})", self.lit(*b), self.sum(terms, *sum)),
            Constraint::Arithmetic(operation, x, y, z) => {
                let [x, y, z] = [*x, *y, *z].map(|x| self.interval(x));
                match operation {
                    Operation::Product => format!("{x} * {y} = {z}"),
                    Operation::AbsoluteDifference => format!("abs({x} - {y}) = {z}"),
                    Operation::Minimum => format!("min({x}, {y}) = {z}"),
                    Operation::Maximum => format!("max({x}, {y}) = {z}"),
                    // The remainder of MiniZinc has the sign of the first operand; ours is never negative.
                    Operation::Modulo => format!("(({x} mod {y}) + abs({y})) mod abs({y}) = {z}"),
                }
            }
        }
    }

    fn any(&self, lits: &[Lit]) -> String {
        if lits.is_empty() {
            return "false".to_owned();
        }
        lits.iter().map(|&lit| self.lit(lit)).collect::<Vec<_>>().join(" \\/ ")
    }

    fn lit(&self, lit: Lit) -> String {
        match lit.predicate() {
            Predicate::Within(x, mask) => within(self.var(x), mask, self.model.domain(x)),
            Predicate::AtMost(x, bound) => format!("{} <= {bound}", self.interval(x)),
            Predicate::AtLeast(x, bound) => format!("{} >= {bound}", self.interval(x)),
        }
    }

    fn relation(&self, x: Var, relation: Relation<'_>, y: Var) -> String {
        let (a, b) = (self.var(x), self.var(y));
        match relation {
            Relation::Shift(0) => format!("{b} = {a}"),
            Relation::Shift(k) => format!("{b} = {a} {}", signed(k)),
            Relation::Before(0) => format!("{a} <= {b}"),
            Relation::Before(1) => format!("{a} < {b}"),
            Relation::Before(k) => format!("{a} + {k} <= {b}"),
            Relation::Apart(k) => format!("abs({a} - {b}) = {k}"),
            Relation::Differ(0) => format!("{b} != {a}"),
            Relation::Differ(k) => format!("{b} != {a} {}", signed(k)),
            Relation::Rows(rows) => {
                let row = |(v, row): (u32, &u64)| format!("({a} = {v} -> {})", within(b, *row, self.model.domain(y)));
                (1..).zip(rows).map(row).collect::<Vec<_>>().join(" /\\ ")
            }
        }
    }

    fn sum(&self, terms: &[Term<'_>], sum: SumCondition) -> String {
        let term = |term: &Term<'_>| match term {
            Term::Scaled(1, x) => self.interval(*x).to_owned(),
            Term::Scaled(factor, x) => format!("{factor} * {}", self.interval(*x)),
            Term::Weighted(weights, x) => {
                let weights: Vec<String> = weights.iter().map(i64::to_string).collect();
                format!("[{}][{}]", weights.join(", "), self.var(*x))
            }
        };
        let total =
            if terms.is_empty() { "0".to_owned() } else { terms.iter().map(term).collect::<Vec<_>>().join(" + ") };
        match sum {
            SumCondition::Equal(c) => format!("{total} = {c}"),
            SumCondition::NotEqual(c) => format!("{total} != {c}"),
            SumCondition::AtMost(c) => format!("{total} <= {c}"),
            SumCondition::AtLeast(c) => format!("{total} >= {c}"),
        }
    }
}

fn signed(k: i32) -> String {
    if k < 0 { format!("- {}", k.unsigned_abs()) } else { format!("+ {k}") }
}

/// Writes that a variable has one of the values in a mask.
fn within(name: &str, mask: u64, domain: u64) -> String {
    let (inside, outside) = (mask & domain, domain & !mask);
    let number = |mask: u64| mask.trailing_zeros() + 1;
    match (inside.count_ones(), outside.count_ones()) {
        (0, _) => "false".to_owned(),
        (_, 0) => "true".to_owned(),
        (1, _) => format!("{name} = {}", number(inside)),
        (_, 1) => format!("{name} != {}", number(outside)),
        _ => {
            let values: Vec<String> =
                (0..64).filter(|v| inside >> v & 1 == 1).map(|v: u32| (v + 1).to_string()).collect();
            format!("{name} in {{{}}}", values.join(", "))
        }
    }
}

/// Returns an identifier: letters without accents, digits, and `_` for other characters, with a letter first.
fn identifier(text: &str) -> String {
    let mut name = String::new();
    for c in text.nfd().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')) {
        if c.is_ascii_alphanumeric() {
            name.push(c);
        } else if !name.ends_with('_') {
            name.push('_');
        }
    }
    let name = name.trim_matches('_');
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name.to_owned() } else { format!("x_{name}") }
}
