//! Counts and checks agree with brute force.

use std::collections::BTreeSet;

use bachet_grid::{
    Check, CheckOptions, Count, KnownCounts, Smallest, Solution, Verdict, best_order, check, count, count_per_clue,
};
use bachet_notation::clue::{CategoryId, Comparison, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind};
use bachet_solver::Budget;

use crate::brute;
use crate::random::{Random, bare, category, clue, puzzle};

/// Returns the puzzle with each part of a clue as a clue of its own, and the clue and part of each.
fn by_part(puzzle: &GridPuzzle) -> (GridPuzzle, Vec<(usize, usize)>) {
    let mut parts = GridPuzzle { clues: Vec::new(), ..puzzle.clone() };
    let mut origins = Vec::new();
    for (index, whole) in puzzle.clues.iter().enumerate() {
        let all = match whole.truth.clone() {
            Some(Truth::And(all)) => all,
            Some(other) => vec![other],
            None => Vec::new(),
        };
        for (part, truth) in all.into_iter().enumerate() {
            parts.clues.push(clue(truth));
            origins.push((index, part));
        }
    }
    (parts, origins)
}

fn left(puzzle: &GridPuzzle, clues: impl IntoIterator<Item = usize>) -> Vec<Solution> {
    let mut left = brute::tables(puzzle);
    for clue in clues {
        brute::keep(puzzle, clue, &mut left);
    }
    left
}

fn exact(value: usize) -> Count {
    Count { number: value.into(), exact: true }
}

#[test]
fn counts_are_those_of_brute_force() {
    // Shared by all puzzles: what is known of one must not be taken for another.
    let known = KnownCounts::default();
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let clues = random.below(5);
        let puzzle = puzzle(&mut random, clues);
        let all = 0..puzzle.clues.len();
        let expected: Vec<Count> = (0..=puzzle.clues.len()).map(|clues| exact(left(&puzzle, 0..clues).len())).collect();
        let mut budget = Budget::unlimited();
        assert_eq!(count_per_clue(&puzzle, &known, &mut budget), Ok(expected.clone()), "seed {seed}");
        let mut none = Budget::unlimited().steps(0);
        assert_eq!(count_per_clue(&puzzle, &known, &mut none), Ok(expected.clone()), "seed {seed}");
        assert_eq!(count(&puzzle, &mut budget).ok().as_ref(), expected.last(), "seed {seed}");
        let order = best_order(&puzzle, &mut budget).expect("small puzzles compile");
        let mut taken = Vec::new();
        for (clue, count) in order {
            let fewest = all
                .clone()
                .filter(|clue| !taken.contains(clue))
                .map(|clue| (left(&puzzle, taken.iter().copied().chain([clue])).len(), clue))
                .min();
            taken.push(clue);
            assert_eq!(fewest.map(|(count, clue)| (clue, exact(count))), Some((clue, count)), "seed {seed}");
        }
        assert_eq!(taken.len(), puzzle.clues.len());
    }
}

#[test]
fn independent_parts_are_multiplied() {
    let categories = (0..10).map(|c| category(&format!("c{c}"), Kind::OneEach, 10, false, None)).collect();
    let mut budget = Budget::unlimited().steps(1000);
    let counts = count_per_clue(&bare(categories), &KnownCounts::default(), &mut budget).expect("it compiles");
    let factorial: u64 = (1..=10).product();
    assert_eq!(
        counts,
        [Count { number: std::iter::repeat_n(num_bigint::BigUint::from(factorial), 9).product(), exact: true }]
    );
}

#[test]
fn a_spent_budget_gives_lower_bounds() {
    for seed in 0..100 {
        let mut random = Random::new(seed);
        let puzzle = puzzle(&mut random, 2);
        let mut budget = Budget::unlimited().steps(20);
        let counts = count_per_clue(&puzzle, &KnownCounts::default(), &mut budget).expect("small puzzles compile");
        for (clues, count) in counts.iter().enumerate() {
            let expected = exact(left(&puzzle, 0..clues).len());
            assert!(count.number <= expected.number && (!count.exact || *count == expected), "seed {seed}: {counts:?}");
        }
        let order = best_order(&puzzle, &mut Budget::unlimited().steps(20)).expect("small puzzles compile");
        for (at, (_, count)) in order.iter().enumerate() {
            let expected = exact(left(&puzzle, order[..=at].iter().map(|&(clue, _)| clue)).len());
            assert!(count.number <= expected.number && (!count.exact || *count == expected), "seed {seed}: {order:?}");
        }
    }
}

/// For each clue the tables in which it holds, of all tables that the categories allow.
struct Tables(Vec<Vec<bool>>);

impl Tables {
    fn new(puzzle: &GridPuzzle) -> Self {
        let all = brute::tables(puzzle);
        let of_clue = |clue| {
            let mut left = all.clone();
            brute::keep(puzzle, clue, &mut left);
            let mut left = left.iter().peekable();
            all.iter().map(|table| left.next_if_eq(&table).is_some()).collect()
        };
        Self((0..puzzle.clues.len()).map(of_clue).collect())
    }

    /// Whether some clues leave no table that another clue excludes.
    fn suffices(&self, clues: impl Fn(usize) -> bool) -> bool {
        let tables = self.0.first().map_or(0, Vec::len);
        (0..tables).all(|table| {
            let kept = self.0.iter().enumerate().filter(|&(clue, _)| clues(clue));
            kept.into_iter().any(|(_, holds)| !holds[table]) || self.0.iter().all(|holds| holds[table])
        })
    }
}

/// Compares what a check says about clues and parts with brute force.
fn compare_clues(puzzle: &GridPuzzle, found: &Check, name: &str) {
    let tables = Tables::new(puzzle);
    let every = 0..puzzle.clues.len();
    let idle: Vec<usize> = every.clone().filter(|&idle| tables.suffices(|clue| clue != idle)).collect();
    assert_eq!(found.idle_clues, idle, "{name}");
    let (parts, origins) = by_part(puzzle);
    let tables_of_parts = Tables::new(&parts);
    let idle_parts: Vec<(usize, usize)> = (0..parts.clues.len())
        .filter(|&part| !idle.contains(&origins[part].0) && tables_of_parts.suffices(|other| other != part))
        .map(|part| origins[part])
        .collect();
    assert_eq!(found.idle_parts, idle_parts, "{name}");
    // The last clues are left out first.
    let mut sufficient: Vec<usize> = every.clone().collect();
    for &last in idle.iter().rev() {
        if tables.suffices(|clue| clue != last && sufficient.contains(&clue)) {
            sufficient.retain(|&clue| clue != last);
        }
    }
    assert_eq!(found.sufficient.as_ref(), Some(&sufficient), "{name}");
    let subsets = 0..1_u32 << every.len();
    let fewest = subsets.filter(|set| tables.suffices(|clue| set >> clue & 1 == 1)).map(u32::count_ones).min();
    let smallest = found.smallest.as_ref().expect("it was asked for");
    assert!(smallest.proved && Some(smallest.clues.len() as u32) == fewest, "{name}: {smallest:?}");
    assert!(tables.suffices(|clue| smallest.clues.contains(&clue)), "{name}");
}

/// Clues that all hold in one table, some of them together in a clue of several parts, are often idle.
#[test]
fn what_a_check_says_about_many_true_clues_is_right() {
    let mut seen = [0; 4];
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let mut puzzle = puzzle(&mut random, 30);
        let tables = brute::tables(&puzzle);
        if tables.is_empty() {
            continue;
        }
        let hidden = &tables[random.below(tables.len() as u32) as usize];
        let is_true = |at: &usize| {
            let mut left = vec![hidden.clone()];
            brute::keep(&puzzle, *at, &mut left);
            !left.is_empty()
        };
        let mut truths: Vec<Truth> = (0..30).filter(is_true).filter_map(|at| puzzle.clues[at].truth.clone()).collect();
        truths.truncate(9);
        puzzle.clues.clear();
        while let Some(truth) = truths.pop() {
            let together = if random.below(3) == 0 { truths.pop() } else { None };
            let truth = together.map_or(truth.clone(), |other| Truth::And(vec![truth, other]));
            puzzle.clues.push(clue(truth));
        }
        let mut options = CheckOptions::default();
        options.smallest = true;
        let found = check(&puzzle, options, &mut Budget::unlimited()).expect("small puzzles compile");
        assert!(found.complete && found.verdict != Verdict::None, "seed {seed}");
        compare_clues(&puzzle, &found, &format!("seed {seed}"));
        seen[usize::from(found.verdict == Verdict::Unique)] += 1;
        seen[2] += usize::from(!found.idle_parts.is_empty());
        seen[3] += usize::from(found.idle_clues.len() > 2);
    }
    assert!(seen.iter().all(|&times| times > 10), "every kind of finding occurs: {seen:?}");
}

#[test]
fn every_finding_of_a_check_is_right() {
    let mut seen = [0; 6];
    for seed in 0..500 {
        let mut random = Random::new(seed);
        let clues = random.below(6);
        let puzzle = puzzle(&mut random, clues);
        let solutions = brute::solutions(&puzzle);
        let options = {
            let mut options = CheckOptions::default();
            options.smallest = true;
            options
        };
        let found = check(&puzzle, options, &mut Budget::unlimited()).expect("small puzzles compile");
        assert!(found.complete, "seed {seed}");
        let verdict = match solutions.len() {
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        };
        assert_eq!(found.verdict, verdict, "seed {seed}");
        let mut listed = found.solutions.clone();
        listed.sort();
        if found.all_listed {
            assert!(listed.iter().eq(solutions.iter().collect::<BTreeSet<_>>()), "seed {seed}");
        }
        let (parts, origins) = by_part(&puzzle);
        let part = |wanted: &(usize, usize)| origins.iter().position(|origin| origin == wanted);
        if verdict == Verdict::None {
            seen[0] += 1;
            let clash: Vec<usize> = found.clash.iter().filter_map(part).collect();
            assert_eq!(clash.len(), found.clash.len(), "seed {seed}");
            assert_eq!(left(&parts, clash.clone()), [], "seed {seed}: {:?}", found.clash);
            for &dropped in &clash {
                let rest = clash.iter().copied().filter(|&other| other != dropped);
                assert_ne!(left(&parts, rest), [], "seed {seed}: {:?} of {:?}", origins[dropped], found.clash);
            }
            continue;
        }
        compare_clues(&puzzle, &found, &format!("seed {seed}"));
        seen[1] += usize::from(!found.idle_clues.is_empty());
        seen[2] += usize::from(!found.idle_parts.is_empty());
        let differs = |&(entity, category): &(u32, CategoryId)| {
            let cell = |solution: &Solution| solution.get(entity as usize, category);
            solutions.iter().any(|solution| cell(solution) != cell(&solutions[0]))
        };
        let cells = (0..puzzle.entities() as u32)
            .flat_map(|entity| (0..puzzle.categories.len() as u32).map(move |category| (entity, CategoryId(category))));
        assert_eq!(found.differing, cells.filter(differs).collect::<Vec<_>>(), "seed {seed}");
        assert!(found.additions.is_sorted_by_key(|addition| addition.left.number.clone()), "seed {seed}");
        let mut all_left = BTreeSet::new();
        for addition in found.additions {
            seen[3] += 1;
            seen[4] += usize::from(addition.solution.is_some());
            seen[5] += usize::from(matches!(addition.clue, Truth::Places(..)));
            let mut puzzle = puzzle.clone();
            puzzle.clues.push(clue(addition.clue));
            let left = brute::solutions(&puzzle);
            assert_eq!(addition.left, Count { number: left.len().into(), exact: true }, "seed {seed}");
            assert!((1..solutions.len()).contains(&left.len()), "seed {seed}");
            match addition.solution {
                Some(at) => assert_eq!(left, [found.solutions[at].clone()], "seed {seed}"),
                None => assert!(left.len() > 1, "seed {seed}"),
            }
            let places = left.iter().map(|one| solutions.iter().position(|other| other == one));
            assert!(all_left.insert(places.collect::<Vec<_>>()), "seed {seed}: two clues leave the same solutions");
        }
    }
    assert!(seen.iter().all(|&times| times > 1), "every kind of finding occurs: {seen:?}");
}

#[test]
fn the_smallest_set_need_not_share_clues_with_the_sufficient_set() {
    let value = |category, index| Who::Has(ValueId { category: CategoryId(category), index });
    let same = |a, b| Truth::Same(value(0, a), Comparison::Equal, value(1, b));
    let mut puzzle =
        bare(vec![category("a", Kind::OneEach, 4, false, None), category("b", Kind::OneEach, 4, false, None)]);
    let all = [same(0, 1), same(1, 2), same(2, 0)];
    puzzle.clues.extend(all.iter().cloned().map(clue));
    puzzle.clues.push(clue(Truth::And(all.to_vec())));
    puzzle.clues.push(clue(Truth::Same(value(0, 3), Comparison::NotEqual, value(1, 1))));
    let mut options = CheckOptions::default();
    options.smallest = true;
    let found = check(&puzzle, options, &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(found.idle_clues, [0, 1, 2, 3, 4]);
    assert_eq!(found.sufficient, Some(vec![0, 1, 2]));
    assert_eq!(found.smallest, Some(Smallest { clues: vec![3], proved: true }));
}

/// Products of three weights leave the range of exact arithmetic, but have few points: each is a table by itself.
#[test]
fn an_alternative_of_large_products_is_an_idle_clue() {
    let text = "grid: x\n\nweight: 1500001, 1500002, 1500003, 1500004\nname: A, B, C, D\n\
                colour: red, green, blue, white\n\n\
                1. x\n   = red = 1500001\n2. x\n   = green = 1500002\n3. x\n   = blue = 1500003\n\
                4. x\n   = A = 1500001\n5. x\n   = B = 1500002\n6. x\n   = C = 1500003\n\
                7. x\n   = not (weight(red) * weight(green) * weight(blue) = 7 \
                or weight(A) * weight(B) * weight(C) = 7)\n";
    let (puzzle, problems) = bachet_notation::read_grid(text);
    assert_eq!(problems, []);
    let found = check(&puzzle, CheckOptions::default(), &mut Budget::unlimited()).expect("it compiles");
    assert_eq!((found.idle_clues, found.sufficient, found.complete), (vec![6], Some((0..6).collect()), true));
}
