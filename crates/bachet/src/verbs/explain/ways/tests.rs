use super::*;
use crate::{Puzzle, gallery};

#[test]
fn dump() {
    for (name, text) in gallery::all() {
        let puzzle: Puzzle = crate::read(text).unwrap().puzzle;
        let Some(ways) = puzzle.ways() else { continue };
        let t = std::time::Instant::now();
        let rated = crate::verbs::rate::ways::rate(&*ways, &mut Budget::unlimited()).unwrap();
        println!("{name}: {:?} {:?} points {:?}", rated.distance, rated.points.map(|p| p.level()), rated.points);
        let t2 = std::time::Instant::now();
        let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
        let fates: Vec<usize> = found.steps.iter().map(|s| s.others.len()).collect();
        println!(
            "   {:?} layers {:?} counting {:?} noway {:?}",
            fates,
            found.no_shorter.as_ref().map(|n| n.layers.iter().map(|l| l.found).collect::<Vec<_>>()),
            found.no_shorter.as_ref().map(|n| n.counting),
            found.no_way.as_ref().map(|n| (n.reason, n.states.len(), n.counting, n.closest))
        );
        println!("   rate {:?} explain {:?}", t2 - t, t2.elapsed());
    }
}
