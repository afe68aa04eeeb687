//! A model in which no clue need hold: each part of a clue is a literal, which holds exactly where the part is true.
//!
//! One solver of this model answers all questions about parts that hold or do not, by assumptions.

use bachet_notation::GridPuzzle;
use bachet_solver::{Lit, Var};

use super::expression::{Formula, Point};
use super::post::{Condition, can_tabulate};
use super::{CompileError, Compiled, Compiler, axis, category_problems, parts};
use crate::tags::DEFINITION;

/// Maximum number of points over which the truth of a part with three or more variables is tabulated.
const MAX_TRUTH_POINTS: usize = 512;

/// A puzzle as a model of the rules of its categories, with the truth of each part of a clue.
#[derive(Clone, Debug)]
pub(crate) struct Truths {
    pub(crate) compiled: Compiled,
    /// For each part, in the order of [`Tags::parts`](crate::Tags::parts), the literal that it is true.
    pub(crate) parts: Vec<Lit>,
    /// For each clue the literal that all its parts are true.
    pub(crate) clues: Vec<Lit>,
    /// The literal that all parts are true.
    pub(crate) all: Lit,
}

/// Compiles the rules of a puzzle and the truth of each part; `None` if the truth of a part is no constraint of the
/// solver.
pub(crate) fn compile_truths(puzzle: &GridPuzzle) -> Option<Truths> {
    if !category_problems(puzzle).is_empty() {
        return None;
    }
    let mut compiler = Compiler::new(puzzle, axis::choose(puzzle));
    compiler.rules(Vec::new());
    let mut all = Vec::new();
    let mut clues = Vec::with_capacity(puzzle.clues.len());
    for (index, clue) in puzzle.clues.iter().enumerate() {
        let first = all.len();
        for (part, truth) in parts(clue).iter().enumerate() {
            compiler.tags.add_part(index, part);
            let formula = compiler.part_formula(truth).ok()?;
            all.push(compiler.truth(&formula).ok()?);
        }
        clues.push(compiler.all_of(&all[first..]));
    }
    let literals = |compiler: &mut Compiler<'_>, truths: &[Condition]| -> Vec<Lit> {
        truths.iter().map(|&truth| compiler.literal(truth)).collect()
    };
    let (parts, clues) = (literals(&mut compiler, &all), literals(&mut compiler, &clues));
    let all = compiler.all_of(&all);
    let all = compiler.literal(all);
    let compiled = Compiled { model: compiler.model, layout: compiler.layout, tags: compiler.tags };
    Some(Truths { compiled, parts, clues, all })
}

impl Compiler<'_> {
    /// Returns a condition that is equivalent to a part of a clue. Numbers that are too large for arithmetic are tabulated,
    /// where there are few points.
    fn truth(&mut self, formula: &Formula) -> Result<Condition, CompileError> {
        let (vars, points) = self.scope(formula);
        if vars.len() > 2 && points <= MAX_TRUTH_POINTS {
            return self.truth_by_table(formula, vars);
        }
        let truth = match formula {
            Formula::And(all) if vars.len() > 2 => {
                all.iter().map(|a| self.truth(a)).collect::<Result<Vec<_>, _>>().map(|all| self.all_of(&all))
            }
            Formula::Or(all) if vars.len() > 2 => {
                let none = all.iter().map(|a| self.truth(a).map(|truth| !truth)).collect::<Result<Vec<_>, _>>();
                none.map(|none| !self.all_of(&none))
            }
            Formula::Not(a) if vars.len() > 2 => self.truth(a).map(|truth| !truth),
            _ => self.condition(formula),
        };
        match truth {
            // Tables have no limits of numbers.
            Err(_) if can_tabulate(formula, points) => self.truth_by_table(formula, vars),
            truth => truth,
        }
    }

    /// Returns a condition that is equivalent to the formula, by a table of the points of its variables.
    fn truth_by_table(&mut self, formula: &Formula, mut vars: Vec<Var>) -> Result<Condition, CompileError> {
        let mut rows = Vec::new();
        let mut point = vec![0; vars.len()];
        loop {
            let holds = formula.evaluate(Point { vars: &vars, values: &point })?;
            rows.extend_from_slice(&point);
            rows.push(u32::from(holds));
            if !self.next_point(&vars, &mut point) {
                break;
            }
        }
        let holds = self.model.variable(2);
        vars.push(holds);
        self.model.table(DEFINITION, &vars, &rows);
        Ok(Condition::Holds(holds.is(1)))
    }

    /// Returns the condition as a literal.
    fn literal(&mut self, condition: Condition) -> Lit {
        match condition {
            Condition::Holds(lit) => lit,
            Condition::Constant(value) => {
                let zero = self.constant(0);
                if value { zero.is(0) } else { zero.is_not(0) }
            }
        }
    }
}
