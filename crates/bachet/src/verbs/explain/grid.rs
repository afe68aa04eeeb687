//! The steps in a logic grid.

use bachet_explain::grid::{End, GridExplainer, Next, Weights};
use bachet_notation::GridPuzzle;
use bachet_solver::Budget;

use super::{ExplainOptions, Explained, ExplanationEnd, GridSteps, Steps};
use crate::messages::MessageId;
use crate::verbs::Refusal;
use crate::verbs::entered::{Fit, GridEntries};
use crate::verbs::settled::has_one_solution;

/// Finds at most `max_steps` steps.
pub(in crate::verbs) fn explain(
    puzzle: &GridPuzzle,
    options: &ExplainOptions,
    max_steps: usize,
    budget: &mut Budget<'_>,
) -> Result<Explained, Refusal> {
    let entries = GridEntries::read(puzzle, &options.set)?;
    let explainer = GridExplainer::new(puzzle, Weights::default()).ok_or(MessageId::TooLargeToExplain)?;
    let explainer = explainer.optimal(options.optimal);
    let mut found = GridSteps { entries: entries.facts.clone(), steps: Vec::new(), open: Vec::new(), at_least: None };
    found.at_least = options.optimal.then(Vec::new);
    let end = match entries.fit(budget) {
        Fit::Wrong(wrong) => ExplanationEnd::Wrong(wrong),
        Fit::NoSolution => ExplanationEnd::None,
        Fit::Unknown => ExplanationEnd::Unknown,
        Fit::Right => {
            let mut state = explainer.state();
            for &fact in &found.entries {
                state.add(explainer.shape(), fact);
            }
            loop {
                if found.steps.len() == max_steps {
                    break ExplanationEnd::Cut;
                }
                match explainer.next_step(&state, budget) {
                    Next::Step(found_step) => {
                        for &fact in &found_step.step.facts {
                            state.add(explainer.shape(), fact);
                        }
                        found.open.push(found_step.open);
                        found.at_least.iter_mut().for_each(|bounds| bounds.push(found_step.lower_bound));
                        found.steps.push(found_step.step);
                    }
                    Next::End(End::Solved) => break ExplanationEnd::Solved,
                    Next::End(End::Contradiction(..)) => break ExplanationEnd::None,
                    Next::End(End::Several) => break ExplanationEnd::Several,
                    Next::End(End::Unknown) if budget.is_spent() => break ExplanationEnd::Unknown,
                    Next::End(End::Unknown) => {
                        let unique = has_one_solution(puzzle, budget);
                        break if unique { ExplanationEnd::Unknown } else { ExplanationEnd::Several };
                    }
                }
            }
        }
    };
    Ok(Explained { steps: Steps::Grid(found), end })
}
