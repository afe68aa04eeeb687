//! The houses of a board and which cells exclude each other.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Constraint, Relation};
use bachet_sudoku::{HouseKind, Sudoku, TagOrigin, compile};

use super::{BoardRule, Cells};

/// A set of as many cells as there are values, all different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutHouse<const W: usize> {
    /// What kind of house it is; `None` for a house by a rule, such as a diagonal.
    pub kind: Option<HouseKind>,
    /// Where it comes from: a house of the board, or an instance of a rule.
    pub origin: TagOrigin,
    /// The cells.
    pub cells: Cells<W>,
    /// The cells in reading order.
    pub list: Vec<u16>,
}

/// What is the same in all states of a board.
#[derive(Clone, Debug)]
pub struct Layout<const W: usize> {
    /// The number of rows and of values.
    pub size: usize,
    /// Rows, columns, boxes and regions, then the houses by rules.
    pub houses: Vec<LayoutHouse<W>>,
    /// For each cell the indices of its houses.
    pub houses_of: Vec<Vec<u16>>,
    /// For each cell those that must not have the same value, whether by a house or by a rule.
    pub peers: Vec<Cells<W>>,
    /// Pairs of cells that a rule other than a house makes different, with the rule.
    pub pairs: Vec<([u16; 2], BoardRule)>,
    /// Whether the rules say more than that cells are different. Techniques then see only a part of them, and those
    /// that swap values or count solutions are unsound.
    pub has_other_rules: bool,
    /// Whether techniques may use that the puzzle has one solution. Set by default; whoever explains a puzzle with
    /// several solutions unsets it.
    pub assumes_one_solution: bool,
}

impl<const W: usize> Layout<W> {
    /// Returns the layout of a board; `None` if it has more cells than the sets.
    pub fn new(sudoku: &Sudoku) -> Option<Self> {
        let size = sudoku.size() as usize;
        let area = size * size;
        if area > W * 64 {
            return None;
        }
        let compiled = compile(sudoku);
        let mut layout = Self {
            size,
            houses: Vec::new(),
            houses_of: vec![Vec::new(); area],
            peers: vec![Cells::EMPTY; area],
            pairs: Vec::new(),
            has_other_rules: false,
            assumes_one_solution: true,
        };
        let cell_of = |x| compiled.variables.binary_search(&x).unwrap_or_default() as u16;
        for (tag, constraint) in compiled.model.constraints() {
            let origin = compiled.tags.origin(tag);
            let rule = match origin {
                TagOrigin::Rule { rule, instance } => BoardRule::Rule(rule as u16, instance as u16),
                TagOrigin::Given(_) => continue,
                _ => BoardRule::OneSolution,
            };
            match constraint {
                Constraint::AllDifferent(vars) => {
                    let mut list: Vec<u16> = vars.iter().map(|&x| cell_of(x)).collect();
                    list.sort_unstable();
                    if list.len() == size {
                        layout.add_house(sudoku, origin, list);
                    } else {
                        for (at, &x) in list.iter().enumerate() {
                            list[at + 1..].iter().for_each(|&y| layout.add_pair([x, y], rule));
                        }
                    }
                }
                Constraint::Relation(None, x, Relation::Differ(0), y) => {
                    layout.add_pair([cell_of(x), cell_of(y)], rule);
                }
                _ => layout.has_other_rules = true,
            }
        }
        Some(layout)
    }

    fn add_house(&mut self, sudoku: &Sudoku, origin: TagOrigin, list: Vec<u16>) {
        let kind = if let TagOrigin::House(house) = origin { Some(sudoku.houses()[house].kind) } else { None };
        let cells: Cells<W> = list.iter().map(|&cell| cell as usize).collect();
        for cell in cells.iter() {
            self.houses_of[cell].push(self.houses.len() as u16);
            self.peers[cell] |= cells - Cells::of(cell);
        }
        self.houses.push(LayoutHouse { kind, origin, cells, list });
    }

    fn add_pair(&mut self, [x, y]: [u16; 2], rule: BoardRule) {
        self.pairs.push(([x, y], rule));
        self.peers[x as usize].insert(y as usize);
        self.peers[y as usize].insert(x as usize);
    }

    /// Returns the number of cells.
    pub fn area(&self) -> usize {
        self.size * self.size
    }

    /// Returns the cell with this index.
    pub fn cell(&self, index: usize) -> CellId {
        CellId::at(index, self.size as u32)
    }

    /// Returns the rule by which two cells are different for a value: the first of their common houses, or a pair.
    pub fn rule_between(&self, x: usize, y: usize, value: usize) -> Option<BoardRule> {
        let house = self.houses_of[x].iter().find(|&&house| self.houses[house as usize].cells.contains(y));
        let by_house = house.map(|&house| BoardRule::Once(house, value as u8));
        let joins = |[a, b]: [u16; 2]| [a, b] == [x as u16, y as u16] || [b, a] == [x as u16, y as u16];
        by_house.or_else(|| self.pairs.iter().find(|(pair, _)| joins(*pair)).map(|&(_, rule)| rule))
    }
}
