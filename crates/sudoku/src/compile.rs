//! Compiles a board to a model: a variable for each cell, an all-different for each house, and the constraints of the
//! rules.

mod propagated;
mod symmetry;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Model, Relation, Tag, TagRange, Var};

pub(crate) use self::propagated::compile_propagated;
pub(crate) use self::symmetry::{Symmetry, symmetry};
use crate::leftovers::leftovers;
use crate::{Solution, Sudoku, Tags};

/// A board as a model, with the mapping back to the board.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The variables and constraints.
    pub model: Model,
    /// For each cell, row by row, its variable: the value `v` is the variable's `v - 1`.
    pub variables: Vec<Var>,
    /// The origins of the tags.
    pub tags: Tags,
    size: u32,
}

impl Compiled {
    /// Returns the variable of a cell.
    pub fn variable(&self, cell: CellId) -> Var {
        self.variables[cell.index(self.size)]
    }

    /// Returns the board that the values of the variables mean.
    pub fn decode(&self, value: impl Fn(Var) -> u32) -> Solution {
        Solution::of_cells(self.size, self.variables.iter().map(|&x| value(x) as u8 + 1))
    }
}

/// Compiles a board with its givens and rules. Models and solutions are one to one.
pub fn compile(sudoku: &Sudoku) -> Compiled {
    let size = sudoku.size();
    let area = (size * size) as usize;
    let tags = Tags::new(sudoku);
    let mut model = Model::with_capacity(area, area);
    let variables: Vec<Var> = (0..area).map(|_| model.variable(size)).collect();
    for cell in sudoku.givens() {
        let x = variables[cell.index(size)];
        model.restrict(tags.given(cell), x.within(sudoku.candidates_given(cell)));
    }
    let mut compiled = Compiled { model, variables, tags, size };
    post_houses(sudoku, &mut compiled, |_| true);
    post_rules(sudoku, &mut compiled);
    compiled
}

/// Posts the houses of a board, each without the cells for which `is_open` is false.
fn post_houses(sudoku: &Sudoku, compiled: &mut Compiled, is_open: impl Fn(&CellId) -> bool) {
    for (number, house) in sudoku.houses().iter().enumerate() {
        let open = house.cells.iter().filter(|cell| is_open(cell));
        let vars: Vec<Var> = open.map(|&cell| compiled.variable(cell)).collect();
        compiled.model.all_different(compiled.tags.house(number), &vars);
    }
}

/// Posts the rules of a board.
fn post_rules(sudoku: &Sudoku, compiled: &mut Compiled) {
    for (number, rule) in sudoku.rules().enumerate() {
        rule.post(&mut Posting { compiled, rule: number });
    }
}

/// Compiles a board with redundant constraints from overlapping houses. The solutions are the same, and are found much
/// faster on irregular boards.
///
/// The constraints follow from houses alone. They connect distant cells, which hinders counting by independent parts.
pub(crate) fn compile_to_search(sudoku: &Sudoku) -> Compiled {
    let mut compiled = compile(sudoku);
    post_leftovers(sudoku, &mut compiled);
    compiled
}

/// Posts the redundant constraints from overlapping houses.
fn post_leftovers(sudoku: &Sudoku, compiled: &mut Compiled) {
    for [left, right] in leftovers(sudoku.houses(), sudoku.size()) {
        let variables = |cells: &[CellId]| cells.iter().map(|&cell| compiled.variable(cell)).collect::<Vec<Var>>();
        let (left, right) = (variables(&left), variables(&right));
        compiled.model.multiset_equality(compiled.tags.derived, &left, &right);
    }
}

/// What a rule posts its constraints to.
#[derive(Debug)]
pub struct Posting<'a> {
    compiled: &'a mut Compiled,
    rule: usize,
}

impl Posting<'_> {
    /// Returns the number of values.
    pub fn size(&self) -> u32 {
        self.compiled.size
    }

    /// Returns the variable of a cell: the value `v` is the variable's `v - 1`.
    pub fn variable(&self, cell: CellId) -> Var {
        self.compiled.variable(cell)
    }

    /// Returns the tags of an instance, one for each value.
    pub fn tags(&self, instance: usize) -> TagRange {
        self.compiled.tags.rule(self.rule, instance)
    }

    /// Returns the first tag of an instance.
    pub fn tag(&self, instance: usize) -> Tag {
        self.tags(instance).first()
    }

    /// Returns the model, for constraints other than those below.
    pub fn model(&mut self) -> &mut Model {
        &mut self.compiled.model
    }

    /// Posts that the cells have different values.
    pub fn all_different(&mut self, instance: usize, cells: &[CellId]) {
        let tags = self.tags(instance);
        let vars: Vec<Var> = cells.iter().map(|&cell| self.variable(cell)).collect();
        self.model().all_different(tags, &vars);
    }

    /// Posts that two cells have different values.
    pub fn different(&mut self, instance: usize, [a, b]: [CellId; 2]) {
        let (tag, x, y) = (self.tag(instance), self.variable(a), self.variable(b));
        self.model().relate(tag, x, Relation::Differ(0), y);
    }
}
