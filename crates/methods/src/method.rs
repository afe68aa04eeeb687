//! What is known about each method, and the table of all methods: each is a file, and a line in the table.

mod backtracking;
mod breadth_first;
pub(crate) mod clauses;
pub(crate) mod cnf;
mod depth_first;
mod permutations;
mod propagation;
mod successors;

use crate::reporter::Reporter;
use crate::{Disjunction, Event, Family, Flow, Formula, Problem, RunOptions, Sink, Unfit};

/// A method of solving puzzles, described by data. Each method's file defines its constant.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Method {
    /// The name on the command line and in stored traces.
    pub name: &'static str,
    /// Other names under which people know it, in other languages too, in lower case and without hyphens.
    pub other_names: &'static [&'static str],
    /// What the method does, in a few words.
    pub title: &'static str,
    /// The families of puzzles that it runs on.
    pub families: &'static [Family],
    /// Whether it finds shortest ways only.
    pub finds_shortest: bool,
    /// Whether it stops at the first solution unless all are asked for, as its source does.
    pub stops_at_first: bool,
    /// Whether the order of the clues makes a difference.
    pub uses_clue_order: bool,
    /// How its nodes form a search tree.
    pub tree: TreeShape,
    /// The events that are logged while it runs.
    pub log: Option<Log>,
    /// Translates a puzzle into the rules that the method works on; `None` if it takes the puzzle as it is.
    pub rules: Option<Translation>,
}

/// How the nodes of a method form a search tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeShape {
    /// The parent of a node is the latest node that is one level higher.
    Nested,
    /// As [`Nested`](Self::Nested), with two children: a decision, and the negation of it.
    CaseSplits,
    /// The parent of a node is the node of the state before it on its way.
    Ways,
}

/// The events of a method that are logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// Nodes, here called iterations.
    Nodes,
    /// Rules that are combined.
    Combinations,
}

/// The rules that a method works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MethodRules {
    /// A list of alternatives for each rule, in the order in which they are examined.
    Disjunctions(Vec<Disjunction>),
    /// The size of a formula.
    Formula(Formula),
}

/// A function that translates a puzzle into the rules that a method works on.
pub type Translation = fn(Problem<'_>, &RunOptions) -> Result<MethodRules, Unfit>;

/// A function that runs a method.
pub(crate) type Run<S> = fn(Problem<'_>, &RunOptions, &mut Reporter<'_, '_, S>) -> Result<Flow, Unfit>;

/// Every method, and the function that runs it.
pub(crate) fn table<S: Sink>() -> Vec<(Method, Run<S>)> {
    vec![
        (Method::CLAUSES, clauses::run),
        (Method::CNF, cnf::run),
        (Method::BACKTRACKING, backtracking::run),
        (Method::SUCCESSORS, successors::run),
        (Method::PERMUTATIONS, permutations::run),
        (Method::DEPTH_FIRST, depth_first::run),
        (Method::BREADTH_FIRST, breadth_first::run),
        (Method::PROPAGATION, propagation::run),
    ]
}

impl Method {
    /// What a method is unless its row says otherwise.
    pub(crate) const BASE: Self = Self {
        name: "",
        other_names: &[],
        title: "",
        families: &[],
        finds_shortest: false,
        stops_at_first: false,
        uses_clue_order: true,
        tree: TreeShape::Nested,
        log: None,
        rules: None,
    };

    /// Returns every method.
    pub fn all() -> Vec<Self> {
        table::<()>().into_iter().map(|(method, _)| method).collect()
    }

    /// Returns the method of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|method| method.name == name)
    }

    /// Returns the method that is known under this name elsewhere.
    pub fn known_as(name: &str) -> Option<Self> {
        let plain = |name: &str| name.trim().to_lowercase().replace(['-', '_'], " ");
        let wanted = plain(name);
        let is_meant = |method: &Self| plain(method.name) == wanted || method.other_names.contains(&&*wanted);
        Self::all().into_iter().find(is_meant)
    }

    /// Whether the method runs on puzzles of the family.
    pub fn is_for(self, family: Family) -> bool {
        self.families.contains(&family)
    }
}

/// Methods are equal if they have the same name.
impl PartialEq for Method {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Method {}

impl Log {
    /// Whether the event is logged.
    #[inline]
    pub fn includes(self, event: Event) -> bool {
        match self {
            Self::Nodes => matches!(event, Event::Node { .. }),
            Self::Combinations => matches!(event, Event::Combine { .. }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_name_means_one_method() {
        let mut seen = Vec::new();
        for method in Method::all() {
            for name in method.other_names {
                assert!(!seen.contains(name), "{name}");
                assert_eq!(Method::known_as(name), Some(method), "{name}");
                seen.push(name);
            }
        }
        assert_eq!(Method::known_as("Depth First"), Some(Method::DEPTH_FIRST));
        assert_eq!(Method::known_as("Retour-sur-trace"), Some(Method::BACKTRACKING));
        assert_eq!(Method::known_as("simulated annealing"), None);
    }
}
