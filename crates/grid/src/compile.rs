//! Compiles a puzzle to a model: categories to variables and rules, clues to constraints.
//!
//! Clues of common forms become one constraint each ([`direct`]); all others become formulas over variables
//! ([`resolve`]) and then constraints ([`post`], [`arithmetic`]). Models and solutions are one to one, since every
//! auxiliary variable ([`auxiliary`]) is a function of the cells.

mod arithmetic;
mod auxiliary;
mod axis;
mod direct;
mod expression;
mod merge;
mod post;
mod resolve;
mod truths;

use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{Clue, Code, Diagnostic, GridPuzzle, Hint, Kind, Span};
use bachet_solver::{Lit, Model, Tag, Var};
use rustc_hash::FxHashMap;

use self::resolve::Position;
pub(crate) use self::truths::{Truths, compile_truths};
use crate::Solution;
use crate::layout::{Layout, Role, role};
use crate::tags::Tags;

/// Maximum number of values of a category, and of entities.
const MAX_SIZE: usize = 64;

/// A puzzle as a model, with the mapping back to the puzzle.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The variables and constraints.
    pub model: Model,
    /// The mapping between cells and variables.
    pub layout: Layout,
    /// The origins of the tags.
    pub tags: Tags,
}

impl Compiled {
    /// Returns the table that the values of the variables mean.
    pub fn decode(&self, puzzle: &GridPuzzle, value: impl Fn(Var) -> u32) -> Solution {
        self.layout.decode(puzzle, value)
    }
}

/// Compiles the puzzle with all its clues; clues that could not be read are left out.
///
/// # Errors
/// Why the puzzle cannot be compiled: categories of wrong sizes, numbers outside the range of exact arithmetic, clues
/// that are too large with their quantifiers expanded.
pub fn compile(puzzle: &GridPuzzle) -> Result<Compiled, Vec<Diagnostic>> {
    compile_as(puzzle, &Request::default())
}

/// Compiles the puzzle for finding its solutions only: values that a clue gives to the same entity share a variable.
///
/// The model is smaller and faster than that of [`compile`], with the same solutions, but such clues have no constraint
/// with their tag.
///
/// # Errors
/// As [`compile`].
pub fn compile_merged(puzzle: &GridPuzzle) -> Result<Compiled, Vec<Diagnostic>> {
    compile_as(puzzle, &Request { merged: true, ..Request::default() })
}

/// Options of the compiler.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Request<'a> {
    /// The one-each category that numbers the places; `None` for the one that suits the clues best.
    pub(crate) axis: Option<CategoryId>,
    /// For each part of a clue, in the order of [`Tags::parts`], whether it must hold; `None` if all must.
    pub(crate) kept: Option<&'a [bool]>,
    /// Whether values of the same entity share a variable.
    pub(crate) merged: bool,
}

impl Request<'_> {
    fn keeps(&self, at: usize) -> bool {
        self.kept.is_none_or(|kept| kept.get(at).copied().unwrap_or(true))
    }
}

/// Compiles a puzzle with options.
pub(crate) fn compile_as(puzzle: &GridPuzzle, request: &Request<'_>) -> Result<Compiled, Vec<Diagnostic>> {
    let problems = category_problems(puzzle);
    if !problems.is_empty() {
        return Err(problems);
    }
    let axis = request.axis.unwrap_or_else(|| axis::choose(puzzle));
    let mut compiler = Compiler::new(puzzle, axis);
    let classes = if request.merged { merge::classes(puzzle, axis, request) } else { Vec::new() };
    compiler.rules(classes);
    let mut diagnostics = Vec::new();
    for (index, clue) in puzzle.clues.iter().enumerate() {
        for (part, truth) in parts(clue).iter().enumerate() {
            let at = compiler.tags.parts.len();
            let tag = compiler.tags.add_part(index, part);
            if request.keeps(at)
                && let Err(error) = compiler.part(tag, truth)
            {
                let span = clue.parts.get(part).copied().unwrap_or(clue.span);
                diagnostics.push(error.diagnostic(span));
            }
        }
    }
    if diagnostics.is_empty() {
        Ok(Compiled { model: compiler.model, layout: compiler.layout, tags: compiler.tags })
    } else {
        Err(diagnostics)
    }
}

/// Returns the top-level conjuncts of a clue; none if it could not be read.
pub(crate) fn parts(clue: &Clue) -> &[Truth] {
    match &clue.truth {
        Some(Truth::And(parts)) => parts,
        Some(truth) => std::slice::from_ref(truth),
        None => &[],
    }
}

/// Why a clue cannot be compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CompileError {
    /// Its numbers exceed the range of exact arithmetic.
    Overflow,
    /// It has too many nodes or too many combinations of divisors.
    TooLarge,
    /// It needs a variable with more than 64 values.
    TooManyValues,
}

impl CompileError {
    fn diagnostic(self, span: Span) -> Diagnostic {
        let code = match self {
            Self::Overflow => Code::ArithmeticOverflow,
            Self::TooLarge => Code::ClueTooLarge,
            Self::TooManyValues => Code::NoRoomForNobody,
        };
        Diagnostic::new(code, span)
    }
}

/// Returns why the categories cannot be compiled. For a puzzle that was read from text, reading has reported it in more
/// detail.
fn category_problems(puzzle: &GridPuzzle) -> Vec<Diagnostic> {
    let entities = puzzle.entities();
    let mut problems = Vec::new();
    if entities == 0 {
        problems.push(Diagnostic::new(Code::NoCategories, Span::default()));
    }
    for (index, category) in puzzle.categories.iter().enumerate() {
        let size = category.values.len();
        let fits = match &category.kind {
            Kind::OneEach => size == entities,
            Kind::Spare => index > 0 && size >= entities,
            Kind::Shared(numbers) => index > 0 && size > 0 && numbers.len() == size,
        };
        if size > MAX_SIZE {
            problems.push(
                Diagnostic::new(Code::TooManyValues, category.span)
                    .text("category", &category.name)
                    .number("count", size)
                    .number("limit", MAX_SIZE),
            );
        } else if !fits {
            problems.push(
                Diagnostic::new(Code::WrongSize, category.span)
                    .text("category", &category.name)
                    .number("size", size)
                    .text("first", &puzzle.categories[0].name)
                    .number("expected", entities)
                    .hint(if size > entities { Hint::Larger } else { Hint::Smaller }),
            );
        } else if role(&category.kind, size, entities) == Role::OptionalPlaces && entities >= MAX_SIZE {
            problems.push(Diagnostic::new(Code::NoRoomForNobody, category.span));
        }
    }
    problems
}

struct Compiler<'a> {
    puzzle: &'a GridPuzzle,
    model: Model,
    layout: Layout,
    tags: Tags,
    /// The current values of the quantified variables.
    bound: Vec<Option<ValueId>>,
    /// The number of nodes of the current part.
    nodes: usize,
    /// The number of nodes of all clues so far.
    all_nodes: usize,
    /// For each category the positions of its values in its order; empty until used.
    ranks: Vec<Vec<u32>>,
    constants: FxHashMap<u32, Var>,
    cells: FxHashMap<(u32, Position), Var>,
    reified: FxHashMap<(Var, Var, Vec<u64>), Lit>,
}

impl<'a> Compiler<'a> {
    fn new(puzzle: &'a GridPuzzle, axis: CategoryId) -> Self {
        let entities = puzzle.entities() as u32;
        let order = axis::order(puzzle.category(axis));
        let mut place = vec![0; order.len()];
        for (at, &value) in order.iter().enumerate() {
            place[value as usize] = at as u32;
        }
        let values: usize = puzzle.categories.iter().map(|category| category.values.len()).sum();
        let layout = Layout {
            entities,
            axis: axis.0,
            order,
            place,
            columns: Vec::with_capacity(puzzle.categories.len()),
            vars: Vec::with_capacity(values),
        };
        Self {
            puzzle,
            model: Model::with_capacity(values, puzzle.categories.len() + puzzle.clues.len()),
            layout,
            tags: Tags::with_capacity(puzzle.categories.len(), puzzle.clues.len()),
            bound: Vec::new(),
            nodes: 0,
            all_nodes: 0,
            ranks: Vec::new(),
            constants: FxHashMap::default(),
            cells: FxHashMap::default(),
            reified: FxHashMap::default(),
        }
    }

    /// Adds the variables and rules of the categories. Values of a class share the variable of its first value; without
    /// classes each value has its own.
    fn rules(&mut self, mut classes: Vec<merge::Member>) {
        let entities = self.layout.entities;
        let mut values_before = 0;
        for (index, category) in self.puzzle.categories.iter().enumerate() {
            let values = category.values.len() as u32;
            let role = if index as u32 == self.layout.axis {
                Role::Axis
            } else {
                role(&category.kind, category.values.len(), entities as usize)
            };
            let start = self.layout.vars.len();
            self.layout.columns.push((role, start as u32));
            let tags = self.tags.allocator.range(if role == Role::Cells { values } else { entities });
            self.tags.rules.push((tags, role == Role::Cells));
            let (count, size) = match role {
                Role::Axis => (0, 0),
                Role::Places => (values, entities),
                Role::OptionalPlaces => (values, entities + 1),
                Role::Cells => (entities, values),
            };
            for index in 0..count {
                let own = values_before + index;
                let mut shared = None;
                if let (Role::Places, Some(&member)) = (role, classes.get(own as usize)) {
                    classes[own as usize].var = self.layout.vars.len() as u32;
                    if member.first != own {
                        shared = Some(self.layout.vars[classes[member.first as usize].var as usize]);
                    }
                }
                let var = shared.unwrap_or_else(|| self.model.variable(size));
                self.layout.vars.push(var);
            }
            values_before += values;
            let vars = &self.layout.vars[start..];
            match role {
                Role::Axis => {}
                Role::Places => {
                    self.model.all_different(tags, vars);
                }
                Role::OptionalPlaces => {
                    for place in 0..entities {
                        let lits = vars.iter().map(|x| x.is(place)).collect::<Vec<_>>();
                        self.model.cardinality(tags.at(place), 1, 1, &lits);
                    }
                }
                Role::Cells => {
                    if let Kind::Shared(numbers) = &category.kind {
                        for (value, number) in numbers.iter().enumerate() {
                            let Some(number) = *number else { continue };
                            let tag = tags.at(value as u32);
                            let lits = vars.iter().map(|x| x.is(value as u32)).collect::<Vec<_>>();
                            if number <= entities {
                                self.model.cardinality(tag, number, number, &lits);
                            } else {
                                self.model.restrict(tag, vars[0].within(0));
                            }
                        }
                    }
                }
            }
        }
        self.model.auxiliary_from_here();
    }

    /// Posts a part of a clue.
    fn part(&mut self, tag: Tag, truth: &Truth) -> Result<(), CompileError> {
        if self.direct(tag, truth) {
            return Ok(());
        }
        let formula = self.part_formula(truth)?;
        self.post(tag, &formula)
    }

    fn part_formula(&mut self, truth: &Truth) -> Result<expression::Formula, CompileError> {
        self.nodes = 0;
        self.bound.clear();
        self.formula(truth)
    }
}
