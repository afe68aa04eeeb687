//! What a puzzle asks about its things: besides their start and goal, two things can differ in nothing else.

use bachet_notation::crossing::{AttributeId, CrossingPuzzle, Quantity, Subject, Truth};

/// What rules, rower, cost and limits ask for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked<'a> {
    pub(crate) attributes: Vec<AttributeId>,
    /// Tags and single things, with the members of tags, each once: those named in rules.
    pub(crate) subjects: Vec<Subject>,
    /// The quantities of the previous load, each once.
    pub(crate) previous: Vec<&'a Quantity>,
    /// Whether anything depends on the number of trips.
    pub(crate) trip: bool,
}

impl<'a> Asked<'a> {
    pub(crate) fn of(puzzle: &'a CrossingPuzzle) -> Self {
        let mut asked = Self::default();
        for limit in puzzle.boats.iter().flat_map(|boat| &boat.limits) {
            asked.attribute(limit.attribute);
        }
        for rule in &puzzle.rules {
            asked.truth(&rule.truth);
        }
        puzzle.rowers().for_each(|rower| asked.truth(rower));
        puzzle.costs().for_each(|cost| asked.quantity(cost));
        for i in 0..asked.subjects.len() {
            if let Subject::Tag(tag) = asked.subjects[i] {
                puzzle.tags[tag.0 as usize].members.iter().for_each(|m| asked.subject(*m));
            }
        }
        asked
    }

    fn attribute(&mut self, id: AttributeId) {
        if !self.attributes.contains(&id) {
            self.attributes.push(id);
        }
    }

    fn subject(&mut self, subject: Subject) {
        if matches!(subject, Subject::Tag(_) | Subject::Thing(_)) && !self.subjects.contains(&subject) {
            self.subjects.push(subject);
        }
    }

    fn truth(&mut self, truth: &'a Truth) {
        match truth {
            Truth::Quantified(_, subject, _) => self.subject(*subject),
            Truth::Compare(a, _, b) => {
                self.quantity(a);
                self.quantity(b);
            }
            _ => {}
        }
        truth.parts().for_each(|part| self.truth(part));
    }

    fn quantity(&mut self, quantity: &'a Quantity) {
        match quantity {
            Quantity::Count(subject) => self.subject(*subject),
            Quantity::Own(a) | Quantity::Sum(a) | Quantity::Max(a) | Quantity::Min(a) => self.attribute(*a),
            Quantity::Trip => self.trip = true,
            Quantity::Previous(a) if !self.previous.contains(&&**a) => self.previous.push(a),
            _ => {}
        }
        quantity.operands().for_each(|operand| self.quantity(operand));
    }
}
