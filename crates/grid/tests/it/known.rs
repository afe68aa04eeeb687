//! Puzzles with known results.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use bachet_grid::{
    Answer, Answers, CheckOptions, KnownCounts, Solution, Verdict, best_order, check, count_per_clue, solve, verify,
};
use bachet_notation::clue::{CategoryId, Comparison, Truth};
use bachet_notation::{GridPuzzle, read_grid};
use bachet_solver::{Budget, SearchOutcome};

const GUESTS: &str = "
speaker: Cor, Jeanet, Nina, Peter, Tycho
age: 40, 42, 45, 48, 50
subject: alcohol, first aid, weapons, freedom, fireworks
month: October, December, February, May, June
1. = December != Tycho and December = fireworks and May = freedom and May = 45
2. = weapons = Jeanet
3. = February = alcohol and age(February) = age(Peter) - 2
4. = age(Tycho) = 42 and age(Cor) > age(Nina)
5. = June != first aid
? = speaker(freedom)
";

const PUPILS: &str = "
pupil: Mark, Daphne, Diederik, Karel
vehicle: taxi, on foot, bicycle, scooter
time: 5, 10, 15, 20
excuse: flat tyre, unwell, open bridge, broken alarm
1. = Mark = taxi
2. = time(Daphne) != time(on foot)
3. = time(bicycle) = 2 * (time(Diederik) + time(unwell))
4. = Karel != flat tyre
5. = scooter != open bridge
6. = time(broken alarm) not in [10, 15]
7. = unwell = on foot
8. = time(scooter) > time(taxi)
";

const ZEBRA: &str = "
nationality: Englishman, Spaniard, Ukrainian, Norwegian, Japanese
house: 1..5
colour: red, green, ivory, yellow, blue
drink: coffee, tea, milk, orange juice, water
smoke: Old Gold, Kools, Chesterfields, Lucky Strike, Parliaments
pet: dog, snails, fox, horse, zebra
1. = Englishman = red
2. = Spaniard = dog
3. = coffee = green
4. = Ukrainian = tea
5. = house(green) = house(ivory) + 1
6. = Old Gold = snails
7. = Kools = yellow
8. = house(milk) = 3
9. = house(Norwegian) = 1
10. = Chesterfields next to fox by house
11. = Kools next to horse by house
12. = Lucky Strike = orange juice
13. = Japanese = Parliaments
14. = Norwegian next to blue by house
? = nationality(water)
? = nationality(zebra)
";

const EINSTEIN: &str = "
house: 1..5
nationality: Briton, Swede, Dane, Norwegian, German
colour: red, green, white, yellow, blue
drink: tea, coffee, milk, beer, water
smoke: Pall Mall, Dunhill, Blend, Blue Master, Prince
pet: dog, bird, cat, horse, fish
1. = Briton = red
2. = Swede = dog
3. = Dane = tea
4. = green DIRECTLY left of white by house
5. = green = coffee
6. = Pall Mall = bird
7. = yellow = Dunhill
8. = house(milk) = 3
9. = house(Norwegian) = 1
10. = Blend next to cat by house
11. = horse next to Dunhill by house
12. = Blue Master = beer
13. = German = Prince
14. = Norwegian next to blue by house
15. = Blend next to water by house
? = nationality(fish)
";

fn read(source: &str) -> GridPuzzle {
    let (puzzle, problems) = read_grid(source);
    assert_eq!(problems, []);
    puzzle
}

fn all(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut all = Vec::new();
    let end = solve(puzzle, &mut Budget::unlimited(), |solution| {
        assert_eq!(verify(puzzle, &solution), []);
        all.push(solution);
        ControlFlow::Continue(())
    });
    assert_eq!(end, Ok(SearchOutcome::Exhausted));
    all
}

/// Returns the tables as text, with a line for each row.
fn table(puzzle: &GridPuzzle, solutions: &[Solution]) -> String {
    let mut text = String::new();
    for solution in solutions {
        for row in solution.rows() {
            let cells =
                row.iter().zip(&puzzle.categories).map(|(&v, category)| category.values[v as usize].text.as_str());
            let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join(" | "));
        }
    }
    text
}

/// Returns the answers to every question, such as `German 3, Dane 3`.
fn answers(puzzle: &GridPuzzle) -> Vec<String> {
    let mut answers = Answers::new(puzzle);
    for solution in all(puzzle) {
        answers.add(&solution);
    }
    let word = |(answer, count): (Answer, u64)| match answer {
        Answer::Value(value) => format!("{} {count}", puzzle.value(value).text),
        other => format!("{other:?} {count}"),
    };
    answers.counts().into_iter().map(|counts| counts.into_iter().map(word).collect::<Vec<_>>().join(", ")).collect()
}

fn counts(puzzle: &GridPuzzle) -> String {
    let counts = count_per_clue(puzzle, &KnownCounts::default(), &mut Budget::unlimited()).expect("it compiles");
    assert!(counts.iter().all(|count| count.exact));
    counts.iter().map(|count| count.number.to_string()).collect::<Vec<_>>().join(", ")
}

#[test]
fn guests() {
    let puzzle = read(GUESTS);
    let expected = "\
Cor | 48 | alcohol | February
Jeanet | 40 | weapons | June
Nina | 45 | freedom | May
Peter | 50 | fireworks | December
Tycho | 42 | first aid | October
";
    assert_eq!(table(&puzzle, &all(&puzzle)), expected);
    assert_eq!(answers(&puzzle), ["Nina 1"]);
    assert_eq!(counts(&puzzle), "1728000, 13824, 2592, 80, 2, 1");
    let order = best_order(&puzzle, &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(order.last().map(|(_, count)| count.number.to_string()).as_deref(), Some("1"));
}

#[test]
fn pupils() {
    let puzzle = read(PUPILS);
    let expected = "\
Mark | taxi | 10 | open bridge
Daphne | scooter | 15 | flat tyre
Diederik | on foot | 5 | unwell
Karel | bicycle | 20 | broken alarm
";
    assert_eq!(table(&puzzle, &all(&puzzle)), expected);
    assert_eq!(counts(&puzzle), "13824, 3456, 2304, 36, 24, 18, 4, 2, 1");
}

#[test]
fn zebra() {
    let puzzle = read(ZEBRA);
    assert_eq!(answers(&puzzle), ["Norwegian 1", "Japanese 1"]);
    let found = check(&puzzle, CheckOptions::default(), &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(found.verdict, Verdict::Unique);
    assert!(found.complete);
    assert_eq!(found.idle_clues, Vec::<usize>::new());
}

#[test]
fn einstein_directly_left() {
    let puzzle = read(&EINSTEIN.replace("DIRECTLY", "directly"));
    assert_eq!(answers(&puzzle), ["German 1"]);
}

#[test]
fn einstein_somewhere_left() {
    let puzzle = read(&EINSTEIN.replace("DIRECTLY ", ""));
    assert_eq!(all(&puzzle).len(), 7);
    assert_eq!(answers(&puzzle), ["Dane 3, German 3, Norwegian 1"]);
    let found = check(&puzzle, CheckOptions::default(), &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(found.verdict, Verdict::Several);
    assert!(found.complete && found.all_listed);
    assert!(found.differing.contains(&(3, CategoryId(5))));
    assert_eq!(found.additions.len(), 5);
    assert!(found.additions.iter().all(|addition| addition.left.number == 1u32.into()), "{:?}", found.additions);
    assert!(matches!(found.additions[0].clue, Truth::Same(_, Comparison::Equal, _)), "{:?}", found.additions);
}

#[test]
fn a_clash_names_its_clues() {
    let mut source = String::from(ZEBRA.trim_end());
    source.push_str("\n15. = water != Norwegian and zebra = Japanese\n");
    let puzzle = read(&source);
    let found = check(&puzzle, CheckOptions::default(), &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(found.verdict, Verdict::None);
    assert!(found.complete);
    assert!(found.clash.contains(&(14, 0)) && !found.clash.contains(&(14, 1)), "{:?}", found.clash);
}
