//! The gallery: each puzzle has the solutions that it promises, and idle clues only where it says so.

use bachet::verbs::{self, CheckOptions, Checked, Findings, Solution, SolveOptions, Verdict};
use bachet::{Budget, Puzzle, gallery, read};

/// Name, number of solutions, labels of idle clues, labels of clues that clash.
const GRIDS: &[(&str, &str, &str, &str)] = &[
    ("ceintures", "1", "", ""),
    ("comets", "1", "", ""),
    ("einstein", "7", "", ""),
    ("einstein-direct", "1", "15", ""),
    ("escargots", "0", "", "1 3 5"),
    ("gastsprekers", "1", "", ""),
    ("katten", "1", "", ""),
    ("knights", "1", "", ""),
    ("marche", "1", "", ""),
    ("nachttrein", "1", "", ""),
    ("picnic", "3", "", ""),
    ("regatta", "1", "", ""),
    ("schoolverkeer", "1", "2 7", ""),
    ("verjaardag", "1", "4", ""),
    ("zebra", "1", "", ""),
];

/// Name, number of redundant givens, how the solution begins; each has exactly one.
const SUDOKUS: &[(&str, usize, &str)] = &[
    ("17-clue", 0, "659347281128659473437128956384975612791263845265814397816792534573486129942531768"),
    ("18-clue", 0, "457831296129675384638924175284519637791263458365487912816792543573146829942358761"),
    ("a-l-envers", 0, "987654321246173985351928746128537694634892157795461832519286473472319568863745219"),
    ("difficile", 11, "194357862582169374763842519835421697276935481941786235627598143359614728418273956"),
    ("irregular", 0, "857693124364812759295437861928741635736154982612589347143965278579328416481276593"),
    ("six", 0, "613524254316425631136452541263362145"),
    ("sixteen", 0, "6d5298g41acbfe37"),
    ("start", 48, "563798412794125368281463957347219586956387241812546739639874125175632894428951673"),
    ("statewiki", 0, "534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
    ("x-sudoku", 0, "672954381859136274341728695168372549925481763734569812213897456597643128486215937"),
];

/// Name, the least cost, the number of shortest ways, thing by thing.
const CROSSINGS: &[(&str, i64, u64)] = &[
    ("ballast", 13, 4),
    ("buit", 13, 8),
    ("chess", 13, 8),
    ("dag-en-nacht", 11, 80),
    ("family", 17, 8),
    ("guides", 10, 10_724),
    ("harbour", 15, 5),
    ("honden-en-katten", 13, 36),
    ("island", 16, 677_376),
    ("last-train", 29, 8),
    ("marchands", 7, 4),
    ("maris-jaloux", 11, 486),
    ("maris-jaloux-programme", 11, 486),
    ("maris-jaloux-un-siege", 0, 0),
    ("mill", 10, 36),
    ("missionaries", 11, 8100),
    ("torch", 15, 2),
    ("voisins", 7, 160),
    ("weights", 9, 8),
    ("wolf-goat-cabbage", 7, 2),
];

/// Name of a puzzle of moves, number of moves of a shortest way, number of shortest ways.
const MOVES: &[(&str, u64, &str)] = &[
    ("cruches", 6, "1"),
    ("decanting", 7, "1"),
    ("eight", 31, "40"),
    ("fifteen", 29, "1"),
    ("guarini", 16, "4726784"),
    ("hanoi", 31, "1"),
];

/// To ask which of its givens are redundant takes minutes here.
const LARGE: (&str, &str) = ("twenty-five", "elmn3op6dg8ba941ifj72c5kh");

#[test]
fn every_puzzle_promises_something() {
    let mut promised: Vec<&str> =
        GRIDS.iter().map(|p| p.0).chain(SUDOKUS.iter().map(|p| p.0)).chain([LARGE.0]).collect();
    promised.extend(CROSSINGS.iter().map(|p| p.0));
    promised.extend(MOVES.iter().map(|p| p.0));
    promised.sort_unstable();
    assert_eq!(gallery::all().map(|(name, _)| name).collect::<Vec<_>>(), promised);
}

fn puzzle(name: &str) -> Puzzle {
    let loaded = read(gallery::get(name).unwrap_or_default()).expect("the gallery is sound");
    assert_eq!(loaded.warnings, [], "{name}");
    loaded.puzzle
}

fn checked(name: &str) -> Checked {
    let found = verbs::check(&puzzle(name), &CheckOptions::default(), &mut Budget::unlimited());
    found.expect("it can be stated")
}

/// The values row by row, letters above 9.
fn values(solution: &Solution) -> String {
    let Solution::Sudoku(solution) = solution else { panic!("it is no Sudoku") };
    solution.rows().flatten().map(|&v| char::from_digit(v.into(), 36).unwrap_or('?')).collect()
}

#[test]
fn every_crossing_keeps_its_promise() {
    for &(name, cost, ways) in CROSSINGS {
        let options = SolveOptions::default();
        let found = verbs::solve(&puzzle(name), &options, &mut Budget::unlimited());
        let found = found.expect("it can be stated");
        let way = found.solutions.first().map(|solution| match solution {
            Solution::Way(way) => way.cost.unwrap_or_else(|| (way.moves as i64).into()),
            _ => panic!("{name} is no crossing"),
        });
        assert_eq!((way.unwrap_or_default(), &found.count.number), (cost.into(), &ways.into()), "{name}");
    }
}

#[test]
fn the_largest_board_has_one_solution() {
    let (name, begins) = LARGE;
    let options = SolveOptions::default();
    let found = verbs::solve(&puzzle(name), &options, &mut Budget::unlimited());
    let found = found.expect("it can be stated");
    assert_eq!(found.verdict, Verdict::Unique);
    assert!(values(&found.solutions[0]).starts_with(begins));
}

#[test]
fn every_sudoku_keeps_its_promise() {
    for &(name, redundant, begins) in SUDOKUS {
        let found = checked(name);
        assert_eq!(found.verdict, Verdict::Unique, "{name}");
        let Findings::Sudoku(findings) = &found.findings else { panic!("{name} is no Sudoku") };
        assert_eq!(findings.redundant.len(), redundant, "{name}");
        assert!(findings.redundant_rules.is_empty(), "{name}");
        let values = values(&found.solutions[0]);
        assert!(values.starts_with(begins), "{name}: {values}");
    }
}

#[test]
fn every_grid_keeps_its_promise() {
    for &(name, solutions, idle, clash) in GRIDS {
        let found = checked(name);
        let labels = |clues: &[verbs::CluePart]| {
            let mut labels: Vec<&str> = clues.iter().map(|c| c.label.as_str()).collect();
            labels.dedup();
            labels.join(" ")
        };
        assert_eq!(found.count.number.to_string(), solutions, "{name}");
        let Findings::Grid(findings) = found.findings else { panic!("{name} is no grid") };
        assert_eq!(labels(&findings.idle), idle, "{name}");
        assert_eq!(labels(findings.clash.as_deref().unwrap_or_default()), clash, "{name}");
    }
}

#[test]
fn every_puzzle_of_moves_keeps_its_promise() {
    for &(name, distance, ways) in MOVES {
        let Findings::Ways(found) = checked(name).findings else { panic!("{name} is no puzzle of moves") };
        assert_eq!(
            (found.ways.distance.map(|d| d.moves), found.ways.count().number.to_string()),
            (Some(distance), ways.to_owned()),
            "{name}"
        );
    }
}
