//! The steps in a logic grid.

use bachet_explain::grid::{End, FoundStep, GridExplainer, GridState, Next, Weights};
use bachet_notation::GridPuzzle;
use bachet_solver::Budget;

use super::{ExplainOptions, Explained, ExplanationEnd, GridSteps, Steps};
use crate::messages::MessageId;
use crate::verbs::Refusal;
use crate::verbs::entered::{Fit, GridEntries};
use crate::verbs::settled::has_one_solution;

/// Finds at most `max_steps` steps; of all steps to the solution only those that it needs, unless all are asked for.
pub(in crate::verbs) fn explain(
    puzzle: &GridPuzzle,
    options: &ExplainOptions,
    max_steps: usize,
    budget: &mut Budget<'_>,
) -> Result<Explained, Refusal> {
    let entries = GridEntries::read(puzzle, &options.set)?;
    let explainer = GridExplainer::new(puzzle, Weights::default()).ok_or(MessageId::TooLargeToExplain)?;
    let explainer = explainer.optimal(options.optimal);
    let mut steps: Vec<FoundStep> = Vec::new();
    let end = match entries.fit(budget) {
        Fit::Wrong(wrong) => ExplanationEnd::Wrong(wrong),
        Fit::NoSolution => ExplanationEnd::None,
        Fit::Unknown => ExplanationEnd::Unknown,
        Fit::Right => {
            let mut state = explainer.state();
            for &fact in &entries.facts {
                state.add(explainer.shape(), fact);
            }
            let begin = state.clone();
            let end = all_steps(&explainer, &mut state, max_steps, &mut steps, budget);
            // What is proved of each step is proved of what was known, with all steps.
            if end == ExplanationEnd::Solved && !options.all_steps && !options.optimal {
                steps = explainer.needed(&begin, &steps, budget);
            }
            end
        }
    };
    let at_least = options.optimal.then(|| steps.iter().map(|found| found.lower_bound).collect());
    let open = steps.iter().map(|found| found.open).collect();
    let steps = steps.into_iter().map(|found| found.step).collect();
    Ok(Explained { steps: Steps::Grid(GridSteps { entries: entries.facts, steps, open, at_least }), end })
}

fn all_steps(
    explainer: &GridExplainer<'_>,
    state: &mut GridState,
    max_steps: usize,
    steps: &mut Vec<FoundStep>,
    budget: &mut Budget<'_>,
) -> ExplanationEnd {
    while steps.len() < max_steps {
        match explainer.next_step(state, budget) {
            Next::Step(found) => {
                for &fact in &found.step.facts {
                    state.add(explainer.shape(), fact);
                }
                steps.push(found);
            }
            Next::End(End::Solved) => return ExplanationEnd::Solved,
            Next::End(End::Contradiction(..)) => return ExplanationEnd::None,
            Next::End(End::Several) => return ExplanationEnd::Several,
            Next::End(End::Unknown) if budget.is_spent() => return ExplanationEnd::Unknown,
            Next::End(End::Unknown) => {
                let unique = has_one_solution(explainer.puzzle(), budget);
                return if unique { ExplanationEnd::Unknown } else { ExplanationEnd::Several };
            }
        }
    }
    ExplanationEnd::Cut
}
