//! The verbs on river crossings: the known numbers of the jealous husbands, and what each verb says of them.

use bachet::front::notation::crossing::CrossingPuzzle;
use bachet::json::{Output, Payload, Solve, certificate, pretty, read_certificate};
use bachet::verbs::{
    self, Cells, CheckOptions, CountOptions, Findings, Flaw, Listing, NoWay, Numbering, Reached, Refusal, SeatsNeeded,
    ShowOptions, Shown, ShownState, Solution, Solutions, SolveOptions, State, Step, Symmetry, Verdict, WayCounts,
    WayFindings,
};
use bachet::{Budget, Puzzle, read};

/// The rule of the text; `BOAT` stands for what the boat takes.
const HUSBANDS: &str = "\
crossing: Jealous husbands
woman: blue, green, red, each with her man
man: blue, green, red
boat: BOAT
rule: each woman: her man or no man
  say: a woman is with men, and her own is not there
";

const TORCH: &str = "\
crossing: Four in the dark
walker: 4, time 1 2 5 8
boat: 2 seats
cost: max time
limit: 15
";

const WOLF: &str = "\
crossing: Wolf, goat and cabbage
farmer: 1
wolf: 1
goat: 1
cabbage: 1
boat: 2 seats
rower: farmer
rule at banks: wolf and goat => farmer
  say: the wolf eats the goat
rule at banks: goat and cabbage => farmer
";

fn puzzle(text: &str) -> Puzzle {
    let loaded = read(text).expect("it is sound");
    assert_eq!(loaded.warnings, []);
    loaded.puzzle
}

fn husbands(boat: &str) -> Puzzle {
    puzzle(&HUSBANDS.replace("BOAT", boat))
}

fn crossing(puzzle: &Puzzle) -> &CrossingPuzzle {
    let Puzzle::Crossing(crossing) = puzzle else { panic!("it is no river crossing") };
    crossing
}

fn solved(puzzle: &Puzzle, listing: Listing, symmetry: Symmetry, first: usize) -> Solutions {
    let options = SolveOptions::default().first(first).ways(listing, symmetry);
    verbs::solve(puzzle, &options, &mut Budget::unlimited()).expect("it can be stated")
}

/// The number of a state.
fn number(puzzle: &Puzzle, state: &State) -> String {
    let State::Crossing(position) = state else { panic!("it is no state of a crossing") };
    Numbering::new(crossing(puzzle)).expect("they are few").number(position).to_string()
}

/// The numbers of the states along a way, the start first.
fn states(puzzle: &Puzzle, solution: &Solution) -> String {
    let crossing = crossing(puzzle);
    let Solution::Way(way) = solution else { panic!("it is no way") };
    let numbering = Numbering::new(crossing).expect("they are few");
    let mut position = numbering.start(crossing);
    let mut numbers = vec![numbering.number(&position).to_string()];
    for step in &way.steps {
        let Step::Trip(trip) = step else { panic!("it is no trip") };
        trip.load.iter().for_each(|thing| position.at[numbering.index(*thing)] = trip.to);
        position.boats[trip.boat.0 as usize] = trip.to;
        numbers.push(numbering.number(&position).to_string());
    }
    numbers.join(" ")
}

fn summary(ways: &WayCounts) -> String {
    let both = |both: &verbs::SymmetryCounts| {
        let text = |n: &Option<bachet::BigUint>| n.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("{}/{}", text(&both.named), text(&both.up_to_symmetry))
    };
    let ways_of = ways.distance.map(|_| both(&ways.shortest)).unwrap_or_default();
    let crossings = ways.distance.map(|distance| distance.moves).unwrap_or_default();
    format!("{crossings} crossings, {ways_of} ways, {} states, {} moves", both(&ways.states), both(&ways.moves))
}

#[test]
fn the_first_shortest_way_is_that_of_the_program_of_old() {
    let found = solved(&husbands("2 seats"), Listing::Shortest, Symmetry::Named, 25);
    assert_eq!(
        summary(&found.ways.expect("a crossing has ways")),
        "11 crossings, 486/4 ways, 40/16 states, 120/34 moves"
    );
    assert_eq!((found.verdict, found.count.number, found.solutions.len()), (Verdict::Several, 486u32.into(), 1));
    let programme = husbands("2 seats, at least 2 from left");
    let found = solved(&programme, Listing::Shortest, Symmetry::Named, 25);
    assert_eq!(states(&programme, &found.solutions[0]), "0 67 1 85 20 124 48 122 42 111 46 127");
}

#[test]
fn every_way_is_listed_in_order() {
    let programme = husbands("2 seats, at least 2 from left");
    let found = solved(&programme, Listing::Simple, Symmetry::Named, 2000);
    assert_eq!((found.count.number, found.count.exact), (1458u32.into(), true));
    assert_eq!(found.solutions.len(), 1458);
    // The first that the program of old finds, and the first of its longest.
    assert_eq!(states(&programme, &found.solutions[0]), "0 67 1 85 20 124 48 115 3 79 12 110 42 111 46 127");
    let found = solved(&husbands("2 seats"), Listing::AllShortest, Symmetry::UpToSymmetry, 25);
    assert_eq!((found.count.number, found.solutions.len()), (4u32.into(), 4));
    let found = solved(&husbands("2 seats"), Listing::AllShortest, Symmetry::Named, 1000);
    assert_eq!((found.count.number, found.solutions.len()), (486u32.into(), 486));
}

#[test]
fn simple_ways_are_counted_by_length() {
    let count = |symmetry| {
        let options = CountOptions::default().ways(Listing::Simple, symmetry);
        let found = verbs::count(&husbands("2 seats"), &options, &mut Budget::unlimited());
        let simple = found.expect("it can be stated").ways.and_then(|ways| ways.simple).expect("they were asked for");
        let lengths: Vec<String> = simple.by_length().map(|(length, n)| format!("{length}:{n}")).collect();
        format!("{} = {}", lengths.join(" "), simple.total())
    };
    let named = "11:486 13:1782 15:3942 17:5184 19:4752 21:2592 23:864 = 19602";
    assert_eq!(count(Symmetry::Named), named);
    assert_eq!(count(Symmetry::UpToSymmetry), "11:4 = 4");
}

#[test]
fn a_long_way_is_cut_and_a_spent_budget_is_reported() {
    let options = SolveOptions::default().max_moves(3);
    let found = verbs::solve(&husbands("2 seats"), &options, &mut Budget::unlimited());
    let found = found.expect("it can be stated");
    let Solution::Way(way) = &found.solutions[0] else { panic!("it is no way") };
    assert_eq!((way.moves, way.steps.len()), (11, 3));
    let mut budget = Budget::unlimited().steps(2);
    let found = verbs::solve(&husbands("2 seats"), &SolveOptions::default(), &mut budget);
    let found = found.expect("it can be stated");
    assert_eq!((found.verdict, found.count.exact), (Verdict::Unknown, false));
}

fn checked(puzzle: &Puzzle) -> (Verdict, WayFindings) {
    let found = verbs::check(puzzle, &CheckOptions::default(), &mut Budget::unlimited()).expect("it can be stated");
    assert!(found.complete);
    let Findings::Ways(findings) = found.findings else { panic!("it is no river crossing") };
    (found.verdict, findings)
}

#[test]
fn check_reports_why_there_is_no_way_and_what_would_help() {
    let (verdict, findings) = checked(&husbands("1 seat"));
    assert_eq!(verdict, Verdict::None);
    assert_eq!(summary(&findings.ways), "0 crossings,  ways, 4/2 states, 6/2 moves");
    let blocked = findings.blocked.expect("there is no way");
    assert_eq!(blocked.max_home, 1);
    assert!(matches!(blocked.seats[..], [SeatsNeeded::Enough { seats: 2, .. }]));
    let (verdict, findings) = checked(&puzzle(&TORCH.replace("15", "14")));
    assert_eq!((verdict, findings.ways.no_way), (Verdict::None, Some(NoWay::OverLimit(15.into()))));
    let (verdict, findings) = checked(&puzzle(TORCH));
    assert_eq!((verdict, findings.ways.no_way), (Verdict::Several, None));
}

#[test]
fn check_finds_rules_that_never_matter() {
    let (_, findings) = checked(&puzzle(&(WOLF.to_owned() + "rule in boat: not (wolf and cabbage)\n")));
    assert_eq!(findings.idle, [2]);
    assert!(checked(&puzzle(WOLF)).1.idle.is_empty());
}

#[test]
fn candidates_are_the_states_on_shortest_ways() {
    let found = verbs::candidates(&puzzle(WOLF), &mut Budget::unlimited()).expect("it can be stated");
    let Cells::Ways(states) = &found.cells else { panic!("it is no river crossing") };
    let numbers: Vec<String> =
        states.iter().map(|state| format!("{}:{}", state.distance, number(&puzzle(WOLF), &state.state))).collect();
    assert_eq!(numbers.join(" "), "0:0 1:21 2:4 3:23 3:29 4:2 4:8 5:27 6:10 7:31");
    let found = verbs::candidates(&husbands("1 seat"), &mut Budget::unlimited()).expect("it can be stated");
    assert!(matches!(&found.cells, Cells::Ways(states) if states.is_empty()));
}

fn shown(puzzle: &Puzzle, state: &str) -> Result<ShownState, Refusal> {
    let options = ShowOptions::default().state(Some(state.to_owned()));
    let Shown::State(state) = verbs::show(puzzle, &options, &mut Budget::unlimited())? else {
        panic!("it is no river crossing")
    };
    Ok(state)
}

#[test]
fn of_128_states_44_are_allowed_and_4_of_these_are_never_reached() {
    let puzzle = husbands("2 seats");
    let all: Vec<ShownState> = (0..128).map(|n| shown(&puzzle, &n.to_string()).expect("it is a state")).collect();
    let allowed = all.iter().filter(|state| state.broken.iter().flatten().next().is_none());
    let (lost, reached): (Vec<_>, Vec<_>) = allowed.partition(|state| state.from_start == Reached::Never);
    assert_eq!(reached.len(), 40);
    let lost: Vec<String> = lost.iter().map(|state| number(&puzzle, &state.state)).collect();
    assert_eq!(lost.join(" "), "21 63 64 106");
}

#[test]
fn a_state_is_a_number_bits_or_names() {
    let puzzle = husbands("2 seats");
    for state in ["67", "1000011", "0b1000011", "woman blue, Man Blue, boat", "right: woman blue, man blue, boat"] {
        let found = shown(&puzzle, state).expect("it is a state").state;
        assert_eq!(number(&puzzle, &found), "67", "{state}");
    }
    let broken = shown(&puzzle, "woman blue, man green").expect("it is a state").broken.expect("it has rules");
    assert_eq!(broken.len(), 2);
    assert_eq!(broken[0].reason, "a woman is with men, and her own is not there");
    for state in ["128", "11111111", "Fred", "moon: woman blue", "", "99999999999999999999999999"] {
        let found = shown(&puzzle, state);
        assert!(state.is_empty() == found.is_ok(), "{state}: {found:?}");
    }
}

#[test]
fn certificates_are_accepted_and_damaged_ones_refused() {
    for text in [HUSBANDS.replace("BOAT", "1 seat"), HUSBANDS.replace("BOAT", "2 seats"), TORCH.into(), WOLF.into()] {
        let puzzle = puzzle(&text);
        let proof = verbs::prove(&puzzle, &mut Budget::unlimited()).expect("it can be stated").expect("it is small");
        let written = certificate(crossing(&puzzle), &proof).expect("it is JSON");
        let back = read_certificate(crossing(&puzzle), &written).expect("it was written so");
        assert_eq!(back, proof);
        let check =
            |proof: &_| verbs::check_proof(&puzzle, proof, &mut Budget::unlimited()).expect("it has certificates");
        assert_eq!(check(&back), None);
        let mut damaged = proof.clone();
        damaged.states.pop();
        assert!(check(&damaged).is_some());
        damaged = proof.clone();
        damaged.cheapest = if proof.cheapest.is_some() { None } else { Some(3.into()) };
        assert!(check(&damaged).is_some());
        assert_eq!(
            verbs::check_proof(&puzzle, &proof, &mut Budget::unlimited().steps(1)).expect("it has certificates"),
            Some(Flaw::Unfinished)
        );
        assert!(read_certificate(crossing(&puzzle), &written.replace("\"0\"", "\"x\"")).is_err());
        assert!(read_certificate(crossing(&puzzle), "{}").is_err());
    }
}

#[test]
fn ways_in_json() {
    let puzzle = puzzle(WOLF);
    let found = solved(&puzzle, Listing::AllShortest, Symmetry::Named, 1);
    insta::assert_snapshot!(
        pretty(&Output::from(Payload::Solve(Solve::new(&puzzle, &found, &[])))).expect("it is JSON")
    );
}

#[test]
fn many_travellers_are_shown_as_numbers() {
    let puzzle = puzzle(&HUSBANDS.replace("blue, green, red", "40").replace("BOAT", "4 seats"));
    let options = SolveOptions::default().max_moves(2);
    let found = verbs::solve(&puzzle, &options, &mut Budget::unlimited()).expect("it is sound");
    assert_eq!(found.ways.as_ref().and_then(|ways| ways.distance).map(|d| d.moves), Some(77));
    insta::assert_snapshot!(
        pretty(&Output::from(Payload::Solve(Solve::new(&puzzle, &found, &[])))).expect("it is JSON")
    );
}

#[test]
fn where_names_would_fill_the_memory_ways_are_listed_up_to_symmetry() {
    let puzzle = puzzle(&HUSBANDS.replace("blue, green, red", "60").replace("BOAT", "4 seats"));
    let found = solved(&puzzle, Listing::AllShortest, Symmetry::Named, 2);
    assert_eq!(found.ways.map(|ways| ways.symmetry), Some(Symmetry::UpToSymmetry));
    assert_eq!(found.solutions.len(), 2);
    let options = CountOptions::default().ways(Listing::Simple, Symmetry::Named);
    let found = verbs::count(&puzzle, &options, &mut Budget::unlimited()).expect("it is sound");
    assert!(!found.count.exact);
}

/// What a verb says where it has no meaning.
fn refused<T>(answer: Result<T, Refusal>) -> &'static str {
    match answer {
        Err(Refusal::Because(message)) => message.id.as_str(),
        _ => panic!("it has a meaning"),
    }
}

#[test]
fn what_has_no_meaning_is_refused_in_a_sentence() {
    let (husbands, grid) = (husbands("2 seats"), puzzle("grid: x\nwho: Ann, Bob\n"));
    let budget = &mut Budget::unlimited();
    let count = |puzzle, options: &CountOptions| refused(verbs::count(puzzle, options, &mut Budget::unlimited()));
    let simple = SolveOptions::default().ways(Listing::Simple, Symmetry::Named);
    assert_eq!(refused(verbs::solve(&grid, &simple, budget)), "only-ways");
    let symmetric = CountOptions::default().ways(Listing::Shortest, Symmetry::UpToSymmetry);
    assert_eq!(count(&grid, &symmetric), "only-ways");
    assert_eq!(count(&husbands, &CountOptions::default().per_clue(true)), "only-grids-have-clues");
    assert_eq!(
        refused(verbs::check(&husbands, &CheckOptions::default().smallest(true), budget)),
        "only-grids-have-smallest"
    );
    let cells = ShowOptions::default().get(vec!["r1c1".to_owned()]);
    assert_eq!(refused(verbs::show(&husbands, &cells, budget)), "ways-have-no-cells");
    assert_eq!(refused(verbs::prove(&grid, budget)), "no-certificates");
    assert_eq!(refused(bachet::export::dimacs(&husbands)), "ways-have-no-model");
}
