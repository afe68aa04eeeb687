//! The tables of a sentence, made from the lexicon and the vocabulary.

use std::cell::OnceCell;
use std::cmp::Reverse;

use super::articles;
use super::describe::EntityCache;
use super::phrases::ClassPlaces;
use super::rows::Rows;
use super::{Scan, TokenCache};
use crate::lexicon::Phrase;
use crate::positions::Positions;
use crate::sort::sort_few_by_key;
use crate::tokens::{Kind, Token};
use crate::vocabulary::{Comparative, Mention, Vocabulary};

impl<'a> Scan<'a> {
    #[inline(never)]
    pub(crate) fn new(vocabulary: &'a Vocabulary<'a>, tokens: &'a [Token]) -> Self {
        let (lexicon, grammar) = (&vocabulary.language.lexicon, &vocabulary.language.grammar);
        let [mut named, mut name_ends, mut inside, mut pauses, mut comparing] = [Positions::default(); 5];
        let mut insignificant = Positions::default();
        let infos = vocabulary.infos(tokens);
        let mentions = vocabulary.mentions(tokens, &infos);
        for mention in &mentions {
            let (start, end) = (mention.start as usize, mention.end as usize);
            named.insert(start);
            name_ends.insert(end);
            (start + 1..end).for_each(|at| inside.insert(at));
        }
        let mentions = Rows::sorted(mentions, tokens.len(), |mention| mention.start as usize);
        let mut present = vec![0; grammar.classes(lexicon)];
        let mut classes: Vec<ClassPlaces> = Vec::with_capacity(2 * tokens.len());
        let mut longest = Vec::with_capacity(tokens.len());
        let mut phrases = Rows::new(tokens.len());
        phrases.all.reserve(2 * tokens.len());
        let mut comparatives = Rows::new(tokens.len());
        let forms = &vocabulary.language.forms;
        let mut phrase_ends = 0;
        for at in 0..tokens.len() {
            if tokens[at].kind == Kind::Sign && infos[at].pauses {
                pauses.insert(at);
            }
            phrases.next_row();
            let first = phrases.all.len();
            let own = |phrase: &Phrase| {
                let before =
                    |end: usize| mentions.all.iter().rev().find(|mention: &&Mention| mention.end as usize == end);
                let starting =
                    |start: usize| mentions.all.iter().find(|mention: &&Mention| mention.start as usize == start);
                Some(phrase.class) == grammar.roles.relative && articles::is_article(vocabulary, tokens, &mentions, at)
                    || vocabulary.is_of_category(tokens, at, *phrase, before)
                    || vocabulary.is_about_things(tokens, at, *phrase, starting)
                    || vocabulary.is_category_beside_value(tokens, at, *phrase, before, starting)
            };
            lexicon.each_at(tokens, at, |phrase| phrases.all.extend((!own(&phrase)).then_some(phrase)));
            phrases.all.extend(infos[at].literal.map(|class| Phrase { class, length: 1 }));
            let here = &mut phrases.all[first..];
            here.reverse();
            sort_few_by_key(here, |p| Reverse((p.length, lexicon.is_reserved(p.class))));
            let known = |p: &&Phrase| {
                let end = at + p.length as usize;
                // "A man who" may name a value.
                let names = Some(p.class) == grammar.roles.head && (at + 1..end).any(|t| named.contains(t));
                let word = (p.class.0 as usize) < lexicon.classes() && !lexicon.is_aside(p.class);
                word && !names && !inside.contains(end)
            };
            let whole = here.iter().find(known).copied();
            if tokens[at].kind != Kind::Number
                && whole.is_some_and(|phrase| phrase.length == 1 && !lexicon.is_reserved(phrase.class))
            {
                insignificant.insert(at);
            }
            longest.push(whole);
            for phrase in here {
                let place = &mut present[phrase.class.0 as usize];
                if *place == 0 {
                    let [starts, ends, places] = [Positions::default(); 3];
                    classes.push(ClassPlaces { id: phrase.class, starts, ends, places });
                    *place = classes.len() as u16;
                }
                let class = &mut classes[*place as usize - 1];
                let end = at + phrase.length as usize;
                class.starts.insert(at);
                class.ends.insert(end);
                // A phrase must not split a name.
                if !inside.contains(at) && !inside.contains(end) {
                    class.places.insert(at);
                    let before = (0..at).rev().take_while(|&t| pauses.contains(t));
                    before.filter(|&t| !inside.contains(t)).for_each(|pause| class.places.insert(pause));
                }
            }
            comparatives.next_row();
            // A longer idiom hides a comparative: "under the command of", "looks after".
            let of_grammar = |p: &&Phrase| !lexicon.is_reserved(p.class) && !lexicon.is_aside(p.class);
            let plain = phrases.all[first..].iter().find(of_grammar);
            let length = plain.map_or(0, |p| p.length as usize);
            let before = comparatives.all.len();
            if at >= phrase_ends && infos[at].compares {
                let direct = |at: usize| lexicon.at(tokens, at).iter().any(|p| Some(p.class) == grammar.roles.direct);
                let behind_unit = |at: usize| {
                    let referents = |at: usize| vocabulary.referents(tokens, at, &infos[at]);
                    at > 0 && (direct(at - 1) || !vocabulary.units(tokens, at - 1, &referents(at - 1)).is_empty())
                };
                let fits = |c: &(&Comparative, usize)| {
                    c.1 >= length
                        && (!c.0.behind_unit || behind_unit(at))
                        && (!c.0.before_than || articles::compares_here(vocabulary, tokens, at, c.1))
                        && !articles::governs(vocabulary, tokens, &mentions, at, c.1)
                };
                comparatives.all.extend(forms.comparatives(tokens, at).into_iter().filter(fits));
            }
            if comparatives.all.len() > before {
                comparing.insert(at);
            }
            if length > 1 {
                phrase_ends = phrase_ends.max(at + length);
            }
        }
        phrases.next_row();
        comparatives.next_row();
        let roles = &grammar.roles;
        let significant = |class: &&ClassPlaces| [roles.relative, roles.head, roles.agent].contains(&Some(class.id));
        let significant =
            classes.iter().filter(significant).fold(named.or(&pauses).or(&comparing), |all, c| all.or(&c.starts));
        let insignificant = insignificant.without(&significant);
        Self {
            vocabulary,
            tokens,
            mentions,
            named,
            name_ends,
            phrases,
            longest,
            comparatives,
            comparing,
            significant: Positions::below(tokens.len()).without(&insignificant),
            inside,
            pauses,
            infos,
            token_caches: vec![TokenCache::default(); tokens.len()],
            classes,
            present,
            free: Positions::below(tokens.len() + 1).without(&inside),
            stops: OnceCell::new(),
            counts: OnceCell::new(),
            without: OnceCell::new(),
            unclear: OnceCell::new(),
            known: EntityCache::new(tokens.len()),
            looked: 0,
        }
    }
}
