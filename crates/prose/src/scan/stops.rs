//! The reach of descriptions: each ends before a word that carries logic in every context.

use super::Scan;
use crate::grammar::Roles;
use crate::lexicon::{ClassId, Lexicon};

/// The words that a description may contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// No words that carry logic: one entity.
    Entity,
    /// Words that join facts.
    Facts,
    /// Words that join the items of a list.
    Items,
}

/// Number of variants of [`Reach`].
pub(super) const REACHES: usize = 3;

/// Returns for each class of the lexicon, as a bit for each reach, whether a description may contain its words.
pub(crate) fn passes(lexicon: &Lexicon, roles: &Roles) -> Vec<u8> {
    let anywhere = [roles.tie, roles.not, roles.not_behind, roles.half_not, roles.lacking, roles.one, roles.attitude];
    let facts = [roles.and, roles.but];
    let items = [roles.and, roles.or, roles.nor];
    let bit = |reach: Reach, passes: bool| u8::from(passes) << reach as u8;
    let of = |class: ClassId| {
        let any = !lexicon.is_reserved(class) || anywhere.contains(&Some(class));
        bit(Reach::Entity, any)
            | bit(Reach::Facts, any || facts.contains(&Some(class)))
            | bit(Reach::Items, any || items.contains(&Some(class)))
    };
    (0..lexicon.classes()).map(|class| of(ClassId(class as u16))).collect()
}

impl Scan<'_> {
    /// Returns for each token and each reach the next token that ends every description: a word that carries logic in
    /// every context.
    #[inline(never)]
    fn stops(&self) -> Vec<[u32; REACHES]> {
        const NOWHERE: u8 = (1 << REACHES) - 1;
        let passes = &self.grammar().passes;
        // A name or a longer phrase may cover the token.
        let mut covered = 0;
        let mut going_on = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            let name = self.mentions.row(at).first().map_or(0, |m| m.end as usize);
            let phrases = self.phrases.row(at);
            let mut words = phrases.iter().filter_map(|p| Some((passes.get(p.class.0 as usize)?, p.length))).peekable();
            let on = if words.peek().is_none() {
                if self.comparing.contains(at) { 0 } else { NOWHERE }
            } else {
                let (on, single) =
                    words.fold((0, false), |(on, single), (of, length)| (on | of, single || length == 1));
                if single { on } else { NOWHERE }
            };
            going_on.push(if covered <= at && name <= at && !self.is_pause(at) { on } else { NOWHERE });
            let longest = phrases.first().map_or(0, |p| at + p.length as usize);
            covered = covered.max(name).max(longest);
        }
        let mut stops = vec![[self.tokens.len() as u32; REACHES]; self.tokens.len() + 1];
        for at in (0..self.tokens.len()).rev() {
            let behind = stops[at + 1];
            for (reach, stop) in stops[at].iter_mut().enumerate() {
                *stop = if going_on[at] >> reach & 1 == 0 { at as u32 } else { behind[reach] };
            }
        }
        stops
    }

    /// Returns the position at which a description that begins at a token must end at the latest.
    pub(crate) fn reach(&self, at: usize, reach: Reach) -> usize {
        self.stops.get_or_init(|| self.stops())[at][reach as usize] as usize
    }
}
