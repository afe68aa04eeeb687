//! Draws the search tree of a method, as far as it is stored.

use bachet_draw::{Branch, BranchMark, Tree};
use bachet_methods::TreeNode;
use bachet_notation::Argument;

use super::Tracing;
use crate::messages::{MessageId, one_line};
use crate::verbs::{SearchTree, Tally};

impl Tracing<'_> {
    /// Draws the search tree; `language` is that of the words.
    pub fn tree(&self, found: &SearchTree, tally: &Tally, language: &str) -> Tree {
        let nodes = found.nodes();
        // A node leads to a solution if a node below it does.
        let mut solutions: Vec<u64> = nodes.iter().map(|node| node.solutions).collect();
        for (number, node) in nodes.iter().enumerate().rev() {
            if let Some(parent) = node.parent {
                solutions[parent] += solutions[number];
            }
        }
        let mut is_inner = vec![false; nodes.len()];
        nodes.iter().filter_map(|node| node.parent).for_each(|parent| is_inner[parent] = true);
        let branches = nodes.iter().zip(solutions).zip(is_inner);
        let branches = branches.map(|((node, solutions), is_inner)| self.branch(node, solutions, is_inner));
        let mut notes = vec![self.tree_counts(tally)];
        let folded: u64 = nodes.iter().map(|node| node.hidden).sum();
        if folded > 0 {
            notes.push(self.messages.format(MessageId::TreeFolded, &[("folded", Argument::number(folded))]));
        }
        let word = |id| self.messages.word(id);
        Tree {
            language: language.to_owned(),
            title: one_line(self.title),
            description: notes.join(". "),
            notes,
            branches: branches.collect(),
            legend: vec![
                (BranchMark::Solution, word(MessageId::TreeSolution)),
                (BranchMark::Leads, word(MessageId::TreeLeads)),
                (BranchMark::Tried, word(MessageId::TreeTried)),
                (BranchMark::DeadEnd, word(MessageId::TreeDeadEnd)),
            ],
        }
    }

    fn branch(&self, node: &TreeNode, solutions: u64, is_inner: bool) -> Branch {
        let mark = match solutions {
            // After a return to a node, the next child may lead to a solution too.
            _ if node.is_solution => BranchMark::Solution,
            1.. => BranchMark::Leads,
            // A node with children is not a dead end; its children may be.
            0 if node.is_dead_end && !is_inner && node.hidden == 0 => BranchMark::DeadEnd,
            0 => BranchMark::Tried,
        };
        let label = self.label(node);
        let mut aloud = if label.is_empty() { Vec::new() } else { vec![label.clone()] };
        aloud.extend(node.subject.map(|subject| self.subject(subject)));
        let folded = if node.hidden == 0 { String::new() } else { format!("+{}", node.hidden) };
        if node.hidden > 0 {
            aloud.push(self.messages.format(MessageId::TreeFolded, &[("folded", Argument::number(node.hidden))]));
        }
        Branch { from: node.parent.unwrap_or(0), label, mark, folded, aloud: aloud.join("; ") }
    }

    /// Returns what leads to a node: the assigned values, or the choice point if there are none.
    fn label(&self, node: &TreeNode) -> String {
        let mut label: Vec<String> =
            node.assigned.iter().map(|assigned| self.picture.assignment(assigned.place, assigned.value)).collect();
        if node.count > label.len() {
            label.push("…".to_owned());
        }
        if label.is_empty() {
            label.extend(node.decision.map(|subject| self.subject(subject)));
        }
        let label = label.join(", ");
        if node.is_negated {
            self.messages.format(MessageId::TreeDenied, &[("what", Argument::Text(label))])
        } else {
            label
        }
    }

    fn tree_counts(&self, tally: &Tally) -> String {
        let arguments = [
            ("method", Argument::Text(self.method.name.to_owned())),
            ("nodes", Argument::number(tally.nodes)),
            ("deepest", Argument::number(tally.deepest)),
            ("solutions", Argument::number(tally.solutions)),
        ];
        self.messages.format(MessageId::TreeNodes, &arguments)
    }
}
