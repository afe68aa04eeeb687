//! What a player asks: the moves that are allowed, why another one is not, and what comes next.

use bachet::messages::Messages;
use bachet::requests::Request;
use bachet::{Budget, Language, Progress, gallery, json};
use serde_json::{Value, json};

/// Puzzles that are not in the gallery.
const OTHERS: [(&str, &str); 6] = [
    ("load", "crossing: x\nman: 1, weight 80\ndog: 1, weight 30\ncat: 1, weight 30\nboat: 100 kg\nrower: man\n"),
    ("two boats", "crossing: x\nman: 2\ndog: 1\nboat ferry: 2 seats\nboat skiff: 1 seat\nrower: man\n"),
    ("three disks", "hanoi: x\ndisks: 3\n"),
    ("adjacent", "hanoi: x\ndisks: 3\nmoves: adjacent\n"),
    ("turns", "knights: x\nB.B\n...\nW.W\nturns: alternate\n"),
    (
        "routes",
        "crossing: x\nplaces: left, island, right\nroutes: left - island, island - right\nman: 2\nboat: 2 seats\n",
    ),
];

/// What `show` answers about a puzzle.
fn shown(name: &str, options: Value) -> Value {
    let found = answered("show", name, options);
    found.get("show").unwrap_or_else(|| panic!("{found}")).clone()
}

fn answered(verb: &str, name: &str, mut options: Value) -> Value {
    let other = OTHERS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text);
    options["puzzle"] = json!(other.or_else(|| gallery::get(name)).expect("it is a puzzle"));
    let request = Request::read(verb, options.to_string().as_bytes()).expect("it is a request");
    let messages = Messages::new(Language::English);
    let answer = request.answer(&mut Budget::unlimited(), &Progress::default(), &messages);
    serde_json::from_str(&json::pretty(&answer.output).expect("it is JSON")).expect("it is JSON")
}

#[test]
fn every_move_that_is_not_allowed_has_its_reason() {
    let mut wrong = Vec::new();
    for (name, way, to, expected) in [
        ("wolf-goat-cabbage", &[][..], "farmer, goat, boat", ""),
        ("wolf-goat-cabbage", &[], "farmer, boat", "state-broken 1 wolf,goat,cabbage; state-broken 2 "),
        ("wolf-goat-cabbage", &[], "farmer, wolf, boat", "state-broken 2 goat,cabbage"),
        ("wolf-goat-cabbage", &[], "goat, boat", "move-no-rower goat"),
        ("wolf-goat-cabbage", &[], "boat", "move-empty-boat"),
        ("wolf-goat-cabbage", &[], "", "move-nothing"),
        ("wolf-goat-cabbage", &[], "goat", "move-without-boat goat"),
        ("wolf-goat-cabbage", &[], "farmer, goat, wolf, boat", "move-too-many"),
        ("wolf-goat-cabbage", &["farmer, goat, boat"], "farmer", "move-"),
        ("wolf-goat-cabbage", &["farmer, goat, boat"], "goat", ""),
        ("load", &[], "man, dog, boat", "move-too-much man,dog"),
        ("two boats", &[], "ferry, skiff", "move-several-boats"),
        ("routes", &[], "right: man, boat", "move-no-route"),
        ("hanoi", &[], "2, 1, 1, 1, 1", ""),
        ("hanoi", &[], "1, 2, 1, 1, 1", "move-disk-covered 1"),
        ("hanoi", &["2, 1, 1, 1, 1"], "2, 2, 1, 1, 1", "move-disk-too-large 1"),
        ("hanoi", &[], "2, 2, 1, 1, 1", "move-one-disk 1,2"),
        ("adjacent", &[], "3, 1, 1", "move-no-peg 1"),
        ("eight", &[], "8 6 7/2 . 4/3 5 1", ""),
        ("eight", &[], "8 . 7/2 5 4/3 6 1", "move-tile-apart 6"),
        ("eight", &[], "6 8 7/2 5 4/3 . 1", "move-one-tile 8,6"),
        ("guarini", &[], "..B/..B/W.W", ""),
        ("guarini", &[], ".BB/.../W.W", "move-no-jump B"),
        ("guarini", &[], "B.B/.WW/...", "move-one-knight"),
        ("turns", &["..B/..B/W.W"], "B.B/.../W.W", "move-not-turn B"),
        ("cruches", &[], "petite 3, grande 0", ""),
        ("cruches", &[], "petite 2, grande 0", "move-no-pour"),
    ] {
        let found = shown(name, json!({"way": way, "to": to}));
        let reason = |why: &Value| {
            let text = |key: &str| why.get(key).map_or_else(String::new, |value| format!(" {value}"));
            let who: Vec<&str> = why["who"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            format!("{}{} {}", why["code"].as_str().unwrap_or_default(), text("rule"), who.join(","))
                .trim_end()
                .to_owned()
        };
        let why =
            found["to"]["obstacles"].as_array().expect("a list").iter().map(reason).collect::<Vec<_>>().join("; ");
        let is_expected = if expected.is_empty() { why.is_empty() } else { why.starts_with(expected) };
        if !is_expected || found["to"]["allowed"] != expected.is_empty() {
            wrong.push(format!("{name} {to}: {why}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_next_moves_lead_to_the_goal_in_as_few_moves_as_there_are() {
    for name in ["wolf-goat-cabbage", "torch", "three disks", "adjacent", "guarini", "cruches", "two boats", "turns"] {
        let mut way: Vec<String> = Vec::new();
        let mut left = u64::MAX;
        loop {
            let found = shown(name, json!({"way": way, "next": true, "moves": true}));
            let distance = found["to_goal"]["moves"].as_u64().expect("there is a way");
            assert!(distance < left, "{name} after {way:?}");
            left = distance;
            assert_eq!(found["moves_exact"], true, "{name}");
            for listed in found["moves"].as_array().expect("a list") {
                let state = listed["after"]["state"].as_str().expect("a state");
                let judged = shown(name, json!({"way": way, "to": state}));
                assert_eq!(judged["to"]["allowed"], true, "{name} {state} after {way:?}");
            }
            let Some(next) = found["next"]["after"]["state"].as_str() else { break };
            way.push(next.to_owned());
        }
        assert_eq!(left, 0, "{name}");
    }
}

#[test]
fn the_last_move_of_a_way_is_told_in_words() {
    for (name, way, last) in [
        ("maris-jaloux", &["67", "1"][..], json!("man blue crosses from right to left")),
        ("hanoi", &["2, 1, 1, 1, 1"], json!("disk 1 from peg 1 to peg 2")),
        ("eight", &["8 6 7/2 . 4/3 5 1"], json!("tile 5 slides down")),
        ("maris-jaloux", &[], Value::Null),
    ] {
        let found = shown(name, json!({"way": way}));
        assert_eq!(found["last"], last, "{name}");
    }
}

#[test]
fn a_way_must_be_one() {
    let found = answered("show", "hanoi", json!({"way": ["2, 1, 1, 1, 1", "2, 2, 1, 1, 1"]}));
    assert_eq!(found["diagnostics"][0]["code"], "move-of-way");
    let found = answered("show", "hanoi", json!({"way": ["nonsense"]}));
    assert_eq!(found["diagnostics"][0]["code"], "no-such-position");
    let found = answered("show", "17-clue", json!({"moves": true}));
    assert_eq!(found["diagnostics"][0]["code"], "board-has-no-states");
}

/// The colours of knights are in the order of the puzzle's start, not of the state.
#[test]
fn a_state_is_shown_as_it_is_written() {
    let found = shown("guarini", json!({"state": ".WB/..B/..W"}));
    assert_eq!(found["state"], ".WB / ..B / ..W");
    assert_eq!(found["to_goal"]["moves"], 14);
}
