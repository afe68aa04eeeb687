//! Which moves lead on from a state, and which rules stand in the way of others.

use std::collections::BTreeMap;

use bachet_solver::Budget;
use bachet_statespace::Natural;

use super::{HintMoves, WaysHint, leads_on};
use crate::verbs::explain::ways::{Detail, Fate, Judge, OtherMoves, Passed};
use crate::verbs::{Reached, Refusal};
use crate::ways::{Distance, Obstacle, Play, State, StateClass, Step, WayFamily};

/// Maximum number of moves that are looked ahead for a rule that matters.
const MAX_AHEAD: u64 = 4;

/// Fills in the three strengths of a hint.
pub(super) fn find<'p>(
    puzzle: &'p dyn WayFamily,
    judge: &Judge<'_>,
    play: &(dyn Play<'p> + 'p),
    passed: &[Passed],
    hint: &mut WaysHint,
    budget: &mut Budget<'_>,
) -> Result<(), Refusal> {
    // From a dead end nothing leads on.
    let Reached::After(left) = hint.to_goal else { return Ok(()) };
    hint.focus.left = Some(left);
    // Only this state is passed: a shortest way may go through states where the game was.
    let here = passed.last().map(std::slice::from_ref).unwrap_or_default();
    let mut judged = judge.moves(play, here, Detail::LeadsOn, budget)?.moves;
    let is_known = judged.iter().any(|(_, moves)| leads_on(moves));
    let is_limited = play.spent().is_some() || puzzle.limit().is_some();
    if !is_known || is_limited {
        search(play, &mut judged, left, budget)?;
    }
    let moves: Vec<OtherMoves> = judged.into_iter().map(|(_, moves)| moves).collect();
    let allowed = moves.iter().filter(|moves| !matches!(moves.fate, Fate::Refused(_))).count() as u64;
    let leading: Vec<&OtherMoves> = moves.iter().filter(|moves| leads_on(moves)).collect();
    hint.next = leading.first().map(|moves| (moves.steps[0].clone(), moves.to.clone()));
    if !leading.is_empty() {
        let mut kinds: Vec<_> = leading.iter().map(|moves| moves.steps[0].kind()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let ways = leading.iter().map(|moves| match &moves.fate {
            Fate::AsShort { ways } if !ways.is_zero() => Some(ways),
            _ => None,
        });
        let ways: Option<Natural> = ways.collect::<Option<Vec<_>>>().map(|ways| ways.into_iter().sum());
        hint.moves = Some(HintMoves { allowed, leading: leading.len() as u64, kinds, ways });
    }
    hint.focus.rules = rules(&moves);
    look_ahead(judge, play, hint, budget)
}

/// Finds the moves that lead on where the distances are not known, or depend on what was spent.
fn search(
    play: &dyn Play<'_>,
    judged: &mut [(StateClass, OtherMoves)],
    left: Distance,
    budget: &mut Budget<'_>,
) -> Result<(), Refusal> {
    for (_, moves) in judged.iter_mut().filter(|(_, moves)| !matches!(moves.fate, Fate::Refused(_))) {
        let Ok(after) = play.after(&moves.to) else { continue };
        let is_shortest = match after.to_goal(budget)? {
            Reached::After(rest) => match left.cost {
                Some(_) => rest.cost.map(|cost| cost + moves.steps[0].cost()) == left.cost,
                None => rest.moves + 1 == left.moves,
            },
            _ => false,
        };
        if is_shortest != leads_on(moves) {
            moves.fate = if is_shortest { Fate::AsShort { ways: Natural::ZERO } } else { Fate::Unknown };
        }
    }
    Ok(())
}

/// Returns the rules that forbid moves, those that forbid most first.
fn rules(moves: &[OtherMoves]) -> Vec<(String, u64)> {
    let mut counts: BTreeMap<usize, (String, u64)> = BTreeMap::new();
    for moves in moves {
        let Fate::Refused(obstacles) = &moves.fate else { continue };
        // What the boat does not take is no matter of rules.
        if obstacles.iter().any(|obstacle| matches!(obstacle, Obstacle::Because { .. })) {
            continue;
        }
        let rule = |obstacle| match obstacle {
            &Obstacle::Broken(ref broken) | &Obstacle::BrokenInBoat(ref broken) => {
                Some((broken.rule, broken.reason.as_str()))
            }
            Obstacle::Because { .. } => None,
        };
        let mut broken: Vec<(usize, &str)> = obstacles.iter().filter_map(rule).collect();
        broken.sort_unstable();
        broken.dedup();
        for (rule, reason) in broken {
            counts.entry(rule).or_insert_with(|| (reason.to_owned(), 0)).1 += moves.steps.len() as u64;
        }
    }
    let mut rules: Vec<(String, u64)> = counts.into_values().collect();
    rules.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    rules
}

/// Looks for the next state on the way in which a rule forbids moves, if none does here.
fn look_ahead<'p>(
    judge: &Judge<'_>,
    play: &(dyn Play<'p> + 'p),
    hint: &mut WaysHint,
    budget: &mut Budget<'_>,
) -> Result<(), Refusal> {
    let mut next: Option<(Step, State)> = hint.next.clone();
    let mut game: Option<Box<dyn Play<'p> + 'p>> = None;
    while hint.focus.rules.is_empty() && hint.focus.ahead < MAX_AHEAD && judge.known.is_some() {
        let Some((_, to)) = next else { break };
        let Ok(after) = game.as_deref().unwrap_or(play).after(&to) else { break };
        let passed = [Passed::of(&*after)?];
        let judged = judge.moves(&*after, &passed, Detail::LeadsOn, budget)?.moves;
        let moves: Vec<OtherMoves> = judged.into_iter().map(|(_, moves)| moves).collect();
        next = moves.iter().find(|moves| leads_on(moves)).map(|moves| (moves.steps[0].clone(), moves.to.clone()));
        hint.focus.rules = rules(&moves);
        hint.focus.ahead += 1;
        game = Some(after);
    }
    if hint.focus.rules.is_empty() {
        hint.focus.ahead = 0;
    }
    Ok(())
}
