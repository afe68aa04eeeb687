//! A puzzle of moves as text. Reading it gives an equal puzzle.

use std::fmt::Write as _;

use super::fields::Field;
use super::hanoi::DEFAULT_PEGS;
use super::{Hanoi, JugMoves, Jugs, JugsGoal, Knights, MovingPuzzle, PegMoves, Setup, Tiles, Turns};

/// Returns the notation of a puzzle, without statements of what is the default.
pub fn write(puzzle: &MovingPuzzle) -> String {
    let mut text = puzzle.headers.written(puzzle.setup.family());
    for statement in statements(&puzzle.setup).iter().filter(|statement| !statement.is_usual) {
        let Statement { field, lines, .. } = statement;
        match (field.is_board(puzzle.setup.family()), field) {
            // The board of the start has no keyword.
            (true, Field::Start) => {
                for line in lines {
                    let _ = writeln!(text, "{}", line.trim_start());
                }
            }
            (true, _) => {
                let _ = writeln!(text, "{}:", field.keyword());
                for line in lines {
                    let _ = writeln!(text, "  {line}");
                }
            }
            (false, _) => {
                let _ = writeln!(text, "{}: {}", field.keyword(), lines.join(", "));
            }
        }
    }
    text
}

/// A keyword with its value, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The keyword.
    pub field: Field,
    /// The items, or the rows of a board.
    pub lines: Vec<String>,
    /// Whether it is the default.
    pub is_usual: bool,
}

impl Statement {
    fn new(field: Field, lines: impl IntoIterator<Item = String>) -> Self {
        Self { field, lines: lines.into_iter().collect(), is_usual: false }
    }

    fn usual_if(self, is_usual: bool) -> Self {
        Self { is_usual, ..self }
    }
}

/// Returns every statement of a puzzle, those of defaults included.
pub fn statements(setup: &Setup) -> Vec<Statement> {
    match setup {
        Setup::Jugs(puzzle) => jugs(puzzle),
        Setup::Hanoi(puzzle) => hanoi(puzzle),
        Setup::Tiles(puzzle) => tiles(puzzle),
        Setup::Knights(puzzle) => knights(puzzle),
    }
}

fn jugs(puzzle: &Jugs) -> Vec<Statement> {
    let named = puzzle.jugs.iter().all(|jug| jug.name.is_some());
    // Amounts have names only if all jugs have.
    let of = |(jug, amount): (usize, String)| if named { puzzle.named_amount(jug, &amount) } else { amount };
    let capacity = puzzle.jugs.iter().enumerate().map(|(i, jug)| puzzle.named_amount(i, &jug.capacity.to_string()));
    let start = puzzle.start.iter().map(u32::to_string).enumerate().map(of);
    let goal = match &puzzle.goal {
        JugsGoal::Somewhere(amount) => vec![amount.to_string()],
        JugsGoal::Each(amounts) => {
            let each = amounts.iter().map(|amount| amount.map_or("any".to_owned(), |a| a.to_string()));
            each.enumerate().map(of).collect()
        }
    };
    let JugMoves { fill, empty, pour } = puzzle.moves;
    let moves = [("fill", fill), ("empty", empty), ("pour", pour)].into_iter().filter(|(_, allowed)| *allowed);
    vec![
        Statement::new(Field::Capacity, capacity),
        Statement::new(Field::Start, start).usual_if(puzzle.start.iter().all(|amount| *amount == 0)),
        Statement::new(Field::Goal, goal),
        Statement::new(Field::Moves, moves.map(|(word, _)| word.to_owned()))
            .usual_if(puzzle.moves == JugMoves::default()),
    ]
}

fn hanoi(puzzle: &Hanoi) -> Vec<Statement> {
    let places = |field, pegs: &[u32], usual: u32| {
        let is_tower = pegs.iter().all(|peg| *peg == pegs[0]);
        let shown = if is_tower { &pegs[..1] } else { pegs };
        Statement::new(field, shown.iter().map(|peg| (peg + 1).to_string())).usual_if(is_tower && pegs[0] == usual)
    };
    vec![
        Statement::new(Field::Disks, [puzzle.disks.to_string()]),
        Statement::new(Field::Pegs, [puzzle.pegs.to_string()]).usual_if(puzzle.pegs == DEFAULT_PEGS),
        places(Field::Start, &puzzle.start, 0),
        places(Field::Goal, &puzzle.goal, puzzle.pegs - 1),
        Statement::new(Field::Moves, [puzzle.moves.word().to_owned()]).usual_if(puzzle.moves == PegMoves::default()),
    ]
}

fn tiles(puzzle: &Tiles) -> Vec<Statement> {
    vec![
        Statement::new(Field::Start, puzzle.drawn(&puzzle.start)),
        Statement::new(Field::Goal, puzzle.drawn(&puzzle.goal)).usual_if(puzzle.has_usual_goal()),
    ]
}

fn knights(puzzle: &Knights) -> Vec<Statement> {
    vec![
        Statement::new(Field::Start, puzzle.drawn(&puzzle.start)),
        Statement::new(Field::Goal, puzzle.drawn(&puzzle.goal))
            .usual_if(puzzle.exchanged().as_ref() == Some(&puzzle.goal)),
        Statement::new(Field::Turns, [puzzle.turns_text(puzzle.turns)]).usual_if(puzzle.turns == Turns::Any),
    ]
}
