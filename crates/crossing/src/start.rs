//! A start that breaks a rule: it is allowed, because a move checks only the places that it changes, but seldom
//! intended.

use bachet_notation::crossing::{At, BoatId, CrossingPuzzle, PlaceId, Thing};
use bachet_notation::{Code, Diagnostic, Hint};

use crate::breach::breaches;
use crate::judge::{Party, Spot};

/// Maximum number of things for which the start is checked: each rule is evaluated on all of them by name.
const MAX_THINGS: u64 = 2048;

/// Returns a warning for each rule that the start breaks, at the first place where it does.
pub fn forbidden_start(puzzle: &CrossingPuzzle) -> Vec<Diagnostic> {
    if puzzle.count() > MAX_THINGS {
        return Vec::new();
    }
    let mut problems: Vec<Diagnostic> = Vec::new();
    for place in (0..puzzle.places.len() as u32).map(PlaceId) {
        let members: Vec<Thing> = puzzle.things().filter(|thing| puzzle.start_of(*thing) == place).collect();
        let boats: Vec<BoatId> = puzzle.boat_ids().filter(|boat| puzzle.boat_start(*boat) == place).collect();
        let party = &Party { members: &members, spot: Spot::Place(place), boats: &boats, trip: 0, previous: &[] };
        for breach in breaches(puzzle, party) {
            let rule = &puzzle.rules[breach.rule];
            if problems.iter().all(|problem| problem.span != rule.span) {
                let problem = Diagnostic::new(Code::ForbiddenStart, rule.span);
                let is_everywhere = matches!(rule.at, At::Everywhere | At::Banks);
                let uses_boat = rule.truth.uses_boats();
                // A rule about those left alone holds where the boat is.
                let is_moored = !boats.is_empty() && is_everywhere && !uses_boat;
                let nobody = Party { members: &[], boats: &[], ..*party };
                // Where it is broken even by nobody, no place can be left alone.
                let is_moored = is_moored && breaches(puzzle, &nobody).iter().all(|other| other.rule != breach.rule);
                let hint = if is_moored { Hint::Unattended } else { Hint::Plain };
                problems.push(problem.text("place", puzzle.place(place)).text("rule", &rule.text).hint(hint));
            }
        }
    }
    problems
}
