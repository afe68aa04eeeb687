//! River crossings: the meaning of texts.

use std::fs;

use bachet_notation::crossing::{CrossingPuzzle, GroupId, Mates, read};

fn sound(source: &str) -> CrossingPuzzle {
    let (puzzle, problems) = read(source);
    assert!(problems.is_empty(), "{source}\n{problems:#?}");
    puzzle
}

#[test]
fn husbands() {
    let puzzle = sound(
        "crossing: Les vilains maris jaloux
language: fr

woman: blue, green, red, each with her man
man: blue, green, red
boat: 2 seats

rule: each woman: her man or no man
  say: une femme est en compagnie d'hommes sans son mari
",
    );
    assert_eq!(puzzle.groups[0].mates, Some(Mates { group: GroupId(1), order: None }));
    assert_eq!(puzzle.groups[1].mates, Some(Mates { group: GroupId(0), order: None }));
}

#[test]
fn others() {
    for source in [
        "crossing: x\nman: 3\nwoman: 3, each with her man\nboat: 2 seats\nrule: each woman: her man or no man",
        "crossing: x\nmissionary: 3\ncannibal: 3\nboat: 2 seats\nrule: no missionary or missionary >= cannibal",
        "crossing: x\nfarmer: 1\nwolf: 1\ngoat: 1\ncabbage: 1\nboat: 2 seats\nrower: farmer\nrule at banks: wolf and goat => farmer\nrule at banks: goat and cabbage => farmer",
        "crossing: t\nwalker: 4, time 1 2 5 8\nboat: 2 seats\ncost: max time\nlimit: 15",
        "crossing: f\nfather: 1\nmother: 1\nson: 2\ndaughter: 2\npoliceman: 1\nthief: 1\nboat: 2 seats\nrower: father or mother or policeman\nrule: father and daughter => mother\nrule: mother and son => father\nrule: thief and total > 1 => policeman",
        "crossing: w\nadult: 2, weight 2\nchild: 2, weight 1\nboat: 100 weight",
        "crossing: i\nplaces: left, island, right\nroutes: left - island, island - right\nman: 4\nwoman: 4, each with her man\nboat: 2 seats, at least 2 from left\nrule: each woman: her man or no man",
        "crossing: g\ngoat: billy, nanny\nboot: red, blue\nmule: sam\nboat: 2 seats",
        "crossing: l\nlion: 2\nraccoon: 2\nsquirrel: 2\nboat: 2 seats\nrower: lion or raccoon and trip mod 4 in [0, 3] or squirrel and trip mod 4 in 1..2\nrule in boat: total = 1 or lion = 2 or raccoon = 2 or squirrel = 2",
        "crossing: w\nw: 4, weight 1 2 3 4\nboat: 2 seats\nrule in boat: -1 <= sum weight - prev <= 1",
        "crossing: m\nmerchant: 3\nrobber: 3\nboat: 2 seats\nstart: merchant at right\ngoal: all at right, merchant at left\nrower: merchant 1 or robber1\nrule at banks: no merchant or merchant >= robber",
        "crossing: c\nowner: 4\ncat: 4, each with its owner\nboss: 1\ntiger: 1, with its boss\ntags: owners = owner, boss, cats = cat, tiger\nboat: 3 seats\nrower: owners or tiger\nrule: each cats: its owners or no owners",
        "crossing: q\nperson: ann, bob, cid\nboat: 1 seat\ngoal: ann anywhere, boat at left\nrule unattended: exactly 2 of (ann, bob, cid) or not person.bob and \"person cid\"",
    ] {
        sound(source);
    }
}

#[test]
fn every_crossing_of_the_house() {
    let mut count = 0;
    for folder in ["../crossing/tests/classics", "../crossing/tests/scenarios", "../../puzzles"] {
        for entry in fs::read_dir(folder).expect("it is part of the project") {
            let source = fs::read_to_string(entry.expect("it can be listed").path()).expect("it is text");
            if source.starts_with("crossing:") {
                sound(&source);
                count += 1;
            }
        }
    }
    assert!(count >= 33);
}
