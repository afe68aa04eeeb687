//! Compiled puzzles have the solutions, candidates and answers of brute force, each once.

use std::ops::ControlFlow;

use bachet_grid::{
    Answer, Answers, Compiled, Evaluator, Solution, TagOrigin, candidates, compile, compile_merged, solve_compiled,
    verify,
};
use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{Code, GridPuzzle, Kind, Number, Question, Span};
use bachet_solver::{Budget, SearchOutcome};

use crate::brute;
use crate::random::{Random, bare, category, clue, puzzle, question};

/// Returns the solutions that the solver finds, sorted and verified.
fn solutions(puzzle: &GridPuzzle, compiled: &Compiled) -> Vec<Solution> {
    let mut all = Vec::new();
    let end = solve_compiled(puzzle, compiled, &mut Budget::unlimited(), |solution| {
        assert_eq!(verify(puzzle, &solution), [], "{solution:?}");
        all.push(solution);
        ControlFlow::Continue(())
    });
    assert_eq!(end, SearchOutcome::Exhausted);
    all.sort();
    all
}

/// Compares the solutions of both ways to compile a puzzle with those of brute force, and returns them.
fn check(puzzle: &GridPuzzle, name: impl std::fmt::Display) -> Vec<Solution> {
    let expected = brute::solutions(puzzle);
    for compiled in [compile(puzzle), compile_merged(puzzle)] {
        let found = solutions(puzzle, &compiled.unwrap_or_else(|problems| panic!("{name}: {problems:?}")));
        assert!(found == expected, "{name}: {} solutions for {}: {puzzle:#?}", found.len(), expected.len());
    }
    expected
}

#[test]
fn random_puzzles_have_the_solutions_of_brute_force() {
    let mut distinct = [0; 3];
    for seed in 0..2_000 {
        let mut random = Random::new(seed);
        let clues = random.below(4);
        let puzzle = puzzle(&mut random, clues);
        let expected = check(&puzzle, format_args!("seed {seed}"));
        distinct[expected.len().min(2)] += 1;
    }
    assert!(distinct.iter().all(|&times| times > 50), "none, one, several: {distinct:?}");
}

#[test]
fn chains_of_identities_merge_or_clash() {
    let mut distinct = [0; 2];
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let size = 2 + random.below(3);
        let mut puzzle = bare((0..3).map(|c| category(&format!("c{c}"), Kind::OneEach, size, true, None)).collect());
        for _ in 0..2 + random.below(4) {
            let mut value = || ValueId { category: CategoryId(random.below(3)), index: random.below(size) };
            puzzle.clues.push(clue(Truth::Same(Who::Has(value()), Comparison::Equal, Who::Has(value()))));
        }
        let expected = check(&puzzle, format_args!("seed {seed}"));
        distinct[usize::from(expected.is_empty())] += 1;
    }
    assert!(distinct.iter().all(|&times| times > 30), "some, none: {distinct:?}");
}

#[test]
fn comparisons_of_axis_numbers_agree_with_brute_force() {
    let lists: [&[i64]; 4] = [&[1, 2, 3, 4], &[7, 5, 3, 1], &[1, 2, 4, 8], &[5]];
    let comparisons = [
        Comparison::Equal,
        Comparison::NotEqual,
        Comparison::Less,
        Comparison::LessEqual,
        Comparison::Greater,
        Comparison::GreaterEqual,
    ];
    for numbers in lists {
        let size = numbers.len() as u32;
        let numbers = numbers.iter().map(|&n| Number::from_integer(n)).collect::<Vec<_>>();
        let bare = bare(vec![
            category("a", Kind::OneEach, size, false, None),
            category("b", Kind::OneEach, size, false, Some(&numbers)),
        ]);
        let who = |index| Who::Has(ValueId { category: CategoryId(0), index });
        let number = |index| Quantity::Of(CategoryId(1), Box::new(who(index)));
        let mut truths = Vec::new();
        for comparison in comparisons {
            for half in -10..=10 {
                let constant = Quantity::Constant(Number::new(half, 2));
                for operator in [Operator::Add, Operator::Subtract] {
                    let sum = Quantity::Arithmetic(Box::new(number(0)), operator, Box::new(constant.clone()));
                    truths.push(Truth::Numbers(sum.clone(), comparison, number(size - 1)));
                    truths.push(Truth::Numbers(number(size - 1), comparison, sum));
                }
                truths.push(Truth::Numbers(constant.clone(), comparison, number(0)));
                truths.push(Truth::Numbers(number(0), comparison, constant));
            }
            for index in 0..size {
                let value = ValueId { category: CategoryId(1), index };
                truths.push(Truth::Items(Item::Of(CategoryId(1), Box::new(who(0))), comparison, Item::Value(value)));
                truths.push(Truth::Items(
                    Item::Value(value),
                    comparison,
                    Item::Of(CategoryId(1), Box::new(Who::Has(value))),
                ));
                truths.push(Truth::Same(who(0), comparison, Who::Has(value)));
            }
        }
        for n in [0, 1, 2, 3, 70, u32::MAX] {
            for order in
                [Order::Before, Order::After, Order::PlacesBefore(n), Order::PlacesAfter(n), Order::PlacesFrom(n)]
            {
                truths.push(Truth::Places(who(0), order, who(size - 1), CategoryId(1)));
                let first = Who::Has(ValueId { category: CategoryId(1), index: 0 });
                truths.push(Truth::Places(who(0), order, first, CategoryId(1)));
            }
        }
        for truth in truths {
            let mut puzzle = bare.clone();
            puzzle.clues.push(clue(truth));
            check(&puzzle, "axis");
        }
    }
}

#[test]
fn sums_products_and_counts_over_many_variables_agree_with_brute_force() {
    let numbers = [3, 1, 4, 2, 6].map(Number::from_integer);
    let bare = bare(vec![
        category("a", Kind::OneEach, 4, false, None),
        category("b", Kind::Spare, 5, false, Some(&numbers)),
        category("c", Kind::Shared(vec![None, None]), 2, false, Some(&numbers[..2])),
    ]);
    let who = |index| Who::Has(ValueId { category: CategoryId(0), index });
    let of = |category, index| Quantity::Of(CategoryId(category), Box::new(who(index)));
    let two = |a, operator, b| Quantity::Arithmetic(Box::new(a), operator, Box::new(b));
    let all = |operator| {
        let product = |index| two(of(1, index), operator, of(2, index));
        two(two(product(0), Operator::Add, product(1)), Operator::Subtract, two(product(2), Operator::Add, product(3)))
    };
    let constant = |n| Quantity::Constant(Number::from_integer(n));
    let same = |index: u32| Truth::Numbers(of(1, index), Comparison::Greater, of(2, 3 - index));
    let truths = [
        Truth::Numbers(all(Operator::Multiply), Comparison::Equal, constant(1)),
        Truth::Numbers(all(Operator::Add), Comparison::NotEqual, constant(0)),
        Truth::Numbers(all(Operator::Divide), Comparison::Less, constant(-1)),
        Truth::Numbers(all(Operator::Modulo), Comparison::GreaterEqual, constant(2)),
        Truth::Numbers(
            Quantity::Maximum((0..4).map(|i| two(of(1, i), Operator::Multiply, of(2, i))).collect()),
            Comparison::Equal,
            Quantity::Absolute(Box::new(two(all(Operator::Add), Operator::Subtract, constant(20)))),
        ),
        Truth::Count(Amount::Exactly(2), (0..4).map(same).collect()),
        Truth::Not(Box::new(Truth::Count(Amount::AtMost(2), (0..4).map(same).collect()))),
        Truth::AllDifferentNumbers((0..4).map(|i| two(of(1, i), Operator::Add, of(2, i))).collect()),
    ];
    for truth in truths {
        for truth in [Truth::Not(Box::new(truth.clone())), truth] {
            let mut puzzle = bare.clone();
            puzzle.clues.push(clue(truth));
            let left = check(&puzzle, "many variables").len();
            assert!(
                left > 0 && left < brute::tables(&puzzle).len(),
                "excludes nothing or everything: {:?}",
                puzzle.clues
            );
        }
    }
}

/// Returns the codes of the problems that keep the puzzle from being compiled.
fn codes(puzzle: &GridPuzzle) -> Vec<Code> {
    compile(puzzle).err().unwrap_or_default().iter().map(|problem| problem.code).collect()
}

#[test]
fn arithmetic_overflow_is_reported() {
    let numbers = [i64::MAX, i64::MAX - 1, 1 << 40, 3].map(Number::from_integer);
    let mut puzzle = bare(vec![
        category("a", Kind::OneEach, 4, false, None),
        category("b", Kind::OneEach, 4, false, Some(&numbers)),
        category("c", Kind::OneEach, 4, false, Some(&numbers)),
        category("d", Kind::OneEach, 4, false, Some(&numbers)),
    ]);
    let of = |category, index| {
        let who = Who::Has(ValueId { category: CategoryId(0), index });
        Quantity::Of(CategoryId(category), Box::new(who))
    };
    let mut product = of(1, 0);
    for category in 1..=3 {
        for index in 0..4 {
            product = Quantity::Arithmetic(Box::new(product), Operator::Multiply, Box::new(of(category, index)));
        }
    }
    puzzle.clues.push(clue(Truth::Numbers(product, Comparison::Greater, of(1, 1))));
    assert_eq!(codes(&puzzle), [Code::ArithmeticOverflow]);
}

#[test]
fn clues_that_are_too_large_are_reported() {
    let mut puzzle =
        bare(vec![category("a", Kind::OneEach, 60, false, None), category("b", Kind::OneEach, 60, false, None)]);
    let who = |bound| Who::Bound(Bound(bound));
    let mut truth = Truth::AllDifferentWho(vec![who(0), who(1), who(2)]);
    for bound in (0..3).rev() {
        truth = Truth::Every(Bound(bound), CategoryId(0), Box::new(truth));
    }
    puzzle.clues.push(clue(truth));
    assert_eq!(codes(&puzzle), [Code::ClueTooLarge]);
    // Each of these clues can be compiled alone, but not all together.
    let mut truth = Truth::Same(who(0), Comparison::NotEqual, who(1));
    for bound in (0..2).rev() {
        truth = Truth::Some(Bound(bound), CategoryId(bound), Box::new(truth));
    }
    puzzle.clues = vec![clue(truth); 200];
    assert_eq!(codes(&puzzle).first(), Some(&Code::ClueTooLarge));
    assert!(codes(&puzzle).len() < 180);
}

#[test]
fn a_variable_has_no_room_for_a_65th_value() {
    let mut puzzle =
        bare(vec![category("a", Kind::OneEach, 64, false, None), category("b", Kind::OneEach, 64, false, None)]);
    assert_eq!(codes(&puzzle), []);
    let numbers: Vec<Number> = (0..64).map(Number::from_integer).collect();
    puzzle.categories.push(category("c", Kind::OneEach, 64, false, Some(&numbers)));
    let number = |index| {
        let who = Who::Has(ValueId { category: CategoryId(0), index });
        Quantity::Of(CategoryId(2), Box::new(who))
    };
    let double = Quantity::Arithmetic(Box::new(number(0)), Operator::Add, Box::new(number(0)));
    let act = Who::ActNumber(CategoryId(2), Box::new(double));
    let other = Who::Has(ValueId { category: CategoryId(0), index: 1 });
    puzzle.clues.push(clue(Truth::Same(act, Comparison::Equal, other)));
    assert_eq!(codes(&puzzle), [Code::NoRoomForNobody]);
}

#[test]
fn categories_of_wrong_sizes_are_reported() {
    let cases = [
        (Kind::OneEach, 3, Some(Code::WrongSize)),
        (Kind::OneEach, 5, Some(Code::WrongSize)),
        (Kind::Spare, 3, Some(Code::WrongSize)),
        (Kind::Spare, 64, None),
        (Kind::Spare, 65, Some(Code::TooManyValues)),
        (Kind::Shared(vec![None]), 2, Some(Code::WrongSize)),
        (Kind::Shared(vec![None; 64]), 64, None),
    ];
    for (kind, size, expected) in cases {
        let puzzle = bare(vec![category("a", Kind::OneEach, 4, false, None), category("b", kind, size, false, None)]);
        assert_eq!(codes(&puzzle), Vec::from_iter(expected), "{size}");
    }
    assert_eq!(codes(&GridPuzzle::default()), [Code::NoCategories]);
}

#[test]
fn every_tag_has_its_origin() {
    let value = |category, index| ValueId { category: CategoryId(category), index };
    let mut puzzle = bare(vec![
        category("a", Kind::OneEach, 3, false, None),
        category("b", Kind::OneEach, 3, true, None),
        category("c", Kind::Spare, 4, false, None),
        category("d", Kind::Shared(vec![Some(1), Some(2)]), 2, false, None),
    ]);
    let left = Truth::Places(Who::Has(value(0, 0)), Order::Before, Who::Has(value(0, 1)), CategoryId(1));
    let same = Truth::Same(Who::Has(value(0, 2)), Comparison::NotEqual, Who::Has(value(2, 3)));
    puzzle.clues = vec![clue(left.clone()), clue(Truth::And(vec![same, left]))];
    let compiled = compile(&puzzle).expect("it compiles");
    assert_eq!(compiled.layout.axis(), CategoryId(1));
    let mut origins: Vec<TagOrigin> = compiled
        .model
        .constraints()
        .map(|(tag, _)| compiled.tags.origin(tag))
        .filter(|&o| o != TagOrigin::Definition)
        .collect();
    origins.sort();
    origins.dedup();
    let place = |category, place| TagOrigin::OnePerPlace { category: CategoryId(category), place };
    let expected = [
        // An all-different has the tag of the first place for all places.
        place(0, 0),
        place(2, 0),
        place(2, 1),
        place(2, 2),
        TagOrigin::Number(value(3, 0)),
        TagOrigin::Number(value(3, 1)),
        TagOrigin::Part { clue: 0, part: 0 },
        TagOrigin::Part { clue: 1, part: 0 },
        TagOrigin::Part { clue: 1, part: 1 },
    ];
    assert_eq!(origins, expected);
    let parts: Vec<TagOrigin> = compiled.tags.of_clue(1).map(|tag| compiled.tags.origin(tag)).collect();
    assert_eq!(parts, expected[7..]);
}

#[test]
fn candidates_are_the_values_of_all_solutions() {
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let clues = 1 + random.below(3);
        let puzzle = puzzle(&mut random, clues);
        let solutions = brute::solutions(&puzzle);
        let found = candidates(&puzzle, &mut Budget::unlimited()).expect("small puzzles compile");
        assert!(found.complete);
        for entity in 0..puzzle.entities() {
            for category in (0..puzzle.categories.len() as u32).map(CategoryId) {
                let mask = solutions.iter().filter_map(|s| s.get(entity, category)).fold(0, |all, v| all | 1 << v);
                assert_eq!(found.mask(entity, category), mask, "seed {seed}: {entity} {category:?}");
            }
        }
    }
}

#[test]
fn answers_count_the_solutions_that_give_them() {
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let clues = random.below(3);
        let mut puzzle = puzzle(&mut random, clues);
        let asked = question(&mut random, &puzzle);
        puzzle.questions.push(Question {
            text: None,
            expression: None,
            asked: Some(asked.clone()),
            span: Span::default(),
        });
        let mut answers = Answers::new(&puzzle);
        let solutions = brute::solutions(&puzzle);
        for solution in &solutions {
            answers.add(solution);
        }
        let counts = answers.counts().pop().expect("one question");
        assert_eq!(counts.iter().map(|(_, count)| *count).sum::<u64>(), solutions.len() as u64);
        assert!(counts.is_sorted_by(|(_, m), (_, n)| m >= n), "seed {seed}: {counts:?}");
        let evaluator = Evaluator::new(&puzzle);
        for (answer, count) in counts {
            let gives = |solution: &&Solution| match (&asked, &answer) {
                (Asked::Who(who), Answer::Value(value)) => {
                    evaluator.who(who, solution) == Some(value.index as usize) && value.category == CategoryId(0)
                }
                (Asked::Who(who), Answer::Nothing) => evaluator.who(who, solution).is_none(),
                (Asked::Item(item), Answer::Value(value)) => evaluator.item(item, solution) == Some(*value),
                (Asked::Item(item), Answer::Nothing) => evaluator.item(item, solution).is_none(),
                (Asked::Number(number), Answer::Value(value)) => {
                    let own = puzzle.value(*value).number.map(|n| n.to_string());
                    evaluator.quantity(number, solution).map(|n| n.to_string()) == own
                }
                (Asked::Number(number), Answer::Number(n)) => evaluator.quantity(number, solution).as_ref() == Some(n),
                (Asked::Number(number), Answer::Nothing) => evaluator.quantity(number, solution).is_none(),
                (Asked::Truth(truth), Answer::Truth(value)) => evaluator.holds(truth, solution) == *value,
                _ => false,
            };
            assert_eq!(solutions.iter().filter(gives).count() as u64, count, "seed {seed}: {answer:?}");
        }
    }
}
