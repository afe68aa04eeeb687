//! What the author of a logic grid wants to know.

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Diagnostic, GridPuzzle, expression};
use bachet_prose::{Language, Speaker};
use bachet_solver::Budget;

use super::clues::{CluePart, part};
use super::{CheckOptions, Checked, Findings};
use crate::verbs::{Count, GridSolution, Verdict, Wording};

/// What [`check`](super::check) found in a logic grid besides the number of solutions.
#[derive(Clone, Debug)]
pub struct GridFindings {
    /// Clues, and parts of other clues, that follow from the rest: any one of them may be left out, but not always all.
    pub idle: Vec<CluePart>,
    /// Clues that suffice and of which none can be left out.
    pub minimal: Option<Vec<CluePart>>,
    /// The fewest clues that suffice, if asked for, and whether that is proved.
    pub smallest: Option<(Vec<CluePart>, bool)>,
    /// If there are several solutions: the cells that differ.
    pub differing: Vec<Differing>,
    /// If there are several solutions: short clues to add, by the number of solutions that they leave.
    pub additions: Vec<Addition>,
    /// Whether they are as many as are listed at most: others leave as many solutions, or more.
    pub additions_cut: bool,
    /// If there is no solution: clues or parts of them that contradict each other and of which none can be left out;
    /// empty if the categories alone are contradictory.
    pub clash: Option<Vec<CluePart>>,
}

/// A short clue to add, and the number of solutions that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The clue.
    pub clue: Wording,
    /// The number of solutions that it leaves.
    pub left: Count,
    /// The index of the only solution that it leaves.
    pub solution: Option<usize>,
}

/// A cell with several values.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Differing {
    /// The value of the first category.
    pub entity: String,
    /// The category.
    pub category: String,
    /// The values that it has in some solution.
    pub values: Vec<String>,
}

pub(super) fn check(
    grid: &GridPuzzle,
    options: CheckOptions,
    budget: &mut Budget<'_>,
) -> Result<Checked, Vec<Diagnostic>> {
    let mut asked = bachet_grid::CheckOptions::default();
    asked.smallest = options.smallest;
    let found = bachet_grid::check(grid, asked, budget)?;
    let count = if found.verdict == Verdict::Several && !found.all_listed {
        let counted = bachet_grid::count(grid, budget)?;
        Count { number: counted.number.max(found.solutions.len().into()), exact: counted.exact }
    } else {
        Count { number: found.solutions.len().into(), exact: found.all_listed }
    };
    let clues = |list: &[usize]| list.iter().map(|&clue| CluePart::whole(grid, clue)).collect::<Vec<CluePart>>();
    // If not all solutions are listed, a cell may have more values than those.
    let candidates = if found.differing.is_empty() || found.all_listed {
        None
    } else {
        Some(bachet_grid::candidates(grid, budget)?)
    };
    let differing = found.differing.iter().map(|&(entity, category)| {
        let value = |index: u32| grid.value(ValueId { category, index }).text.clone();
        let mut values: BTreeSet<u32> =
            found.solutions.iter().filter_map(|s| s.get(entity as usize, category)).collect();
        values.extend(candidates.iter().flat_map(|c| c.values(entity as usize, category)));
        Differing {
            entity: grid.value(ValueId { category: CategoryId(0), index: entity }).text.clone(),
            category: grid.category(category).name.clone(),
            values: values.into_iter().map(value).collect(),
        }
    });
    let speaker = Speaker::new(grid, language(grid));
    let additions = found.additions.iter().map(|addition| Addition {
        clue: Wording { expression: expression(grid, &addition.clue), paraphrase: speaker.words(&addition.clue) },
        left: addition.left.clone(),
        solution: addition.solution,
    });
    let mut idle = clues(&found.idle_clues);
    idle.extend(found.idle_parts.iter().map(|&at| part(grid, at)));
    idle.sort_by_key(|part| (part.clue, part.part));
    let verdict = found.verdict;
    let findings = GridFindings {
        idle,
        minimal: found.sufficient.as_deref().map(clues),
        smallest: found.smallest.as_ref().map(|smallest| (clues(&smallest.clues), smallest.proved)),
        differing: differing.collect(),
        additions_cut: found.additions.len() == bachet_grid::MAX_ADDITIONS,
        additions: additions.collect(),
        clash: (verdict == Verdict::None).then(|| found.clash.iter().map(|&at| part(grid, at)).collect()),
    };
    Ok(Checked {
        verdict,
        count,
        solutions: found.solutions.into_iter().map(GridSolution::namer(grid)).collect(),
        findings: Findings::Grid(findings),
        complete: found.complete,
    })
}

/// Returns the language of the puzzle: the one stated, or detected in its clues, or English.
fn language(grid: &GridPuzzle) -> &'static Language {
    let stated = grid.headers.language.as_deref().and_then(Language::builtin);
    stated
        .or_else(|| {
            let clues = grid.clues.iter().filter_map(|clue| clue.text.as_deref()).collect::<Vec<_>>().join("\n");
            Language::detect(&clues)
        })
        .or_else(|| Language::builtin("en"))
        .expect("English is built in")
}
