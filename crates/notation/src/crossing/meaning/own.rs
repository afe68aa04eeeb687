//! `her man`, `her weight`, `her mate`: what belongs to the member that a quantifier runs over.

use super::super::puzzle::{CrossingPuzzle, GroupId, Subject};
use super::super::rule::Quantity;
use super::super::syntax::Named;
use super::super::write::subject_name;
use super::{Quantified, Resolver, WantedMates};
use crate::{Argument, Code, Diagnostic, Hint, Span};

impl Resolver<'_, '_> {
    /// Returns the quantity of `her` with an attribute or a mate, `None` for `her mate`; `name` is the place of its
    /// name.
    pub(super) fn own(&mut self, named: Option<Named>, whole: Span, name: Span) -> Option<Quantity> {
        if self.in_previous {
            let problem = Diagnostic::new(Code::MeaninglessHere, whole).text("word", self.source(whole));
            self.report(problem.hint(Hint::Previous));
            return None;
        }
        let subject = match self.quantified {
            Quantified::Of(subject) => subject,
            Quantified::Unknown => return None,
            Quantified::Outside => {
                let problem = Diagnostic::new(Code::OwnOutside, whole).text("text", self.source(whole));
                self.report(problem.text("name", self.source(name)));
                return None;
            }
        };
        let mates = match named {
            Some(Named::Attribute(attribute)) => {
                let has = |g: &GroupId| self.puzzle().group(*g).attributes.iter().any(|a| a.id == attribute);
                if groups_of(self.puzzle(), subject).iter().any(has) {
                    return Some(Quantity::Own(attribute));
                }
                let problem = self.problem_of(Code::OwnOfNobody, subject, whole, name);
                self.report(problem);
                return None;
            }
            Some(Named::Subject(mates)) => Some(mates),
            None => None,
        };
        match self.check_mate(subject, mates, whole, name) {
            Ok(()) => Some(Quantity::Mate),
            Err(problem) => {
                self.report(problem);
                None
            }
        }
    }

    /// Checks that the members of `subject` have mates, all of them among `mates`.
    fn check_mate(
        &mut self,
        subject: Subject,
        mates: Option<Subject>,
        whole: Span,
        name: Span,
    ) -> Result<(), Diagnostic> {
        let puzzle = self.puzzle();
        let groups = groups_of(puzzle, subject).into_iter();
        let mut theirs: Vec<GroupId> = groups.filter_map(|g| puzzle.group(g).mates.as_ref().map(|m| m.group)).collect();
        theirs.sort_unstable();
        theirs.dedup();
        if theirs.is_empty() {
            if let Some(found) = self.unstated_mates(subject, mates, whole) {
                return found;
            }
            return Err(self.problem_of(Code::NoMate, subject, whole, name));
        }
        let among = match mates {
            None | Some(Subject::All) => true,
            Some(Subject::Group(group)) => theirs == [group],
            Some(Subject::Tag(tag)) => {
                let members = &puzzle.tags[tag.0 as usize].members;
                theirs.iter().all(|g| members.contains(&Subject::Group(*g)) || is_listed_whole(puzzle, *g, members))
            }
            Some(Subject::Thing(thing)) => theirs == [thing.group] && puzzle.group(thing.group).count == 1,
            Some(Subject::Boat(_)) => false,
        };
        if among {
            return Ok(());
        }
        let names = theirs.iter().map(|g| puzzle.group(*g).name.clone()).collect();
        Err(self.problem_of(Code::WrongMate, subject, whole, name).with("mates", Argument::List(names)))
    }

    /// Pairs two groups of the same size by the order of their members, if nothing states mates for either. `None` if
    /// these are not two such groups.
    fn unstated_mates(
        &mut self,
        subject: Subject,
        mates: Option<Subject>,
        whole: Span,
    ) -> Option<Result<(), Diagnostic>> {
        let (Subject::Group(own), Some(Subject::Group(other))) = (subject, mates) else { return None };
        let (a, b) = (self.puzzle().group(own), self.puzzle().group(other));
        if own == other || b.mates.is_some() {
            return None;
        }
        if a.count != b.count {
            let problem = Diagnostic::new(Code::MateCounts, whole).text("name", &a.name).text("mate", &b.name);
            return Some(Err(problem.number("count", a.count).number("mates", b.count)));
        }
        let pair = [own, other];
        match self.wanted_mates.iter().find(|w| pair.contains(&w.own) || pair.contains(&w.other)) {
            Some(before) if pair.contains(&before.own) && pair.contains(&before.other) => {}
            Some(_) => return None,
            None => self.wanted_mates.push(WantedMates { own, other, span: whole }),
        }
        Some(Ok(()))
    }

    fn problem_of(&self, code: Code, subject: Subject, whole: Span, name: Span) -> Diagnostic {
        let who = subject_name(self.puzzle(), subject);
        Diagnostic::new(code, whole).text("who", who).text("name", self.source(name))
    }
}

/// Returns whether every member of a group is in a list by itself.
fn is_listed_whole(puzzle: &CrossingPuzzle, group: GroupId, members: &[Subject]) -> bool {
    let singly = members.iter().filter(|m| matches!(m, Subject::Thing(t) if t.group == group)).count();
    singly as u64 == u64::from(puzzle.group(group).count)
}

/// Returns the groups that have members of a subject.
fn groups_of(puzzle: &CrossingPuzzle, subject: Subject) -> Vec<GroupId> {
    match subject {
        Subject::All => (0..puzzle.groups.len() as u32).map(GroupId).collect(),
        Subject::Group(group) => vec![group],
        Subject::Thing(thing) => vec![thing.group],
        Subject::Boat(_) => Vec::new(),
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].members.iter().flat_map(|m| groups_of(puzzle, *m)).collect(),
    }
}
