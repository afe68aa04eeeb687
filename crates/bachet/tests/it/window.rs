//! Parts of runs: the events from any event on, and the state of the search before them.

use std::ops::ControlFlow;

use bachet::messages::{MessageId, Messages};
use bachet::requests::Request;
use bachet::verbs::{self, Event, Method, Part, Record, Subject, TraceOptions, Wanted, Window};
use bachet::{Argument, Budget, Language, Progress, Puzzle, gallery};
use serde_json::{Value, json};

/// Maximum number of events of a run that are compared.
const MAX_EVENTS: u64 = 3000;

fn named(name: &str) -> Puzzle {
    let source = gallery::get(name).expect("it is in the gallery");
    bachet::read(source.as_bytes()).expect("it is sound").puzzle
}

fn options() -> TraceOptions {
    TraceOptions::default().wanted(Wanted::All)
}

fn window(puzzle: &Puzzle, method: Method, part: Part) -> Window {
    let mut budget = Budget::unlimited();
    verbs::window(puzzle, method, &options(), part, &mut budget, &mut |_, _| {}).expect("it fits")
}

/// The first events of a run, each with the record that includes it.
fn run(puzzle: &Puzzle, method: Method) -> Vec<(Record, Event)> {
    let mut all = Vec::new();
    let mut watch = |record: &Record, event: Event| {
        all.push((record.clone(), event));
        if record.tally.events() == MAX_EVENTS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    verbs::watch(puzzle, method, &options(), &mut Budget::unlimited(), &mut watch).expect("it fits");
    all
}

fn each_run(mut check: impl FnMut(&str, &Puzzle, Method)) {
    for name in ["verjaardag", "six", "maris-jaloux", "cruches"] {
        let puzzle = named(name);
        for method in verbs::methods_for(&puzzle) {
            check(name, &puzzle, method);
        }
    }
}

#[test]
fn the_state_and_the_events_of_a_part_are_those_of_the_run() {
    each_run(|name, puzzle, method| {
        let all = run(puzzle, method);
        for after in [0, 1, 2, 17, 100, all.len() / 2, all.len() - 1].into_iter().filter(|&after| after < all.len()) {
            let part = window(puzzle, method, Part { after: after as u64, max_events: 50 });
            let wanted: Vec<Event> = all[after..].iter().take(50).map(|(_, event)| *event).collect();
            let found = &part.events[..wanted.len()];
            assert_eq!(found, wanted, "{name}, {}, after {after}", method.name);
            let Some((record, _)) = after.checked_sub(1).map(|last| &all[last]) else { continue };
            let before = part.before.expect("the run is longer");
            assert_eq!(before.tally, record.tally, "{name}, {}, after {after}", method.name);
            assert_eq!(before.assignments, record.stack.assignments(), "{name}, {}, after {after}", method.name);
        }
    });
}

/// The path is what is left if every node replaces those that are as deep as itself, or deeper.
#[test]
fn the_path_leads_from_the_root_to_the_current_node() {
    each_run(|name, puzzle, method| {
        let all = run(puzzle, method);
        for after in [3, 40, 333, all.len() / 2].into_iter().filter(|&after| after <= all.len()) {
            let before =
                window(puzzle, method, Part { after: after as u64, max_events: 0 }).before.expect("it is long");
            if before.waiting.is_some() {
                continue;
            }
            let mut expected: Vec<u64> = Vec::new();
            for ((record, event), number) in all[..after].iter().zip(1..) {
                match event {
                    Event::Node { depth } => {
                        expected.resize(*depth as usize, 0);
                        expected.push(number);
                    }
                    Event::Backtrack { .. } => expected.truncate(record.tally.depth as usize + 1),
                    _ => {}
                }
            }
            let path: Vec<u64> = before.path.iter().map(|node| node.event).collect();
            assert_eq!(path, expected, "{name}, {}, after {after}", method.name);
        }
    });
}

#[test]
fn states_wait_until_they_are_visited() {
    let puzzle = named("maris-jaloux");
    let all = run(&puzzle, Method::BREADTH_FIRST);
    for after in [5, 40, 200] {
        let part = window(&puzzle, Method::BREADTH_FIRST, Part { after, max_events: 0 });
        let waiting = part.before.and_then(|before| before.waiting).expect("states wait");
        let events = || all.iter().take(after as usize);
        let found = events().filter_map(|(_, event)| match event {
            Event::Check { subject: Subject::State(state), holds: true } => Some(*state),
            _ => None,
        });
        // The start was never found: it is where the search begins.
        let visited = events().filter(|(_, event)| matches!(event, Event::Node { .. })).count() - 1;
        assert_eq!(Vec::from(waiting), found.skip(visited).collect::<Vec<_>>(), "after {after}");
    }
}

#[test]
fn a_part_behind_the_end_has_no_state() {
    let part = window(&named("verjaardag"), Method::CLAUSES, Part { after: 1_000_000_000, max_events: 5 });
    assert_eq!((part.before, part.events.len()), (None, 0));
}

#[test]
fn each_method_says_what_it_does_in_every_language() {
    for language in [Language::French, Language::Dutch] {
        let messages = Messages::new(language);
        for method in Method::all() {
            let arguments = [method.name, method.title].map(|text| Argument::Text(text.to_owned()));
            let [name, title] = arguments;
            let said = messages.format(MessageId::TraceMethodTitle, &[("method", name), ("title", title)]);
            assert_ne!(said, method.title, "{}", method.name);
        }
    }
}

fn answer(name: &str, options: &Value) -> String {
    let mut body = options.as_object().expect("options are an object").clone();
    body.insert("puzzle".to_owned(), json!(gallery::get(name).expect("it is in the gallery")));
    let request = Request::read("trace", Value::from(body).to_string().as_bytes()).expect("it is a request");
    let messages = Messages::new(Language::English);
    let answer = request.answer(&mut Budget::unlimited(), &Progress::default(), &messages);
    bachet::json::pretty(&answer.output).expect("it is JSON")
}

/// The puzzle of the document that the method comes from.
#[test]
fn a_run_says_what_each_clue_left_and_where_it_first_rejected() {
    let run: Value = serde_json::from_str(&answer("gastsprekers", &json!({"method": "permutations"}))).expect("JSON");
    let checked = run.pointer("/trace/checked").and_then(Value::as_array).expect("clues were checked");
    let left = |name: &str| -> Vec<&str> { checked.iter().filter_map(|one| one[name].as_str()).collect() };
    assert_eq!(left("held"), ["13824", "2592", "80", "2", "1"]);
    assert_eq!(left("failed"), ["1714176", "11232", "2512", "78", "1"]);
    let end: u64 = run.pointer("/trace/cost/events").and_then(Value::as_str).expect("a cost").parse().expect("digits");
    assert!(end > 5_000_000, "{end}");
    for one in checked {
        // The part that begins with the event by which the clue first rejects.
        let first = one["first_failed"].as_u64().expect("each clue rejects");
        let part = json!({"method": "permutations", "after": first - 1, "max-events": 1});
        let part: Value = serde_json::from_str(&answer("gastsprekers", &part)).expect("JSON");
        assert_eq!(part["events"], json!([{"check": {"of": {"clue": one["clue"]}, "holds": false}}]), "{one}");
        let before = part.pointer("/before/checked").and_then(Value::as_array).expect("a state");
        let own = before.iter().find(|checked| checked[0] == one["clue"]);
        assert!(own.is_none_or(|own| own[2] == 0), "it has rejected none before: {own:?}");
    }
    let last = json!({"method": "permutations", "after": end - 5, "max-events": 5});
    let last: Value = serde_json::from_str(&answer("gastsprekers", &last)).expect("JSON");
    assert_eq!(last.pointer("/events/4/combine/left"), Some(&json!(1)));
}

#[test]
fn parts_are_answered_in_words() {
    let part = json!({"method": "clauses", "events": true, "after": 40, "max-events": 6, "words": true});
    insta::assert_snapshot!("part_of_clauses", answer("verjaardag", &part));
    let part = json!({"method": "breadth-first", "events": true, "after": 30, "max-events": 4, "words": true});
    insta::assert_snapshot!("part_of_breadth_first", answer("cruches", &part));
    insta::assert_snapshot!("methods_of_a_grid", answer("verjaardag", &json!({"methods": true})));
}

#[test]
fn of_a_deep_search_the_last_values_and_nodes_are_listed() {
    let part = json!({"method": "depth-first", "events": true, "after": 60_000, "max-events": 1});
    let answer: Value = serde_json::from_str(&answer("fifteen", &part)).expect("it is JSON");
    let found = |pointer: &str| answer.pointer(pointer).unwrap_or_else(|| panic!("{pointer}")).clone();
    for list in ["assigned", "path"] {
        let listed = found(&format!("/before/{list}")).as_array().map(Vec::len);
        let before = found(&format!("/before/{list}_before")).as_u64();
        assert_eq!(listed, Some(5000), "{list}");
        assert_eq!(
            before.map(|before| before + 5000),
            found("/before/depth").as_u64().map(|depth| depth + 1),
            "{list}"
        );
    }
}
