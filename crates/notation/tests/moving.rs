//! Puzzles of moves: a written puzzle reads back to an equal one, and no text makes reading fail.

use bachet_notation::moving::{
    Hanoi, Jug, JugMoves, Jugs, JugsGoal, Knights, MovingPuzzle, PegMoves, Setup, Square, Tiles, Turns, read, write,
};
use bachet_notation::{Code, Family, Header, Headers, Severity, read_grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

fn sound(source: &str) -> Setup {
    let (puzzle, problems) = read(source);
    assert_eq!(problems, [], "{source}");
    puzzle.expect("a puzzle without problems is there").setup
}

#[test]
fn jugs_are_read() {
    let Setup::Jugs(jugs) = sound("jugs: Die Hard\ncapacity: 3, 5\ngoal: 4\n") else { panic!("it is jugs") };
    assert_eq!(jugs.jugs.iter().map(|jug| jug.capacity).collect::<Vec<_>>(), [3, 5]);
    assert_eq!((jugs.start, jugs.goal, jugs.moves), (vec![0, 0], JugsGoal::Somewhere(4), JugMoves::default()));
    let named =
        "jugs:\ncapacity: large 8, \"red, 1\" 5, small 3\nstart: large 8\ngoal: small any, large 4\nmoves: pour\n";
    let Setup::Jugs(jugs) = sound(named) else { panic!("it is jugs") };
    assert_eq!(jugs.start, [8, 0, 0]);
    assert_eq!(jugs.goal, JugsGoal::Each(vec![Some(4), None, None]));
    assert_eq!(jugs.jugs[1].name.as_deref(), Some("red, 1"));
    assert_eq!(jugs.moves, JugMoves { fill: false, empty: false, pour: true });
}

#[test]
fn towers_are_read() {
    let Setup::Hanoi(hanoi) = sound("hanoi: Four\ndisks: 4\npegs: 4\nstart: 2\ngoal: 1, 1, 2, 3\n") else {
        panic!("it is a tower")
    };
    assert_eq!((hanoi.disks, hanoi.pegs, hanoi.moves), (4, 4, PegMoves::Any));
    assert_eq!((hanoi.start, hanoi.goal), (vec![1; 4], vec![0, 0, 1, 2]));
}

#[test]
fn boards_are_read_as_people_draw_them() {
    let usual = sound("tiles: Eight\n1 2 3\n4 5 6\n7 . 8\n");
    for drawn in [
        "tiles: Eight\n123\n456\n7.8\n",
        "tiles: Eight\n  123\n  456\n  708\n",
        "tiles: Eight\nlanguage: en\n  123\n  456\n  708\n",
        "tiles: Eight\nstart:\n1 2 3\n4 5 6\n7 _ 8\n",
        "tiles: Eight\n+---+---+---+\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 | . | 8 |\n+---+---+---+\n",
        "tiles: Eight\ngoal:\n  1 2 3\n  4 5 6\n  7 8 .\nstart:\n  1 2 3\n  4 5 6\n  7 0 8\n",
    ] {
        assert_eq!(sound(drawn), usual, "{drawn}");
    }
    let Setup::Knights(knights) = sound("knights: Guarini\nB.B\n...\nW.W\nturns: white first\n") else {
        panic!("it is knights")
    };
    assert_eq!(knights.colours, ['B', 'W']);
    assert_eq!(knights.turns, Turns::First(1));
    assert_eq!(Some(knights.goal.clone()), knights.exchanged());
}

#[test]
fn a_grid_may_have_a_category_of_tiles() {
    let source = "tiles: red, blue\nfloor: attic, cellar\n1. = red = attic\n";
    assert_eq!(Family::of_source(source), None);
    let (grid, problems) = read_grid(source);
    assert_eq!((problems, grid.categories.len(), grid.headers.title), (Vec::new(), 2, None));
    let (grid, problems) = read_grid("grid: Knights\nknights: Lancelot, Arthur\njugs: 3, 5\n1. = Arthur = 5\n");
    assert_eq!((problems, grid.categories.len()), (Vec::new(), 2));
}

/// Texts that look like other parts of the notation.
fn text() -> impl Strategy<Value = Option<String>> {
    let odd = prop_oneof!["[a-z ]{0,12}", r"[ -~]{1,20}", Just("goal: 4".to_owned()), Just("é\"# x".to_owned())];
    proptest::option::of(odd.prop_map(|t| t.split_whitespace().collect::<Vec<_>>().join(" ")))
        .prop_map(|t| t.filter(|t| !t.is_empty()))
}

fn jugs() -> impl Strategy<Value = Setup> {
    let name = prop_oneof![Just(None), "[a-z]{1,6}".prop_map(Some), r"[!-~]{1,4} [!-~]{1,4}".prop_map(Some)];
    let jug = (name, prop_oneof![1..10u32, 1..=1_000_000u32], any::<Index>(), any::<Option<Index>>());
    let moves = (any::<bool>(), any::<bool>(), any::<bool>());
    (vec(jug, 1..6), moves, any::<Option<u32>>()).prop_map(|(all, (fill, empty, pour), somewhere)| {
        let mut names: Vec<String> = Vec::new();
        let mut jugs = Jugs::default();
        let mut goal = Vec::new();
        for (name, capacity, start, wanted) in all {
            let name = name.filter(|n| !names.iter().any(|m| m.eq_ignore_ascii_case(n)));
            names.extend(name.clone());
            jugs.jugs.push(Jug { name, capacity });
            jugs.start.push(start.index(capacity as usize + 1) as u32);
            goal.push(wanted.map(|wanted| wanted.index(capacity as usize + 1) as u32));
        }
        let one = jugs.jugs.len() == 1;
        let largest = jugs.jugs.iter().map(|jug| jug.capacity).max().unwrap_or(0);
        jugs.goal = match somewhere.filter(|_| !one) {
            Some(amount) => JugsGoal::Somewhere(amount % (largest + 1)),
            None => JugsGoal::Each(goal),
        };
        jugs.moves = if fill || empty || pour { JugMoves { fill, empty, pour } } else { JugMoves::default() };
        Setup::Jugs(jugs)
    })
}

fn hanoi() -> impl Strategy<Value = Setup> {
    let moves = prop_oneof![Just(PegMoves::Any), Just(PegMoves::Adjacent), Just(PegMoves::Cyclic)];
    (1..20u32, 2..9u32, moves).prop_flat_map(|(disks, pegs, moves)| {
        let places = || prop_oneof![vec(0..pegs, disks as usize), (0..pegs).prop_map(move |p| vec![p; disks as usize])];
        (places(), places()).prop_map(move |(start, goal)| Setup::Hanoi(Hanoi { disks, pegs, start, goal, moves }))
    })
}

fn tiles() -> impl Strategy<Value = Setup> {
    let names = prop_oneof![
        Just((1..25).map(|n| n.to_string()).collect::<Vec<_>>()),
        Just(["A", "B", "é", "10", "A1", "x"].iter().map(|n| (*n).to_owned()).cycle().take(24).collect()),
    ];
    (1..6usize, 1..6usize, names).prop_flat_map(|(columns, rows, names)| {
        let count = columns * rows;
        let cells: Vec<usize> = (0..count).collect();
        let usual = cells[1..].iter().copied().chain([0]).collect::<Vec<_>>();
        let names = names[..count - 1].to_vec();
        let order = || prop_oneof![Just(cells.clone()).prop_shuffle(), Just(usual.clone())];
        (order(), order()).prop_map(move |(start, goal)| {
            let text = |cell: &usize| cell.checked_sub(1).map(|i| names[i].clone());
            let mut own: Vec<String> = Vec::new();
            for name in goal.iter().filter_map(text) {
                if !own.contains(&name) {
                    own.push(name);
                }
            }
            let cell = |cell: &usize| text(cell).map_or(0, |t| own.iter().position(|n| *n == t).unwrap_or(0) as u8 + 1);
            Setup::Tiles(Tiles {
                columns: columns as u32,
                start: start.iter().map(cell).collect(),
                goal: goal.iter().map(cell).collect(),
                names: own.clone(),
            })
        })
    })
}

fn knights() -> impl Strategy<Value = Setup> {
    let shape = (1..6usize, 1..6usize, subsequence(vec!['W', 'B', 'Q', 'A'], 1..4));
    shape.prop_flat_map(|(columns, rows, letters)| {
        let count = columns * rows;
        let squares = vec(
            (0..=letters.len()).prop_map(|k| k.checked_sub(1).map_or(Square::Free, |k| Square::Knight(k as u8))),
            count,
        );
        (squares, any::<Index>(), any::<bool>(), any::<bool>(), 0..4u8).prop_map(
            move |(squares, hole, exchanged, reversed, turns)| {
                let mut squares = squares;
                if count > 2 {
                    squares[hole.index(count - 1) + 1] = Square::Hole;
                }
                if !squares.iter().any(|s| matches!(s, Square::Knight(_))) {
                    squares[0] = Square::Knight(0);
                }
                let mut puzzle = Knights { columns: columns as u32, ..Knights::default() };
                for square in &squares {
                    let letter = match square {
                        Square::Knight(k) => letters[*k as usize],
                        other => {
                            puzzle.start.push(*other);
                            continue;
                        }
                    };
                    let colour = puzzle.colours.iter().position(|c| *c == letter).unwrap_or_else(|| {
                        puzzle.colours.push(letter);
                        puzzle.colours.len() - 1
                    });
                    puzzle.start.push(Square::Knight(colour as u8));
                }
                let mut goal = puzzle.start.clone();
                if reversed {
                    let mut pieces: Vec<Square> = goal.iter().copied().filter(|s| *s != Square::Hole).collect();
                    goal.iter_mut().filter(|s| **s != Square::Hole).for_each(|s| *s = pieces.pop().unwrap_or_default());
                }
                puzzle.goal = puzzle.exchanged().filter(|_| exchanged).unwrap_or(goal);
                puzzle.turns = match turns {
                    1 if puzzle.colours.len() == 2 => Turns::Alternate,
                    2 | 3 if puzzle.colours.len() == 2 => Turns::First(turns - 2),
                    _ => Turns::Any,
                };
                Setup::Knights(puzzle)
            },
        )
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_back(
        setup in prop_oneof![jugs(), hanoi(), tiles(), knights()],
        texts in vec(text(), Header::ALL.len()),
        language in proptest::option::of(Just("fr".to_owned())),
    ) {
        let mut puzzle = MovingPuzzle { headers: Headers::default(), setup };
        for (header, text) in Header::ALL.into_iter().zip(texts) {
            puzzle.headers.set(header, if header == Header::Language { language.clone() } else { text });
        }
        let written = write(&puzzle);
        let (back, problems) = read(&written);
        prop_assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{written}\n{problems:?}");
        prop_assert_eq!(back, Some(puzzle), "{}", written);
    }

    #[test]
    fn no_text_makes_reading_fail(
        family in prop_oneof![Just("jugs"), Just("hanoi"), Just("tiles"), Just("knights")],
        text in r##"((capacity|start|goal|moves|disks|pegs|turns|board|language): ?)?[ -~\n."#,;:0-9WB]{0,60}"##,
    ) {
        let source = format!("{family}: x\n{text}");
        let (puzzle, problems) = read(&source);
        let errors = problems.iter().any(|p| p.severity() == Severity::Error);
        prop_assert!(puzzle.is_some() || errors, "{source}");
        if let Some(puzzle) = puzzle.filter(|_| !errors) {
            prop_assert_eq!(read(&write(&puzzle)).0, Some(puzzle));
        }
    }
}

#[test]
fn limits_have_codes() {
    let first = |source: &str| read(source).1.first().map(|p| p.code);
    for (source, code) in [
        ("hanoi: x\ndisks: 64\npegs: 16\n", Code::StateTooLarge),
        ("hanoi: x\ndisks: 65\n", Code::NotInRange),
        ("jugs: x\ncapacity: 1000001\ngoal: 1\n", Code::NotInRange),
        ("jugs: x\ncapacity: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1\ngoal: 1\n", Code::StateTooLarge),
    ] {
        assert_eq!(first(source), Some(code), "{source}");
    }
    let large = format!(
        "tiles: x\n{}\n",
        (0..36)
            .map(|n| n.to_string())
            .collect::<Vec<_>>()
            .chunks(6)
            .map(|r| r.join(" "))
            .collect::<Vec<_>>()
            .join("\n")
    );
    assert_eq!(first(&large), Some(Code::StateTooLarge));
    let wide = format!("knights: x\nW{}B\n", ".".repeat(100_000));
    assert_eq!(first(&wide), Some(Code::StateTooLarge));
    let lines = format!("jugs: x\n{}", "goal: 4\n".repeat(3_000));
    assert!(read(&lines).1.iter().any(|p| p.code == Code::TooManyProblems));
}

#[test]
fn a_setup_takes_another_start_or_goal() {
    let jugs = sound("jugs: Three\ncapacity: large 8, small 3\ngoal: 4\n");
    let Ok(Setup::Jugs(filled)) = jugs.with_start("small 2, large 5") else { panic!("the jugs hold that") };
    assert_eq!((filled.start, filled.goal), (vec![5, 2], JugsGoal::Somewhere(4)));
    let problems = jugs.with_start("small 2, large 9").expect_err("the large jug holds 8");
    let found: Vec<_> = problems.iter().map(|p| (p.code, p.span.start, p.span.end)).collect();
    assert_eq!(found, [(Code::JugOverfull, 15, 16)]);
    let tiles = sound("tiles:\n1 2 3\n4 5 6\n7 . 8\n");
    let goal = tiles.with_goal("123/456/.78").expect("the goal has the same tiles");
    assert_eq!(goal, sound("tiles:\n1 2 3\n4 5 6\n7 . 8\ngoal:\n  1 2 3\n  4 5 6\n  . 7 8\n"));
    let problems = tiles.with_goal("123/456/779").expect_err("there is no blank");
    assert!(problems.iter().all(|p| p.span.end <= 11), "{problems:?}");
}
