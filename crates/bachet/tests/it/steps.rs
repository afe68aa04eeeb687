//! The page on which a person steps through a run: its data against the events of the run.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use bachet::front::drawings::{Steps, Tracing, stepper};
use bachet::messages::Messages;
use bachet::verbs::{self, Event, Method, Record, TraceOptions, Wanted};
use bachet::{Budget, Language, Puzzle, gallery};
use bachet_draw::{Page, RunPicture, RunStep, html};
use serde_json::Value;

/// What is known after an event: the assigned values, and nodes, checks, dead ends, solutions and depth.
type Moment = (Vec<(u32, u128)>, [u64; 5]);

fn puzzle(source: &[u8]) -> Puzzle {
    bachet::read(source).expect("it is sound").puzzle
}

fn named(name: &str) -> Puzzle {
    puzzle(gallery::get(name).expect("it is in the gallery").as_bytes())
}

fn moment(record: &Record) -> Moment {
    let assigned = record.stack.assignments().iter().map(|assigned| (assigned.place, assigned.value));
    let tally = &record.tally;
    (assigned.collect(), [tally.nodes, tally.tests(), tally.dead_ends, tally.solutions, tally.depth.into()])
}

/// The page of a run, and the moment after each of its events.
fn page(puzzle: &Puzzle, method: Method, max_events: u64) -> (String, Vec<(Moment, Option<Event>)>) {
    let messages = Messages::new(Language::English);
    let tracing = Tracing::new(puzzle, method, &messages).expect("it can be stated");
    let mut steps = Steps::new(&tracing);
    let mut moments = vec![((Vec::new(), [0; 5]), None)];
    let mut watch = |record: &Record, event: Event| {
        steps.add(record, event);
        moments.push((moment(record), Some(event)));
        if record.tally.events() == max_events { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let options = TraceOptions::default().wanted(Wanted::All);
    let traced = verbs::watch(puzzle, method, &options, &mut Budget::unlimited(), &mut watch).expect("it fits");
    let run = steps.finish(&traced.record, moments.last().and_then(|(_, event)| *event));
    (html(&Page { blocks: vec![stepper(vec![run], &messages)], ..Page::default() }), moments)
}

/// The data of the script.
fn data(page: &str) -> Value {
    let (_, data) = page.split_once("<script type=\"application/json\" id=\"steps\">").expect("the page has data");
    let (data, _) = data.split_once("</script>").expect("the data end");
    assert!(!data.contains('<'), "the data could end the script");
    serde_json::from_str(data).expect("the data are JSON")
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a number")).collect()
}

/// How the page shows a value: its text, or the index of the picture of a state.
fn shown(puzzle: &Puzzle, run: &Value, place: u32, value: u128, index: u64, states: &mut BTreeMap<u128, u64>) -> bool {
    let text = run["texts"][index as usize].as_str();
    match puzzle {
        Puzzle::Grid(grid) => {
            let category = &grid.categories[place as usize % grid.categories.len()];
            text == Some(&category.values[value as usize].text)
        }
        Puzzle::Sudoku(_) => text == Some(&value.to_string()),
        // Each state has a picture of its own.
        _ => *states.entry(value).or_insert(index) == index && run["states"][index as usize].is_string(),
    }
}

fn check(name: &str, puzzle: &Puzzle, method: Method, max_events: u64) -> usize {
    let (page, moments) = page(puzzle, method, max_events);
    let data = data(&page);
    let run = &data["runs"][0];
    let assigned = numbers(&run["assigned"]);
    let mut assigned = assigned.chunks_exact(3);
    let (mut stack, mut counts, mut event): (Vec<(u32, u64)>, [u64; 5], u64) = (Vec::new(), [0; 5], 0);
    let mut states = BTreeMap::new();
    let steps = run["steps"].as_array().expect("a list");
    for step in steps {
        let step = numbers(step);
        event += step[0];
        stack.truncate(step[3] as usize);
        for added in assigned.by_ref().take(step[4] as usize) {
            stack.push((added[0] as u32, added[1]));
        }
        for (count, more) in counts.iter_mut().zip(&step[6..10]) {
            *count += more;
        }
        counts[4] = step[10];
        let ((expected, costs), found) = &moments[event as usize];
        let kind = match found {
            Some(Event::Assign { .. }) => 1,
            Some(Event::Conflict { .. }) => 2,
            Some(Event::Solution { .. }) => 3,
            _ => 0,
        };
        assert_eq!((step[1], counts), (kind, *costs), "{name}, {}, event {event}", method.name);
        let places = |list: &[(u32, u128)]| list.iter().map(|(place, _)| *place).collect::<Vec<_>>();
        assert_eq!(stack.iter().map(|(place, _)| *place).collect::<Vec<_>>(), places(expected), "event {event}");
        for (&(place, index), &(_, value)) in stack.iter().zip(expected) {
            assert!(shown(puzzle, run, place, value, index, &mut states), "{name}, event {event}, place {place}");
        }
    }
    assert!(assigned.next().is_none(), "{name}: assignments without a step");
    assert_eq!(event as usize, moments.len() - 1, "{name}: the last step is the end");
    let mut pictures: Vec<&u64> = states.values().collect();
    pictures.sort_unstable();
    pictures.dedup();
    assert_eq!(pictures.len(), states.len(), "{name}: two states share a picture");
    steps.len()
}

#[test]
fn every_step_of_a_page_is_a_moment_of_the_run() {
    let grid = b"grid: Pets\nwho: Ann, Bob, Cas\npet: cat, dog, emu\nage (some unused): 3, 4, 5, 6\n1. = Ann != cat\n";
    let grid = puzzle(grid);
    let board = puzzle(b"1...\n..3.\n.4..\n...2\n");
    for method in Method::all() {
        for (name, puzzle) in [
            ("grid", &grid),
            ("board", &board),
            ("wolf-goat-cabbage", &named("wolf-goat-cabbage")),
            ("cruches", &named("cruches")),
        ] {
            if verbs::methods_for(puzzle).contains(&method) {
                let steps = check(name, puzzle, method, 19_999);
                assert!(steps > 10, "{name}, {}: {steps}", method.name);
            }
        }
    }
    assert_eq!(check("zebra", &named("zebra"), Method::CNF, u64::MAX), 1712);
}

#[test]
fn a_long_run_has_placements_dead_ends_and_solutions() {
    let difficile = named("difficile");
    // The last event is a step of any kind.
    let thinned = check("difficile", &difficile, Method::BACKTRACKING, 20_003);
    assert!((6000..8000).contains(&thinned), "{thinned}");
    let all = check("difficile", &difficile, Method::BACKTRACKING, 107_052);
    assert!((30_000..60_000).contains(&all), "{all}");
    // More steps than a page has.
    assert_eq!(check("zebra", &named("zebra"), Method::PERMUTATIONS, 120_000), 60_001);
}

#[test]
fn the_end_of_a_long_way_has_its_last_moves() {
    let (fifteen, messages) = (named("fifteen"), Messages::new(Language::English));
    let tracing = Tracing::new(&fifteen, Method::DEPTH_FIRST, &messages).expect("it can be stated");
    let mut steps = Steps::new(&tracing);
    let mut watch = |record: &Record, event: Event| {
        steps.add(record, event);
        if record.tally.events() == 60_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let (options, mut budget) = (TraceOptions::default(), Budget::unlimited());
    let traced = verbs::watch(&fifteen, Method::DEPTH_FIRST, &options, &mut budget, &mut watch).expect("it fits");
    let moves = traced.record.stack.assignments().len();
    assert!(moves > 10_000, "{moves}");
    let run = steps.finish(&traced.record, None);
    let RunPicture::States(pictures) = &run.picture else { panic!("it is a way") };
    assert!(pictures.len() <= 4000, "{}", pictures.len());
    let captions = |step: &RunStep| step.assigned.iter().map(|added| &*run.texts[added.caption as usize]).collect();
    let captions: Vec<&str> = captions(run.steps.last().expect("it has an end"));
    assert!(captions[0] == "…" && captions[1].starts_with(&format!("{}. ", moves - 999)), "{captions:?}");
    assert_eq!(captions.iter().filter(|caption| **caption == "…").count(), 1);
}

#[test]
fn a_page_loads_nothing_and_escapes_the_names_of_the_puzzle() {
    let hostile = "grid: </script><b>\nwho: \"</script>\", \"<b>x\"\npet: \"&\\\", dog\n1. = dog != \"<b>x\"\n";
    let hostile = puzzle(hostile.replace("\"&\\\"", "\"<!--\"").as_bytes());
    let (page, _) = page(&hostile, Method::BACKTRACKING, u64::MAX);
    assert_eq!(page.matches("</script>").count(), 2, "{page}");
    assert!(!page.contains("<b>") && !page.contains("<!--"), "{page}");
    assert!(!["http", "url(", "@import", "src=", "<link"].iter().any(|word| page.contains(word)), "{page}");
    assert!(check("hostile", &hostile, Method::BACKTRACKING, u64::MAX) > 3);
}
