//! Why no way is shorter, or why there is none, in words.

use bachet_draw::{Block, Cell, Entry, Mark, Table};
use bachet_notation::Argument;
use num_bigint::BigUint;

use super::reasons::Said;
use super::{Words, case, number};
use crate::messages::MessageId;
use crate::verbs::{Counting, Layer, NoShorter, NoWayExplained, ReachedState, ToDo};

/// Maximum number of lines of a table of distances.
const MAX_LINES: usize = 60;

impl Words<'_> {
    /// Returns why no way is shorter.
    pub(super) fn no_shorter(&self, proof: &NoShorter) -> Vec<Block> {
        let has_costs = proof.distance.cost.is_some();
        let kind = case(if has_costs { "cost" } else { "moves" });
        let mut blocks =
            vec![Block::Heading(self.messages.format(MessageId::WhyHeadingShorter, &[("kind", kind.clone())]))];
        if let Some(disks) = proof.tower {
            blocks.push(Block::Paragraph(self.tower(disks), Mark::Plain));
            return blocks;
        }
        if let Some(text) = proof.counting.and_then(|counting| self.counting(counting, proof)) {
            blocks.push(Block::Paragraph(text, Mark::Plain));
            if proof.counting.and_then(|counting| counting.at_least) == Some(proof.distance.moves) {
                return blocks;
            }
        }
        let is_listed = proof.layers.iter().any(|layer| !layer.states.is_empty());
        if is_listed {
            let text = self.sentence(MessageId::WhyLayersListed, &[("kind", kind), self.names()]);
            blocks.push(Block::Paragraph(text, Mark::Plain));
            blocks.push(Block::Entries(proof.layers.iter().map(|layer| self.layer(layer)).collect()));
        } else if let [before @ .., _] = &proof.layers[..] {
            let found = before.iter().map(|layer| layer.found).sum::<u64>();
            let length =
                proof.distance.cost.map_or_else(|| self.length(proof.distance.moves), |cost| self.amount(cost));
            let arguments = [("kind", kind), ("length", length), ("states", Argument::number(found)), self.names()];
            blocks.push(Block::Paragraph(self.sentence(MessageId::WhyLayersCounted, &arguments), Mark::Plain));
            blocks.extend((before.len() <= MAX_LINES).then(|| self.table(before, has_costs)));
        } else {
            blocks.push(Block::Paragraph(self.sentence(MessageId::WhyLayersUnknown, &[]), Mark::Warning));
        }
        blocks
    }

    /// Returns what counting alone says, unless that is far from the length of the way.
    fn counting(&self, counting: Counting, proof: &NoShorter) -> Option<String> {
        let moves = proof.distance.moves;
        let at_least =
            counting.at_least.filter(|least| *least > 1 && least.saturating_mul(5) >= moves.saturating_mul(3))?;
        let of = match counting.of {
            ToDo::Travellers => "travellers",
            ToDo::Squares => "squares",
        };
        let arguments = [
            ("of", case(of)),
            ("todo", Argument::number(counting.gains.to_do)),
            ("one", Argument::Number(counting.gains.one)),
            ("two", Argument::Number(counting.gains.two)),
            ("length", self.length(at_least)),
        ];
        let first = self.sentence(MessageId::WhyCounting, &arguments);
        let second = if at_least == moves {
            self.sentence(MessageId::WhyCountingExact, &[])
        } else {
            let shown = case(if proof.layers.is_empty() { "no" } else { "yes" });
            self.sentence(MessageId::WhyCountingRest, &[("length", self.length(moves)), ("shown", shown)])
        };
        Some(format!("{first} {second}"))
    }

    /// Returns why a tower of three pegs takes so many moves.
    fn tower(&self, disks: u32) -> String {
        /// Maximum number of towers that are listed.
        const MAX_TOWERS: u32 = 6;
        let first = if disks > MAX_TOWERS { vec![1_u32, 2, 3] } else { Vec::new() };
        let last = if disks > MAX_TOWERS { disks - 1..=disks } else { 1..=disks };
        let moves = |disks: u32| ((BigUint::from(1_u32) << disks) - 1_u32).to_string();
        let mut counts: Vec<String> = first.into_iter().map(moves).collect();
        counts.extend((disks > MAX_TOWERS).then(|| "…".to_owned()));
        counts.extend(last.map(moves));
        let disk = Argument::number(u64::from(disks));
        self.sentence(MessageId::WhyTower, &[("disk", disk), ("counts", Argument::Text(counts.join(", ")))])
    }

    fn layer(&self, layer: &Layer) -> Entry {
        let states: Vec<String> = layer.states.iter().map(|state| self.state(state)).collect();
        Entry { label: self.layer_label(layer), text: states.join(" | "), mark: Mark::Plain }
    }

    /// Returns the distance of a layer: a number of moves, or a cost.
    fn layer_label(&self, layer: &Layer) -> String {
        match self.amount(layer.distance) {
            Argument::Text(text) => text,
            _ => String::new(),
        }
    }

    fn table(&self, layers: &[Layer], has_costs: bool) -> Block {
        let distance = if has_costs { MessageId::WhyHeaderCost } else { MessageId::HeaderMoves };
        let headers = [distance, MessageId::WhyHeaderStates].map(|id| self.messages.word(id)).to_vec();
        let row = |layer: &Layer| vec![Cell::number(self.layer_label(layer)), Cell::number(layer.found.to_string())];
        Block::Table(Table { caption: String::new(), headers, rows: layers.iter().map(row).collect() })
    }

    /// Returns why there is no way, beyond the reason in a sentence.
    pub(super) fn no_way(&self, why: &NoWayExplained) -> Vec<Block> {
        let mut blocks = Vec::new();
        if let Some(counting) =
            why.counting.filter(|counting| counting.of == ToDo::Travellers && counting.gains.two == 0)
        {
            let arguments =
                [("one", Argument::Number(counting.gains.one)), ("todo", Argument::number(counting.gains.to_do))];
            blocks.push(Block::Paragraph(self.sentence(MessageId::WhyNoGain, &arguments), Mark::Plain));
        }
        if !why.states.is_empty() {
            let text = self.sentence(MessageId::WhyReached, &[("count", number(why.states.len())), self.names()]);
            blocks.push(Block::Paragraph(text, Mark::Plain));
            let mut said = Said::default();
            let entry = |(at, state)| self.reached(at, state, &mut said);
            blocks.push(Block::Entries(why.states.iter().enumerate().map(entry).collect()));
        }
        if !blocks.is_empty() {
            blocks.insert(0, Block::Heading(self.messages.word(MessageId::WhyHeadingNone)));
        }
        blocks
    }

    /// Returns a state that can be reached, where its moves lead, and why the others are not allowed.
    fn reached(&self, at: usize, state: &ReachedState, said: &mut Said) -> Entry {
        let mut text = vec![super::sentence(&self.state(&state.state))];
        for (steps, to) in &state.allowed {
            let moves =
                super::OtherMoves { steps: steps.clone(), to: state.state.clone(), fate: crate::verbs::Fate::Unknown };
            let moves = ("moves", self.moves(&[&moves]));
            text.push(if *to == at {
                self.sentence(MessageId::WhyLeadsHere, &[moves])
            } else {
                self.sentence(MessageId::WhyLeads, &[moves, ("number", number(to + 1))])
            });
        }
        if state.allowed.is_empty() {
            text.push(self.sentence(MessageId::WhyNoMove, &[]));
        }
        text.extend(self.forbidden(&state.refused, said));
        Entry { label: format!("{}.", at + 1), text: text.join(" "), mark: Mark::Plain }
    }
}
