//! A model for MiniZinc: one variable for each value, or for each cell of a shared category, and the clues as comments.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bachet_grid::{Compiled, Layout, Meaning, Origin, compile};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_solver::{Constraint, Interval, Lit, Model, Operation, Relation, Statement, Sum, Term, Var};
use unicode_normalization::UnicodeNormalization as _;

use super::ExportError;
use super::names::{Names, clue, one_line};
use crate::Puzzle;

/// Writes the puzzle as a model whose solutions are the puzzle's, one to one.
///
/// # Errors
/// If the puzzle cannot be stated, or a number in it can have over a million values.
pub fn minizinc(puzzle: &Puzzle) -> Result<String, ExportError> {
    let Puzzle::Grid(grid) = puzzle;
    let compiled = compile(grid)?;
    let names = Names { puzzle: grid, layout: &compiled.layout };
    let identifiers = Identifiers::new(&compiled, &names);
    let ranges = compiled.model.interval_values()?;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, grid, &compiled, &names, &identifiers, &ranges);
    Ok(out)
}

fn write(
    out: &mut String,
    grid: &GridPuzzle,
    compiled: &Compiled,
    names: &Names<'_>,
    identifiers: &Identifiers<'_>,
    ranges: &[Vec<i64>],
) -> std::fmt::Result {
    let (model, layout) = (&compiled.model, &compiled.layout);
    writeln!(out, "% Written by Bachet. {}", one_line(grid.title.as_deref().unwrap_or_default()))?;
    let uses = |kind: fn(&Constraint<'_>) -> bool| model.constraints().any(|(_, constraint)| kind(&constraint));
    if uses(|constraint| matches!(constraint, Constraint::AllDifferent(_))) {
        writeln!(out, "include \"all_different.mzn\";")?;
    }
    if uses(|constraint| matches!(constraint, Constraint::Table(..))) {
        writeln!(out, "include \"table.mzn\";")?;
    }
    legend(out, grid, layout)?;
    for (x, meaning) in layout.meanings() {
        writeln!(out, "var 1..{}: {}; % {}", model.size(x), identifiers.var(x), one_line(&names.variable(meaning)))?;
    }
    if model.variables().len() + model.intervals().len() > layout.meanings().count() {
        writeln!(out, "\n% Determined by those above.")?;
    }
    for &x in &model.variables()[model.decision_variables().len()..] {
        writeln!(out, "var 1..{}: {};", model.size(x), identifiers.var(x))?;
    }
    for (&x, values) in model.intervals().iter().zip(ranges) {
        let (lower, upper) = (values.first().unwrap_or(&1), values.last().unwrap_or(&0));
        writeln!(out, "var {lower}..{upper}: {};", identifiers.interval(x))?;
    }

    let mut sections: BTreeMap<Section, Vec<String>> = BTreeMap::new();
    for (tag, constraint) in model.constraints() {
        let section = match compiled.tags.origin(tag) {
            Origin::OnePerPlace { category, .. } => Section::Category(category),
            Origin::Number(value) => Section::Category(value.category),
            Origin::Definition => Section::Definitions,
            Origin::Part { clue, .. } => Section::Clue(clue),
        };
        sections.entry(section).or_default().push(identifiers.constraint(&constraint));
    }
    for at in 0..grid.clues.len() as u32 {
        sections.entry(Section::Clue(at)).or_default();
    }
    for (section, constraints) in sections {
        match section {
            Section::Category(category) => writeln!(out, "\n% {}", one_line(&grid.category(category).name))?,
            Section::Definitions => writeln!(out, "\n% Definitions")?,
            Section::Clue(at) => writeln!(out, "\n% {}", clue(&grid.clues[at as usize]))?,
        }
        for constraint in constraints {
            writeln!(out, "constraint {constraint};")?;
        }
    }
    writeln!(out, "\nsolve satisfy;\n")?;
    let shown: Vec<String> = layout.meanings().map(|(x, _)| identifiers.var(x).to_owned()).collect();
    let shown: Vec<String> = shown.iter().map(|name| format!("\"{name} = \\({name})\\n\"")).collect();
    writeln!(out, "output [{}];", shown.join(",\n  "))
}

/// What the numbers mean.
fn legend(out: &mut String, grid: &GridPuzzle, layout: &Layout) -> std::fmt::Result {
    let meanings: Vec<Meaning> = layout.meanings().map(|(_, meaning)| meaning).collect();
    let shared: BTreeSet<CategoryId> = meanings
        .iter()
        .filter_map(|meaning| match meaning {
            Meaning::ValueAt(_, category) => Some(*category),
            Meaning::PlaceOf(_) => None,
        })
        .collect();
    let places = (0..).map_while(|place| layout.value_at(place)).map(|value| grid.value(value).text.clone());
    writeln!(out)?;
    let mut lines = vec![(grid.category(layout.axis()).name.clone(), places.collect::<Vec<_>>())];
    for category in shared {
        let values = (0..grid.category(category).values.len() as u32).map(|index| ValueId { category, index });
        lines.push((grid.category(category).name.clone(), values.map(|v| grid.value(v).text.clone()).collect()));
    }
    for (category, values) in lines {
        let values: Vec<String> = (1..).zip(values).map(|(number, text)| format!("{number} is {text}")).collect();
        writeln!(out, "% {}", one_line(&format!("{category}: {}", values.join(", "))))?;
    }
    writeln!(out)
}

/// The order of the sections.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Section {
    Category(CategoryId),
    Definitions,
    Clue(u32),
}

/// The identifier of each variable. Values count from 1, as arrays do.
struct Identifiers<'m> {
    model: &'m Model,
    vars: BTreeMap<Var, String>,
    intervals: BTreeMap<Interval, String>,
}

impl<'m> Identifiers<'m> {
    fn new(compiled: &'m Compiled, names: &Names<'_>) -> Self {
        let model = &compiled.model;
        let mut taken = BTreeSet::new();
        let mut vars = BTreeMap::new();
        for (x, meaning) in compiled.layout.meanings() {
            let name = identifier(&names.variable(meaning));
            let mut unique = name.clone();
            let mut count = 1;
            while !taken.insert(unique.clone()) {
                count += 1;
                unique = format!("{name}_{count}");
            }
            vars.insert(x, unique);
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
                    // MiniZinc's remainder has the sign of the first, ours is never negative.
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
        match lit.statement() {
            Statement::Within(x, mask) => within(self.var(x), mask, self.model.domain(x)),
            Statement::AtMost(x, bound) => format!("{} <= {bound}", self.interval(x)),
            Statement::AtLeast(x, bound) => format!("{} >= {bound}", self.interval(x)),
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

    fn sum(&self, terms: &[Term<'_>], sum: Sum) -> String {
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
            Sum::Equal(c) => format!("{total} = {c}"),
            Sum::NotEqual(c) => format!("{total} != {c}"),
            Sum::AtMost(c) => format!("{total} <= {c}"),
            Sum::AtLeast(c) => format!("{total} >= {c}"),
        }
    }
}

fn signed(k: i32) -> String {
    if k < 0 { format!("- {}", k.unsigned_abs()) } else { format!("+ {k}") }
}

/// That a variable has one of the values in a mask.
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

/// Letters without accents, digits, and `_` for the rest; a letter first.
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
