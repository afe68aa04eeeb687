//! How far a description that begins at a token may go: up to a word that carries logic, whatever stands around it.

use super::Scan;
use crate::lexicon::ClassId;

/// What a description may go on over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Nothing that carries logic: one entity.
    Entity,
    /// Words that join facts.
    Facts,
    /// Words that join the items of a list.
    Items,
}

impl Scan<'_> {
    /// For each token the first from there on which ends every description that comes to it: a word that carries logic,
    /// whatever stands around it.
    fn stops(&self, reach: Reach) -> Vec<u32> {
        let (lexicon, roles) = (&self.vocabulary.language.lexicon, self.grammar().roles);
        let passed = [roles.not, roles.not_behind, roles.half_not, roles.one, roles.attitude];
        let more: &[Option<ClassId>] = match reach {
            Reach::Entity => &[],
            Reach::Facts => &[roles.and, roles.but],
            Reach::Items => &[roles.and, roles.or, roles.nor],
        };
        let passes =
            |class: ClassId| !self.is_reserved(class) || passed.contains(&Some(class)) || more.contains(&Some(class));
        let mut stops = vec![self.tokens.len() as u32; self.tokens.len() + 1];
        // A name or a longer phrase may go over the token.
        let mut covered = 0;
        let mut stop = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            let name = self.mentions.row(at).first().map_or(0, |m| m.end as usize);
            let mut words = self.phrases.row(at).iter().filter(|p| (p.class.0 as usize) < lexicon.classes()).peekable();
            let logic = if words.peek().is_none() {
                self.comparing.contains(at)
            } else {
                let (mut single, mut all) = (false, true);
                for phrase in words.by_ref() {
                    all &= !passes(phrase.class);
                    single |= phrase.length == 1;
                }
                all && single
            };
            stop.push(logic && covered <= at && name <= at && !self.pauses[at]);
            let longest = self.phrases.row(at).first().map_or(0, |p| at + p.length as usize);
            covered = covered.max(name).max(longest);
        }
        for at in (0..self.tokens.len()).rev() {
            stops[at] = if stop[at] { at as u32 } else { stops[at + 1] };
        }
        stops
    }

    /// Where a description that begins at a token must end at the latest.
    pub(crate) fn reach(&self, at: usize, reach: Reach) -> usize {
        self.stops[reach as usize].get_or_init(|| self.stops(reach))[at] as usize
    }
}
