//! Methods at work as they are shown, and their events as they are stored.

use std::fmt::Write as _;
use std::io::Cursor;
use std::ops::ControlFlow;

use bachet::front::drawings::{Size, Tracing};
use bachet::json::events::{Header, Line, Step, events_from, write_line};
use bachet::json::{Output, Payload, Trace};
use bachet::messages::Messages;
use bachet::verbs::{self, Event, Method, Record, Refusal, Subject, TraceOptions, Unplayable, Wanted, replay};
use bachet::{Budget, Language, Puzzle, gallery};
use bachet_draw::plain;
use proptest::prelude::*;

fn puzzle(name: &str) -> Puzzle {
    let source = gallery::get(name).expect("it is in the gallery");
    bachet::read(source).expect("it is sound").puzzle
}

/// The screens after these events, counted from 1; 0 is before the first.
fn frames(name: &str, method: Method, size: Size, shown: &[u64]) -> String {
    let (puzzle, messages) = (puzzle(name), Messages::new(Language::English));
    let tracing = Tracing::new(&puzzle, method, &messages).expect("it can be stated");
    let mut out = String::new();
    let mut show = |record: &Record, event: Option<Event>| {
        let lines = tracing.frame(record, event, size);
        let text = plain(&lines);
        assert!(lines.len() <= size.rows, "{} lines", lines.len());
        assert!(lines.iter().all(|line| bachet_draw::width(line) <= size.columns), "{text}");
        write!(out, "== event {}\n{text}", record.tally.events()).expect("a string takes everything");
    };
    let max = shown.iter().copied().max().unwrap_or(0);
    let options = TraceOptions::default();
    if shown.contains(&0) {
        let nothing = replay::<()>(&puzzle, [], &mut |_, _| ControlFlow::Continue(())).expect("it is nothing");
        show(&nothing, None);
    }
    let mut watch = |record: &Record, event: Event| {
        if shown.contains(&record.tally.events()) {
            show(record, Some(event));
        }
        if record.tally.events() == max { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    verbs::watch(&puzzle, method, &options, &mut Budget::unlimited(), &mut watch).expect("the method fits");
    out
}

#[test]
fn a_board_at_work() {
    insta::assert_snapshot!(frames("difficile", Method::BACKTRACKING, Size::default(), &[0, 3, 4, 40, 41, 1000, 1001]));
}

#[test]
fn a_grid_at_work() {
    let size = Size::default();
    let board = frames("einstein", Method::BACKTRACKING, size, &[0, 30, 31, 32, 500]);
    let clauses = frames("einstein", Method::CLAUSES, size, &[22, 23, 400]);
    let permutations = frames("gastsprekers", Method::PERMUTATIONS, size, &[30, 99, 100]);
    insta::assert_snapshot!([board, clauses, permutations].concat());
}

#[test]
fn what_follows_is_said_to_follow() {
    let size = Size::default();
    let cnf = frames("einstein", Method::CNF, size, &[700, 900, 1200]);
    let propagation = frames("einstein", Method::PROPAGATION, size, &[1, 4, 20]);
    let board = frames("x-sudoku", Method::PROPAGATION, size, &[3, 23]);
    insta::assert_snapshot!([cnf, propagation, board].concat());
}

#[test]
fn a_crossing_at_work() {
    let depth = frames("maris-jaloux", Method::DEPTH_FIRST, Size::default(), &[0, 2, 10, 20, 30]);
    let breadth = frames("wolf-goat-cabbage", Method::BREADTH_FIRST, Size::default(), &[2, 10, 20]);
    insta::assert_snapshot!([depth, breadth].concat());
}

#[test]
fn moves_at_work() {
    let size = Size::default();
    let names = ["cruches", "hanoi", "eight", "guarini"];
    insta::assert_snapshot!(names.map(|name| frames(name, Method::DEPTH_FIRST, size, &[0, 9, 10])).concat());
}

#[test]
fn what_is_too_large_is_cut() {
    let small = Size { columns: 30, rows: 10 };
    insta::assert_snapshot!(frames("twenty-five", Method::BACKTRACKING, Size::default(), &[20]));
    insta::assert_snapshot!(frames("difficile", Method::BACKTRACKING, small, &[20]));
    for (columns, rows) in [(0, 0), (1, 1), (3, 4), (80, 5), (5, 80)] {
        frames("zebra", Method::BACKTRACKING, Size { columns, rows }, &[0, 20]);
    }
}

#[test]
fn a_method_that_makes_no_sense_says_why() {
    let messages = Messages::new(Language::English);
    let refused = |name: &str, method: Method, options: &TraceOptions| {
        let mut budget = Budget::unlimited().steps(1);
        match verbs::trace(&puzzle(name), method, options, &mut budget) {
            Err(Refusal::Because(why)) => {
                let hint = messages.format_hint(why.id, &why.arguments).unwrap_or_default();
                format!("{name}, {}: {}\n    {hint}\n", method.name, messages.format(why.id, &why.arguments))
            }
            other => format!("{name}, {}: {other:?}\n", method.name),
        }
    };
    let usual = TraceOptions::default();
    let mut out = String::new();
    for (name, method) in [
        ("zebra", Method::DEPTH_FIRST),
        ("start", Method::BREADTH_FIRST),
        ("start", Method::PERMUTATIONS),
        ("maris-jaloux", Method::CLAUSES),
        ("hanoi", Method::BACKTRACKING),
    ] {
        out.push_str(&refused(name, method, &usual));
    }
    for (name, labels) in [("zebra", &["99"][..]), ("zebra", &["1", "2.", "1"]), ("start", &["1"])] {
        let order = usual.clone().order(labels.iter().map(|&label| label.to_owned()).collect());
        out.push_str(&refused(name, Method::BACKTRACKING, &order));
    }
    insta::assert_snapshot!(out);
}

#[test]
fn the_rules_are_data() {
    let source = b"grid: Pets\nwho: Ann, Bob\npet (some unused): cat, dog, emu\n1. = Ann != cat\n2. = pet(Bob) = emu\n";
    let puzzle = bachet::read(source).expect("it can be read").puzzle;
    let rules = |method, max| {
        let rules = verbs::method_rules(&puzzle, method, &TraceOptions::default()).expect("it has rules");
        bachet::json::pretty(&Output::from(Payload::Trace(Trace::rules(&puzzle, &rules, max))))
            .expect("it can be written")
    };
    insta::assert_snapshot!(
        [rules(Method::CLAUSES, 3), rules(Method::CNF, 3), rules(Method::CNF, usize::MAX)].join("\n")
    );
}

/// What a method does, stored.
fn stored(name: &str, method: Method, events: u64) -> (Vec<u8>, Vec<Event>) {
    let (puzzle, options) = (puzzle(name), TraceOptions::default().wanted(Wanted::All));
    let (mut bytes, mut all) = (Vec::new(), Vec::new());
    write_line(&Line::Header(Header::new(&puzzle, method, &options)), &mut bytes).expect("memory takes everything");
    let traced = verbs::watch(&puzzle, method, &options, &mut Budget::unlimited(), &mut |record, event| {
        all.push(event);
        write_line(&Line::Step(event.into()), &mut bytes).expect("memory takes everything");
        if record.tally.events() == events { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let traced = traced.expect("the method fits");
    write_line(&Line::Step(Step::end(traced.ended, &traced.record.tally)), &mut bytes)
        .expect("memory takes everything");
    (bytes, all)
}

#[test]
fn what_was_stored_plays_back() {
    for (name, method) in [
        ("difficile", Method::SUCCESSORS),
        ("difficile", Method::BACKTRACKING),
        ("start", Method::CLAUSES),
        ("einstein", Method::CLAUSES),
        ("einstein", Method::CNF),
        ("einstein", Method::PROPAGATION),
        ("schoolverkeer", Method::PERMUTATIONS),
        ("maris-jaloux", Method::DEPTH_FIRST),
        ("eight", Method::BREADTH_FIRST),
    ] {
        let (bytes, all) = stored(name, method, 50_000);
        let (header, read, mut events) = events_from(&bytes[..]).expect("it was written just now");
        let again = bachet::read(&header.puzzle).expect("it is a puzzle").puzzle;
        let mut seen = Vec::new();
        let mut watch = |_: &Record, event| {
            seen.push(event);
            ControlFlow::Continue(())
        };
        let record = replay(&again, &mut events, &mut watch).expect("it plays");
        assert_eq!((read, seen.len()), (method, all.len()), "{name}");
        assert_eq!(seen, all, "{name}");
        let ended = events.end().and_then(Step::ended).expect("it says how it ended");
        assert_eq!(events.end(), Some(&Step::end(ended, &record.tally)), "{name}");
    }
}

#[test]
fn what_cannot_follow_is_refused() {
    let assign = |place, value| Event::Assign { place, value, forced: false };
    let (node, solution) = (|depth| Event::Node { depth }, Event::Solution { number: 1 });
    let back = |kept, depth| Event::Backtrack { kept, depth };
    let played = |name: &str, events: &[Event]| {
        let events = events.iter().map(|&event| Ok(event));
        replay::<()>(&puzzle(name), events, &mut |_, _| ControlFlow::Continue(())).map(|_| ())
    };
    let refused = |number| Err(Unplayable::Event(number));
    // Column 0 of a table is what its rows stand for; what stands already is written over by nobody.
    assert_eq!(played("zebra", &[node(0), assign(0, 0)]), refused(2));
    assert_eq!(played("zebra", &[node(0), assign(1, 0), assign(1, 1)]), refused(3));
    assert_eq!(played("zebra", &[node(0), assign(1, 0), back(0, 0), assign(1, 1)]), Ok(()));
    assert_eq!(played("zebra", &[node(0), assign(1, 0), solution]), refused(3));
    assert_eq!(played("start", &[node(0), solution]), refused(2));
    let Puzzle::Sudoku(start) = puzzle("start") else { panic!("it is a board") };
    let given = start.cells.iter().position(|cell| cell.given.is_some()).expect("something is given") as u32;
    let value = u128::from(start.cells[given as usize].given.unwrap_or_default());
    assert_eq!(played("start", &[assign(given, value)]), Ok(()));
    assert_eq!(played("start", &[assign(given, value % 9 + 1)]), refused(1));
    // A way begins at the start and ends at a goal.
    for name in ["maris-jaloux", "hanoi"] {
        assert_eq!(played(name, &[assign(0, 1)]), refused(1), "{name}");
        assert_eq!(played(name, &[solution]), refused(1), "{name}");
    }
    assert_eq!(played("maris-jaloux", &[assign(0, 0), node(0), solution]), refused(3));
    assert_eq!(played("maris-jaloux", &[assign(0, 0), node(0), assign(1, 127), solution]), Ok(()));
    // A node is below the one at which it stands, and nothing goes back to one below.
    assert_eq!(played("start", &[node(2)]), refused(1));
    assert_eq!(played("start", &[node(0), node(2)]), refused(2));
    assert_eq!(played("start", &[node(0), node(1), node(1)]), refused(3));
    assert_eq!(played("start", &[node(0), node(1), back(0, 0), node(1)]), Ok(()));
    assert_eq!(played("start", &[node(0), back(0, 1)]), refused(2));
    let Puzzle::Crossing(_) = puzzle("maris-jaloux") else { panic!("it is a crossing") };
    let numbered = [assign(0, 0), node(0), assign(1, 127), Event::Solution { number: 2 }];
    assert_eq!(played("maris-jaloux", &numbered), refused(4));
}

#[test]
fn lines_describe_themselves() {
    let (bytes, _) = stored("hanoi", Method::DEPTH_FIRST, 12);
    insta::assert_snapshot!(String::from_utf8(bytes).expect("it is text"));
}

#[test]
fn a_trace_gone_wrong_says_where() {
    let messages = Messages::new(Language::English);
    let (bytes, _) = stored("start", Method::BACKTRACKING, 5);
    let good = String::from_utf8(bytes).expect("it is text");
    let (header, rest) = good.split_once('\n').expect("it has lines");
    let outcome = |source: &str| match events_from(source.as_bytes()) {
        Err(bad) => format!("line {}: {}", bad.line, messages.format(bad.why.id, &bad.why.arguments)),
        Ok((_, _, mut events)) => match replay(&puzzle("start"), &mut events, &mut |_, _| ControlFlow::Continue(())) {
            Err(Unplayable::Unread(bad)) => {
                format!("line {}: {}", bad.line, messages.format(bad.why.id, &bad.why.arguments))
            }
            Err(Unplayable::Event(number)) => format!("event {number} does not fit"),
            Ok(record) => format!("{} events, end {:?}", record.tally.events(), events.end().is_some()),
        },
    };
    let with = |line: &str| outcome(&format!("{header}\n{line}\n"));
    let long = format!("{{\"node\":{{\"depth\":{}}}}}", " ".repeat(2000));
    let found = [
        outcome(""),
        outcome("\n"),
        outcome("garbage"),
        outcome("{\"trace\":1}"),
        outcome(&header.replace("\"trace\":1", "\"trace\":2")),
        outcome(&header.replace("backtracking", "guessing")),
        outcome(&header.replace("\"order\"", "\"else\"")),
        outcome(header),
        outcome(&good),
        outcome(&format!("{good}{rest}")),
        outcome(&good.replace('\n', "\r\n")),
        with("{}"),
        with("[]"),
        with("{\"node\":{\"depth\":-1}}"),
        with("{\"node\":{\"depth\":1,\"more\":2}}"),
        with("{\"nod\":{\"depth\":1}}"),
        with("{\"backup\":{\"kept\":1,\"depth\":0}}"),
        with("{\"assign\":{\"place\":81,\"value\":1,\"forced\":false}}"),
        with("{\"assign\":{\"place\":0,\"value\":10,\"forced\":false}}"),
        with("{\"assign\":{\"place\":0,\"value\":0,\"forced\":false}}"),
        with("{\"assign\":{\"place\":0,\"value\":\"5\",\"forced\":false}}"),
        with("{\"assign\":{\"place\":0,\"value\":\"+5\",\"forced\":false}}"),
        with("{\"assign\":{\"place\":0,\"value\":1.5,\"forced\":false}}"),
        with("{\"solution\":{\"number\":\"340282366920938463463374607431768211456\"}}"),
        with(&long),
        with("\u{fffd}\0"),
    ];
    insta::assert_snapshot!(found.join("\n"));
}

#[test]
fn hostile_events_are_refused_or_shown() {
    let messages = Messages::new(Language::English);
    for name in ["zebra", "start", "irregular", "maris-jaloux", "cruches", "hanoi", "eight", "guarini"] {
        let puzzle = puzzle(name);
        let tracing = Tracing::new(&puzzle, Method::PROPAGATION, &messages).expect("it can be stated");
        for number in [0, 1, 5, 100, u32::MAX] {
            let value = u128::from(number) << 40 | 7;
            let house = Subject::House { house: number, value: number };
            let subjects =
                [Subject::Board, Subject::Place(number), Subject::Clue(number), Subject::Category(number), house]
                    .into_iter()
                    .chain([
                        Subject::Rule(number),
                        Subject::Clause(number),
                        Subject::Boolean(number),
                        Subject::State(value),
                    ]);
            let about = subjects.flat_map(|subject| {
                let check = Event::Check { subject, holds: false };
                [check, Event::Conflict { subject }, Event::Choose { subject, ways: u64::MAX }]
            });
            let places = [0, number].into_iter().flat_map(|place| {
                [value, u128::from(number), u128::MAX].map(|value| Event::Assign { place, value, forced: true })
            });
            for event in places
                .chain(about)
                .chain([Event::Backtrack { kept: number, depth: number }, Event::Solution { number: u64::MAX }])
            {
                for depth in [0, number] {
                    let played = replay::<()>(&puzzle, [Ok(Event::Node { depth }), Ok(event)], &mut |record, event| {
                        let lines = tracing.frame(record, Some(event), Size::default());
                        assert!(lines.len() <= 24, "{name}, {event:?}");
                        ControlFlow::Continue(())
                    });
                    if let Ok(record) = played {
                        tracing.solution(record.stack.assignments());
                    }
                }
            }
        }
    }
}

fn subjects() -> impl Strategy<Value = Subject> {
    prop_oneof![
        Just(Subject::Board),
        any::<u32>().prop_map(Subject::Place),
        any::<u32>().prop_map(Subject::Clue),
        any::<u32>().prop_map(Subject::Category),
        any::<[u32; 2]>().prop_map(|[house, value]| Subject::House { house, value }),
        any::<u32>().prop_map(Subject::Rule),
        any::<u32>().prop_map(Subject::Clause),
        any::<u32>().prop_map(Subject::Boolean),
        any::<u128>().prop_map(Subject::State),
    ]
}

fn events() -> impl Strategy<Value = Event> {
    prop_oneof![
        any::<u32>().prop_map(|depth| Event::Node { depth }),
        (subjects(), any::<u64>()).prop_map(|(subject, ways)| Event::Choose { subject, ways }),
        (any::<u32>(), any::<u128>(), any::<bool>()).prop_map(|(place, value, forced)| Event::Assign {
            place,
            value,
            forced
        }),
        (subjects(), any::<bool>()).prop_map(|(subject, holds)| Event::Check { subject, holds }),
        subjects().prop_map(|subject| Event::Conflict { subject }),
        any::<[u32; 2]>().prop_map(|[kept, depth]| Event::Backtrack { kept, depth }),
        (subjects(), 0..1u64 << 54, any::<u64>()).prop_map(|(subject, before, left)| Event::Combine {
            subject,
            before,
            left
        }),
        any::<u64>().prop_map(|number| Event::Solution { number }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_event_reads_back(all in proptest::collection::vec(events(), 0..20)) {
        let header = Header::new(&puzzle("start"), Method::CNF, &TraceOptions::default());
        let mut bytes = Vec::new();
        write_line(&Line::Header(header.clone()), &mut bytes)?;
        for event in &all {
            write_line(&Line::Step((*event).into()), &mut bytes)?;
        }
        let (read, method, events) = events_from(Cursor::new(&bytes)).expect("it was written just now");
        prop_assert_eq!((read, method), (header, Method::CNF));
        prop_assert_eq!(events.collect::<Result<Vec<_>, _>>(), Ok(all));
        // No reader of JSON loses a digit: numbers beyond 2^53 are texts.
        for line in String::from_utf8_lossy(&bytes).lines().skip(1) {
            for digits in line.split(|c: char| !c.is_ascii_digit() && c != '"').filter(|digits| digits.len() > 15) {
                prop_assert!(digits.starts_with('"') || digits.parse::<u64>().is_ok_and(|n| n <= 1 << 53), "{}", line);
            }
        }
    }

    #[test]
    fn a_damaged_trace_is_refused_or_played(
        name in prop_oneof![Just("start"), Just("hanoi"), Just("wolf-goat-cabbage"), Just("einstein")],
        damage in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0..3), 1..6),
    ) {
        let method = if ["start", "einstein"].contains(&name) { Method::SUCCESSORS } else { Method::BREADTH_FIRST };
        let (mut bytes, _) = stored(name, method, 200);
        for (at, byte, how) in damage {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, b'0' + byte % 10),
                _ => drop(bytes.remove(at)),
            }
        }
        let (puzzle, messages) = (puzzle(name), Messages::new(Language::English));
        let tracing = Tracing::new(&puzzle, method, &messages).expect("it can be stated");
        if let Ok((_, _, events)) = events_from(&bytes[..]) {
            let played = replay(&puzzle, events, &mut |record, event| {
                assert!(tracing.frame(record, Some(event), Size::default()).len() <= 24);
                ControlFlow::Continue(())
            });
            if let Ok(record) = played {
                tracing.solution(record.stack.assignments());
            }
        }
    }
}
