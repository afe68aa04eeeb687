//! What a setter wants to know of a logic grid.

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Diagnostic, GridPuzzle, expression};
use bachet_prose::{Language, Speaker};
use bachet_solver::Budget;

use super::clues::{CluePart, part};
use super::{CheckOptions, Checked, Findings};
use crate::verbs::{Count, GridSolution, Verdict, Wording};

/// What [`check`](super::check) found in a logic grid, beside the number of its solutions.
#[derive(Clone, Debug)]
pub struct GridFindings {
    /// Clues that follow from the others: each may be left out, though not always all at once; and parts, of other clues,
    /// that follow from all the rest.
    pub idle: Vec<CluePart>,
    /// Clues that suffice, and none of which can be left out.
    pub minimal: Option<Vec<CluePart>>,
    /// The fewest clues that suffice, where asked for; and whether that is proved.
    pub smallest: Option<(Vec<CluePart>, bool)>,
    /// With several solutions, the cells that differ.
    pub differing: Vec<Differing>,
    /// With several solutions, short clues to add, those first that leave the fewest solutions.
    pub additions: Vec<Addition>,
    /// Without solutions, clues or parts of them that clash, none of which can be left out; empty if the categories clash
    /// by themselves.
    pub clash: Option<Vec<CluePart>>,
}

/// A short clue to add, and how many of several solutions it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The clue.
    pub clue: Wording,
    /// How many solutions it leaves.
    pub left: Count,
    /// The only solution that it leaves, by its place in the list of solutions.
    pub solution: Option<usize>,
}

/// A cell with several values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differing {
    /// The value of the first category.
    pub entity: String,
    /// The category.
    pub category: String,
    /// Values that it has in some solution.
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
    // Where not all solutions are listed, what is listed shows but a part of what a cell can be.
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

/// The language of the puzzle: as stated, else the one that its clues look like, else English.
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
