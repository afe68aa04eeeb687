//! The findings for setters, and the graph of states.

use bachet_budget::Budget;
use bachet_crossing::{
    Crossing, Findings, Game, Graph, GraphPart, NoCertificate, SearchEnd, SeatsNeeded, TripRequest, check_certificate,
};
use bachet_notation::crossing::{At, Comparison, CrossingPuzzle, PlaceId, Placed, Quantity, Rule, Subject, Truth};
use num_bigint::BigUint;

use crate::naive::Naive;
use crate::published;
use crate::random::Random;
use crate::stated::{
    BANKS, coloured, compare, constant, count, everywhere, group, jealous, missionaries, number, of, puzzle, torch,
};

fn crossing(puzzle: &CrossingPuzzle) -> Crossing {
    Crossing::new(puzzle).expect("small")
}

fn check(puzzle: &CrossingPuzzle) -> Findings {
    crossing(puzzle).check(&mut Budget::unlimited())
}

fn graph(puzzle: &CrossingPuzzle, part: GraphPart) -> Graph {
    crossing(puzzle).graph(part, &mut Budget::unlimited())
}

#[test]
fn rules_that_never_matter() {
    let text = coloured();
    assert_eq!(check(&text).idle, Some(vec![]));
    let mut split = text.clone();
    split.rules = [At::Banks, At::Boat].map(|at| Rule { at, ..text.rules[0].clone() }).to_vec();
    assert_eq!(check(&split).idle, Some(vec![1]), "whom the boat may not carry may not stand there either");
    let mut twice = text.clone();
    twice.rules.push(text.rules[0].clone());
    assert_eq!(check(&twice).idle, Some(vec![0, 1]), "each by itself");
    let mut said = text.clone();
    said.rules.push(everywhere(compare(Quantity::Trip, Comparison::GreaterEqual, constant(0))));
    said.rules.push(everywhere(compare(count(Subject::All), Comparison::NotEqual, constant(5))));
    assert_eq!(check(&said).idle, Some(vec![1]), "the last one forbids something");
}

/// A rule is idle exactly if the reference finds the same states and moves without it.
#[test]
fn idle_rules_of_random_puzzles() {
    let mut idle = 0;
    for seed in 0..60 {
        let stated = Random::new(seed).crossing();
        if !Naive::new(&stated).is_without_memory() {
            continue;
        }
        let size = |puzzle: &CrossingPuzzle| {
            let explored = Naive::new(puzzle).explore();
            (explored.distances.len(), explored.moves)
        };
        let is_idle = |i: &usize| {
            let mut without = stated.clone();
            without.rules.remove(*i);
            size(&without) == size(&stated)
        };
        let expected: Vec<usize> = (0..stated.rules.len()).filter(is_idle).collect();
        idle += expected.len();
        assert_eq!(check(&stated).idle, Some(expected), "seed {seed}");
    }
    assert!(idle > 5, "{idle}");
}

#[test]
fn what_is_in_the_way() {
    let blocked = |puzzle: &CrossingPuzzle| check(puzzle).blocked.expect("there is no way");
    let seats = |puzzle: &CrossingPuzzle| match blocked(puzzle).seats.remove(0) {
        SeatsNeeded::Enough { seats, distance } => (seats, distance.crossings),
        other => panic!("{other:?}"),
    };
    let one = blocked(&jealous(BANKS, 3, 1));
    assert_eq!((one.max_home, one.farthest), (1, BigUint::from(1_u32)));
    assert_eq!(seats(&jealous(BANKS, 3, 1)), (2, 11));
    assert_eq!(seats(&jealous(BANKS, 4, 2)), (3, 9));
    assert_eq!(seats(&jealous(BANKS, 6, 2)), (4, 9));
    assert_eq!(seats(&missionaries(BANKS, 20, 20, 3)), (4, 37));
    assert_eq!(check(&coloured()).blocked, None);
}

#[test]
fn seats_that_do_not_help() {
    let apart = everywhere(Truth::Not(Box::new(compare(count(Subject::All), Comparison::Equal, constant(2)))));
    let mut stated = puzzle(BANKS, vec![group("a", 1), group("b", 1)], 1, vec![apart]);
    stated.start = vec![Placed { who: Some(of(1)), place: Some(PlaceId(1)) }];
    assert_eq!(check(&stated).blocked.expect("never together").seats, [SeatsNeeded::NoneHelp]);
    stated.boats[0].seats = None;
    assert_eq!(check(&stated).blocked.expect("never together").seats, [SeatsNeeded::Unlimited]);
}

#[test]
fn a_limit_that_is_too_low() {
    let mut stated = torch(&[1, 2, 5, 8], 2);
    stated.limit = Some(number(14));
    let found = check(&stated);
    assert!(!found.shortest.is_within_limit);
    match found.blocked.expect("15 is too much").seats.remove(0) {
        SeatsNeeded::Enough { seats: 3, distance } => assert_eq!(distance.cost, number(11)),
        other => panic!("{other:?}"),
    }
    stated.limit = Some(number(15));
    assert_eq!(check(&stated).blocked, None);
}

#[test]
fn a_spent_budget_finds_nothing_out() {
    let found = crossing(&coloured()).check(&mut Budget::unlimited().steps(20));
    assert_eq!((found.idle, found.blocked), (None, None));
    let graph = crossing(&coloured()).graph(GraphPart::Everything, &mut Budget::unlimited().steps(3));
    assert_eq!(graph.end, SearchEnd::Budget);
}

#[test]
fn the_graph_of_three_couples() {
    let all = graph(&coloured(), GraphPart::Everything);
    assert_eq!((all.states.len(), all.moves.len(), all.found), (16, 34, 16));
    assert_eq!(all.states.iter().map(|state| state.stands_for.clone()).sum::<BigUint>(), BigUint::from(40_u32));
    assert_eq!(all.cheapest, Some(number(11)));
    let ways = graph(&coloured(), GraphPart::ShortestWays);
    let on: Vec<_> = all.states.iter().filter(|s| s.is_on_shortest_way).map(|s| (&s.position, s.distance)).collect();
    assert_eq!(ways.states.iter().map(|s| (&s.position, s.distance)).collect::<Vec<_>>(), on);
    assert_eq!(ways.moves.len(), all.moves.iter().filter(|m| m.is_on_shortest_way).count());
}

/// The graph and the reference find the same number of states on shortest ways.
#[test]
fn states_on_shortest_ways() {
    for seed in 0..60 {
        let stated = Random::new(seed).crossing();
        let naive = Naive::new(&stated);
        if !naive.is_without_memory() {
            continue;
        }
        let found = graph(&stated, GraphPart::ShortestWays);
        let sum: BigUint = found.states.iter().map(|state| state.stands_for.clone()).sum();
        assert_eq!(sum, BigUint::from(naive.on_shortest_ways()), "seed {seed}");
    }
}

/// The rules allow each move of a graph in the representative of its state.
#[test]
fn moves_of_graphs_are_legal() {
    let mut all = vec![coloured(), torch(&[1, 2, 5, 8], 2), published::family(), jealous(crate::stated::ISLAND, 2, 2)];
    all.extend((0..30).map(|seed| Random::new(seed).crossing()).filter(|p| Naive::new(p).is_without_memory()));
    for stated in &all {
        let graph = graph(stated, GraphPart::Everything);
        let mut game = Game::new(stated).expect("few");
        for one in &graph.moves {
            let position = |i: usize| graph.states[i].position.clone().expect("few");
            game.place(position(one.from));
            assert_eq!(game.now().position == game.numbering().start(stated), one.from == 0);
            let before = graph.states[one.from].distance;
            assert!(graph.states[one.to].distance <= before + one.cost);
            game.travel(&TripRequest {
                boat: one.boat,
                load: one.load.clone(),
                to: position(one.to).boats[one.boat.0 as usize],
            })
            .expect("legal");
            assert_eq!(game.now().cost, one.cost);
            assert_eq!(game.is_goal(), graph.states[one.to].is_goal);
            // The moved things may be others of the same classes.
            let crowd = |p: &bachet_crossing::Position| {
                let group = |(thing, at): (&bachet_notation::crossing::Thing, &PlaceId)| (thing.group, *at);
                let mut crowd: Vec<_> = game.numbering().things().iter().zip(&p.at).map(group).collect();
                crowd.sort_unstable();
                crowd
            };
            assert_eq!(crowd(&game.now().position), crowd(&position(one.to)));
        }
    }
}

#[test]
fn the_search_gives_the_certificates_of_the_reference() {
    let mut all = vec![coloured(), jealous(BANKS, 4, 2), jealous(crate::stated::ISLAND, 2, 2), published::weights()];
    all.extend([published::lions_raccoons_squirrels(), published::family(), torch(&[1, 2, 5, 8], 2)]);
    all.extend((0..70).map(|seed| Random::new(seed).crossing()));
    for stated in &all {
        let certificate = crossing(stated).certificate(&mut Budget::unlimited()).expect("small");
        assert_eq!(certificate, Naive::new(stated).certificate(), "{stated:?}");
        assert_eq!(check_certificate(stated, &certificate, &mut Budget::unlimited()), Ok(()));
    }
}

#[test]
fn a_certificate_may_be_too_large() {
    let large = crossing(&puzzle(BANKS, vec![group("a", 60)], 3, Vec::new()));
    assert_eq!(large.certificate(&mut Budget::unlimited()), Err(NoCertificate::TooLarge));
    let unfinished = crossing(&coloured()).certificate(&mut Budget::unlimited().steps(3));
    assert_eq!(unfinished, Err(NoCertificate::Unfinished));
    let wide = crossing(&missionaries(BANKS, 100, 100, 4));
    assert_eq!(wide.certificate(&mut Budget::unlimited()), Err(NoCertificate::TooLarge));
}
