//! What a player asks: the moves that are allowed, why another one is not, and what comes next.

use bachet::messages::Messages;
use bachet::requests::Request;
use bachet::{Budget, Language, Progress, gallery, json};
use serde_json::{Value, json};

/// Puzzles that are not in the gallery.
const OTHERS: [(&str, &str); 7] = [
    ("load", "crossing: x\nman: 1, weight 80\ndog: 1, weight 30\ncat: 1, weight 30\nboat: 100 kg\nrower: man\n"),
    ("two boats", "crossing: x\nman: 2\ndog: 1\nboat ferry: 2 seats\nboat skiff: 1 seat\nrower: man\n"),
    ("four pegs", "hanoi: x\ndisks: 3\npegs: 4\ngoal: 4\n"),
    ("three disks", "hanoi: x\ndisks: 3\n"),
    ("adjacent", "hanoi: x\ndisks: 3\nmoves: adjacent\n"),
    ("turns", "knights: x\nB.B\n...\nW.W\nturns: alternate\n"),
    (
        "routes",
        "crossing: x\nplaces: left, island, right\nroutes: left - island, island - right\nman: 2\nboat: 2 seats\n",
    ),
];

/// Trips of the four walkers with their torch, which take all of its 15 minutes.
const SLOW_WAY: [&str; 4] =
    ["walker 1, walker 4, boat", "walker 4", "walker 1, walker 3, walker 4, boat", "walker 3, walker 4"];

/// What `show` answers about a puzzle.
pub(crate) fn shown(name: &str, options: Value) -> Value {
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
        ("torch", &SLOW_WAY, "walker 1, walker 2, walker 3, walker 4, boat", "move-over-limit walker 1,walker 2"),
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

/// The goal counts only if it is reached within the limit, whatever the trips before it cost.
#[test]
fn a_way_that_costs_too_much_is_a_dead_end() {
    for (name, way, cost, to_goal, over_limit) in [
        ("torch", &[][..], [0, 15, 15], json!({"moves": 5, "cost": "15"}), Value::Null),
        ("torch", &SLOW_WAY[..1], [8, 15, 7], Value::Null, json!({"moves": 4, "cost": "9"})),
        ("torch", &SLOW_WAY, [15, 15, 0], Value::Null, json!({"moves": 1, "cost": "2"})),
        (
            "last-train",
            &["walker 1, walker 2, boat", "walker 2"],
            [4, 29, 25],
            json!({"moves": 5, "cost": "25"}),
            Value::Null,
        ),
    ] {
        let found = shown(name, json!({"way": way, "moves": true, "next": true}));
        let [spent, limit, left] = cost.map(|cost: u32| cost.to_string());
        assert_eq!(found["cost"], json!({"spent": spent, "limit": limit, "left": left}), "{name} {way:?}");
        assert_eq!((&found["to_goal"], &found["over_limit"]), (&to_goal, &over_limit), "{name} {way:?}");
        assert_eq!(found["next"].is_null(), to_goal.is_null(), "{name} {way:?}");
        for listed in found["moves"].as_array().expect("a list") {
            assert!(to_goal.is_object() || listed["dead_end"] == true, "{name} {way:?}: {listed}");
        }
    }
    let found = shown("wolf-goat-cabbage", json!({"way": ["farmer, goat, boat"]}));
    assert_eq!(found["cost"], Value::Null);
}

/// What earlier moves leave behind matters for the distance: whose turn it is, how many trips there were, and the last
/// load.
#[test]
fn the_distance_is_that_of_the_best_move_and_one_more() {
    for name in ["wolf-goat-cabbage", "turns", "dag-en-nacht", "ballast"] {
        let mut ways: Vec<Vec<String>> = vec![Vec::new()];
        for _ in 0..4 {
            let mut longer = Vec::new();
            for way in ways.drain(..).take(6) {
                let found = shown(name, json!({"way": way, "moves": true}));
                let moves = found["moves"].as_array().expect("a list");
                let best = moves.iter().filter_map(|listed| listed["to_goal"]["moves"].as_u64()).min();
                let distance = found["to_goal"]["moves"].as_u64();
                assert!(distance == Some(0) || distance == best.map(|best| best + 1), "{name} after {way:?}: {found}");
                for listed in moves {
                    let state = listed["after"]["state"].as_str().expect("a state").to_owned();
                    longer.push(way.iter().cloned().chain([state]).collect());
                }
            }
            ways = longer;
        }
    }
}

/// The path has the states through which the moves led, whoever of those that are interchangeable went, and each move
/// is one of the graph.
#[test]
fn the_way_is_a_path_in_the_graph() {
    let ways: [(&str, &[&str], &[&str]); 5] = [
        (
            "maris-jaloux",
            &["femme verte, femme blanche, boat", "femme verte", "femme verte, femme bleue, femme blanche, boat"],
            &["left: 3fm *; right: –", "left: fm 2m; right: 2f *", "left: 2fm m *; right: f", "left: 3m; right: 3f *"],
        ),
        (
            "dag-en-nacht",
            &["leeuw 1, boat", ""],
            &["left: 2l 2w 2e *; right: –", "left: l 2w 2e; right: l *", "left: 2l 2w 2e *; right: –"],
        ),
        (
            "torch",
            &["walker 1, walker 2, boat", "walker 2"],
            &[
                "left: walker 1, walker 2, walker 3, walker 4 *; right: –",
                "left: walker 3, walker 4; right: walker 1, walker 2 *",
                "left: walker 1, walker 3, walker 4 *; right: walker 2",
            ],
        ),
        (
            "cruches",
            &["petite 3, grande 0", "petite 0, grande 3"],
            &["petite 0, grande 0", "petite 3, grande 0", "petite 0, grande 3"],
        ),
        ("four pegs", &["4, 1, 1", "4, 2, 1", "3, 2, 1"], &["1, 1, 1", "4, 1, 1", "4, 2, 1", "2, 3, 1"]),
    ];
    for (name, way, expected) in ways {
        let graph = &shown(name, json!({"way": way, "graph": "near"}))["graph"];
        assert_eq!((&graph["missing"], &graph["part"]), (&Value::Null, &json!("everything")), "{name}");
        let path: Vec<usize> = serde_json::from_value(graph["path"].clone()).expect("each state is in the graph");
        let lines = |at: &usize| {
            let lines: Vec<String> = serde_json::from_value(graph["states"][at]["lines"].clone()).expect("lines");
            lines.join("; ")
        };
        assert_eq!(path.iter().map(lines).collect::<Vec<_>>(), expected, "{name}");
        for (at, state) in path.iter().enumerate() {
            let (state, there) = (&graph["states"][state], shown(name, json!({"way": way[..at]})));
            let key = if graph["has_costs"] == true { "cost" } else { "moves" };
            let far =
                |distance: &Value| distance[key].as_str().map_or_else(|| distance[key].to_string(), str::to_owned);
            // Where the rules count trips, a state that looks like an earlier one is another one.
            let distance = if name == "dag-en-nacht" { at.to_string() } else { far(&there["from_start"]) };
            assert_eq!(state["distance"], json!(distance), "{name}: {at}");
            assert_eq!(state["dead_end"], json!(there["to_goal"].is_null()), "{name}: {at}");
            if !there["to_goal"].is_null() {
                assert_eq!(state["to_goal"], json!(far(&there["to_goal"])), "{name}: {at}");
            }
        }
        let links = graph["links"].as_array().expect("a list");
        for pair in path.windows(2) {
            let joins = |link: &&Value| {
                let ends = [&link["from"], &link["to"]].map(|end| end.as_u64().expect("an index") as usize);
                ends == pair || link["both_ways"] == true && ends == [pair[1], pair[0]]
            };
            assert_eq!(links.iter().filter(joins).count(), 1, "{name}: {pair:?}");
        }
        let moves = shown(name, json!({"way": way, "moves": true}))["moves"].clone();
        let after = |list: &Value, key: &str| {
            let states =
                list.as_array().expect("a list").iter().map(|one| one.pointer(key).expect("a state").to_string());
            states.collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(after(&graph["next"], "/state"), after(&moves, "/after/state"), "{name}");
    }
    let placed = shown("maris-jaloux", json!({"state": "femme bleue, mari bleu, boat", "graph": "near"}));
    assert_eq!(placed["graph"]["path"], json!([3]));
}

/// Of more states than can be taken in those around the game are shown, whether or not all of them can be found.
#[test]
fn of_a_large_graph_the_states_near_the_game_are_shown() {
    for (name, way, found) in
        [("hanoi", &[][..], json!(243)), ("fifteen", &[], Value::Null), ("eight", &["8 6 7/2 . 4/3 5 1"], Value::Null)]
    {
        let graph = &shown(name, json!({"way": way, "graph": "near"}))["graph"];
        assert_eq!((&graph["part"], &graph["found"]), (&json!("near"), &found), "{name}");
        let states = graph["states"].as_array().expect("a list");
        let moves = graph["moves"].as_u64().expect("a number");
        assert!((100..=150).contains(&states.len()) && moves >= 4, "{name}: {} in {moves}", states.len());
        let path: Vec<usize> = serde_json::from_value(graph["path"].clone()).expect("each state is in the graph");
        assert_eq!(path.len(), way.len() + 1, "{name}");
        // Nothing is said of a goal that was not looked for.
        for state in states.iter().filter(|_| found.is_null()) {
            let unknown = [&state["distance"], &state["to_goal"], &state["dead_end"], &state["stands_for"]];
            assert!(unknown.into_iter().all(Value::is_null), "{name}: {state}");
        }
        let next = graph["next"].as_array().expect("a list").len();
        assert_eq!(
            next,
            shown(name, json!({"way": way, "moves": true}))["moves"].as_array().expect("a list").len(),
            "{name}"
        );
    }
}

/// States on shortest ways are shown if they are wanted and not too many; else those near the game.
#[test]
fn the_states_on_shortest_ways_are_shown_if_they_fit() {
    for (name, part, states) in [("hanoi", "ways", 32), ("fifteen", "near", 122), ("cruches", "everything", 16)] {
        let graph = &shown(name, json!({"graph": "ways"}))["graph"];
        let found = graph["states"].as_array().expect("a list").len();
        assert_eq!((&graph["part"], found), (&json!(part), states), "{name}");
    }
}

#[test]
fn the_last_move_of_a_way_is_told_in_words() {
    for (name, way, last) in [
        ("maris-jaloux", &["67", "1"][..], json!("mari bleu crosses from right to left")),
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
