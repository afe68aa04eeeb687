//! Ratings of the gallery, and of puzzles that grow.

use super::*;
use crate::gallery;

fn rated(source: &str) -> WaysRating {
    let puzzle = crate::read(source).unwrap().puzzle;
    let rating = rate(&*puzzle.ways().unwrap(), &mut Budget::unlimited());
    rating.unwrap()
}

fn points(source: &str) -> f64 {
    rated(source).points.unwrap().sum
}

#[test]
fn known_puzzles_have_the_level_that_people_give_them() {
    let levels = [
        (WaysLevel::Easy, &["cruches", "decanting", "wolf-goat-cabbage", "torch", "weights"][..]),
        (WaysLevel::Medium, &["missionaries", "maris-jaloux", "marchands", "mill"]),
        (WaysLevel::Hard, &["family", "hanoi", "eight", "island", "honden-en-katten"]),
    ];
    for (level, names) in levels {
        for name in names {
            let found = rated(gallery::get(name).unwrap()).points.unwrap();
            assert_eq!(found.level(), level, "{name}: {found:?}");
        }
    }
}

#[test]
fn larger_puzzles_have_more_points() {
    let jealous = |couples: u32, seats: u32| {
        let text = format!("crossing: x\nwoman: {couples}, each with her man\nman: {couples}\nboat: {seats} seats\n");
        points(&(text + "rule: each woman: her man or no man\n"))
    };
    let hanoi = |disks: u32| points(&format!("hanoi: x\ndisks: {disks}\n"));
    let couples = [jealous(2, 2), jealous(3, 2), jealous(4, 3), jealous(5, 3)];
    let towers = [hanoi(2), hanoi(3), hanoi(4), hanoi(5)];
    for growing in [couples, towers] {
        assert!(growing.is_sorted_by(|one, other| one < other), "{growing:?}");
    }
}

#[test]
fn what_is_not_known_is_not_rated() {
    assert_eq!(rated(gallery::get("fifteen").unwrap()).points, None);
    let none = rated(gallery::get("maris-jaloux-un-siege").unwrap());
    assert_eq!((none.distance, none.points), (None, None));
}
