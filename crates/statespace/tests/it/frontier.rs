//! Frontier search finds what full exploration finds.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_statespace::{
    BinomialProduct, ExploreOptions, Explored, FrontierSearch, Move, Multiplicity, SearchEnd, Space, UnitMultiplicity,
    explore, frontier_search, frontier_search_skipping,
};

use crate::graph::Graph;
use crate::missionaries::Crossing;

fn searched<T: Space>(space: &mut T) -> FrontierSearch<T::State> {
    frontier_search_skipping(space, ExploreOptions::default(), &mut Budget::unlimited())
}

/// Compares all results of both searches.
#[track_caller]
fn compare<T: Space + Clone>(space: &T, mut multiplicity: impl Multiplicity<T::State>) {
    let mut space = space.clone();
    let whole = explore(&mut space, ExploreOptions::default(), &mut Budget::unlimited());
    let mut levels = Vec::new();
    let frontier =
        frontier_search(&mut space, ExploreOptions::default(), &mut Budget::unlimited(), |distance, states| {
            levels.extend(states.iter().map(|state| (distance, *state)));
        });
    let expected: Vec<_> = whole.ids().map(|id| (whole.distance(id), whole.state(id))).collect();
    assert_eq!(levels, expected);
    check(&mut space, &whole, &frontier, &mut multiplicity);
    check(&mut space.clone(), &whole, &searched(&mut space), &mut multiplicity);
}

/// Compares all results of a search that stores few links with those of full exploration.
#[track_caller]
fn compare_segments<T: Space + Clone>(space: &T, mut multiplicity: impl Multiplicity<T::State>) {
    let mut space = space.clone();
    let whole = explore(&mut space, ExploreOptions::default(), &mut Budget::unlimited());
    let mut options = ExploreOptions::default();
    for max_bytes in [1 << 12, 1 << 13, 1 << 14] {
        options.max_bytes = max_bytes;
        let found = frontier_search_skipping(&mut space, options, &mut Budget::unlimited());
        check(&mut space, &whole, &found, &mut multiplicity);
        let found = frontier_search(&mut space, options, &mut Budget::unlimited(), |_, _| {});
        check(&mut space, &whole, &found, &mut multiplicity);
    }
}

#[track_caller]
fn check<T: Space>(
    space: &mut T,
    whole: &Explored<T::State>,
    frontier: &FrontierSearch<T::State>,
    multiplicity: &mut impl Multiplicity<T::State>,
) {
    assert_eq!(frontier.end(), SearchEnd::Complete);
    assert_eq!((frontier.states(), frontier.moves()), (whole.states().len() as u64, whole.moves()));
    assert_eq!(frontier.shortest(), whole.shortest());

    let ways = whole.shortest_ways();
    let unlimited = &mut Budget::unlimited();
    let count = frontier.count_with(space, multiplicity, unlimited).expect("small enough");
    assert_eq!(count.value_within(u64::MAX), Some(ways.count_with(multiplicity)));
    let count = frontier.count_with(space, &mut UnitMultiplicity, unlimited).expect("small enough");
    assert_eq!(count.value_within(u64::MAX), Some(ways.count()));
    let count = frontier.count(space, unlimited).expect("small enough");
    assert_eq!(count.value_within(u64::MAX), Some(ways.count()));
    assert_eq!(whole.count().value_within(u64::MAX), Some(ways.count()));
    assert_eq!(whole.count_with(multiplicity).value_within(u64::MAX), Some(ways.count_with(multiplicity)));

    let mut first: Option<Vec<Move<T::State>>> = None;
    let _: ControlFlow<()> = ways.each(|path, _| {
        first = Some(path.to_vec());
        ControlFlow::Break(())
    });
    let mut path = Vec::new();
    let walked = frontier.first_way(space, unlimited, |_, step| {
        path.push(step);
        ControlFlow::Continue(())
    });
    assert_eq!(walked.map(|()| path), first);
}

fn odd_weights(_: u64, step: &Move<u64>, ways: &mut BinomialProduct) {
    ways.choose(20 + step.to % 5, 3);
    ways.times(1 + step.to % 3);
}

#[test]
fn random_reversible_graphs() {
    for seed in 0..400 {
        let nodes = 2 + seed % 60;
        compare(&Graph::reversible(seed, nodes, nodes * (1 + seed % 3), 2 + seed % 7), odd_weights);
    }
}

#[test]
fn wide_levels() {
    for seed in 0..10 {
        compare(&Graph::reversible(seed, 2000, 6000, 300), odd_weights);
    }
}

/// Narrow strips of a grid, with rungs at several distances: many levels repeat, or none.
#[test]
fn strips() {
    for (length, width, every) in [(100, 1, 1), (150, 2, 1), (200, 3, 1), (200, 3, 7), (90, 4, 2), (300, 2, 5)] {
        let mut edges = vec![Vec::new(); length * width];
        let mut edge = |a: usize, b: usize| {
            edges[a].push((b, 1));
            edges[b].push((a, 1));
        };
        for i in 0..length * width {
            if i % width + 1 < width && i / width % every == 0 {
                edge(i, i + 1);
            }
            if i + width < length * width {
                edge(i, i + width);
            }
        }
        let mut goals = vec![false; length * width];
        goals[(length - 3) * width] = true;
        let strip = Graph { edges, goals, is_reversible: true, has_unit_costs: true };
        compare(&strip, odd_weights);
        compare_segments(&strip, odd_weights);
    }
}

#[test]
fn missionaries() {
    for people in 1..40 {
        for seats in 1..7 {
            let crossing = Crossing { people, seats };
            compare(&crossing, move |from, step: &Move<u64>, ways: &mut BinomialProduct| {
                crossing.ways(from, step, ways);
            });
        }
    }
}

/// With more seats there are more states per level, some of which become equal now and then.
#[test]
fn longer_rows_of_missionaries() {
    for people in [50, 77, 120] {
        for seats in 3..8 {
            let crossing = Crossing { people, seats };
            if seats < 6 {
                // With more seats there are levels too wide to be searched again.
                compare_segments(&crossing, move |from, step: &Move<u64>, ways: &mut BinomialProduct| {
                    crossing.ways(from, step, ways);
                });
            }
            compare(&crossing, move |from, step: &Move<u64>, ways: &mut BinomialProduct| {
                crossing.ways(from, step, ways);
            });
        }
    }
}

#[test]
fn long_levels_keep_no_states() {
    let mut crossing = Crossing { people: 20_000, seats: 4 };
    let frontier = searched(&mut crossing);
    assert_eq!(frontier.shortest(), Some(39_997));
    assert_eq!(frontier.states(), 6 * 20_000 - 2);
    assert!(frontier.widest() < 10);
    let unlimited = &mut Budget::unlimited();
    let count = frontier.count_with(&mut crossing, &mut UnitMultiplicity, unlimited).expect("small");
    assert_eq!(count.to_string(), "361");
}

#[test]
fn long_counts_are_products() {
    let mut crossing = Crossing { people: 100, seats: 4 };
    let frontier = searched(&mut crossing);
    let mut ways = |from, step: &Move<u64>, ways: &mut BinomialProduct| crossing.ways(from, step, ways);
    let count = frontier.count_with(&mut { crossing }, &mut ways, &mut Budget::unlimited()).expect("small enough");
    let number = count.value_within(1000).expect("881 digits").to_string();
    assert_eq!((number.len(), count.digits()), (881, 881));
    assert!(count.to_string().starts_with("2^"), "{count}");
}

#[test]
fn a_spent_budget_ends_the_search() {
    for steps in 0..100 {
        let mut crossing = Crossing { people: 100, seats: 4 };
        let frontier =
            frontier_search(&mut crossing, ExploreOptions::default(), &mut Budget::unlimited().steps(steps), |_, _| {});
        assert_eq!((frontier.end(), frontier.shortest()), (SearchEnd::Budget, None));
        assert!(frontier.states() <= steps + frontier.widest() as u64);
    }
}

/// Most levels follow by induction, so there are far fewer steps than states.
#[test]
fn skipped_levels_take_no_steps() {
    let mut crossing = Crossing { people: 10_000_000, seats: 4 };
    let budget = &mut Budget::unlimited().steps(2000);
    let frontier = frontier_search_skipping(&mut crossing, ExploreOptions::default(), budget);
    assert_eq!((frontier.end(), frontier.shortest()), (SearchEnd::Complete, Some(19_999_997)));
    assert_eq!((frontier.states(), frontier.moves()), (59_999_998, 199_999_998));
}
