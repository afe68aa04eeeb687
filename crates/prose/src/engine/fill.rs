//! Fillings: what the slots of a matched pattern mean.

use std::ops::Range;

use bachet_notation::Number;
use bachet_notation::clue::CategoryId;

use super::matching::PatternMatch;
use super::{Candidate, Engine, MAX_FILLINGS};
use crate::entity::Entity;
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{Filled, Relation};
use crate::scan::DescriptionKind;
use crate::tokens::Token;
use crate::vocabulary::{Comparison, Description, Weight, is_time};

/// Number of steps to scan a token again.
const STEPS_PER_TOKEN: u32 = 100;

impl Engine<'_> {
    /// Returns the parts of the sentence that fill slots, with the categories of their names.
    fn described(&mut self, matched: &PatternMatch) -> Vec<Description> {
        let mut all = Vec::new();
        for &(_, kind, from, to) in &matched.slots {
            if matches!(kind, SlotKind::Who | SlotKind::Predicate) {
                let entities = self.scan.entities(from, to, kind.into());
                let categories = entities.meanings.iter().filter_map(|t| Some(t.primary()?.category)).collect();
                all.push(Description { range: from..to, categories });
            }
        }
        all
    }

    /// Returns the tokens between the comparative and the next slot.
    fn behind(&self, matched: &PatternMatch) -> Range<usize> {
        let Some((at, which)) = matched.comparative else { return 0..0 };
        let start = at + self.scan.comparatives(at)[which].1;
        let next = matched.slots.iter().map(|slot| slot.2).filter(|&from| from >= start).min();
        start..next.unwrap_or(start)
    }

    /// Returns the category whose order a match refers to.
    fn sequence(&mut self, matched: &PatternMatch, range: Range<usize>) -> Option<CategoryId> {
        let described = self.described(matched);
        let words = range.filter(|&at| !self.scan.carries_logic(at));
        self.scan.vocabulary.sequence(self.scan.tokens, words, &described)
    }

    /// Whether a match compares an entity with a bare time or date, but in the order of another category. "Ann came after
    /// 10:00" compares Ann's time with 10:00, not Ann's place with that of whoever came at 10:00.
    fn is_behind_time(&mut self, matched: &PatternMatch, axis: Option<CategoryId>) -> bool {
        let Some(&(_, _, from, to)) = matched.slots.iter().find(|slot| slot.0 == Slot(1)) else { return false };
        let Some(mention) = self.scan.mention(from, to) else { return false };
        let puzzle = self.scan.vocabulary.puzzle;
        let is_time = |of: CategoryId| puzzle.category(of).numeric.as_ref().is_some_and(is_time) && Some(of) != axis;
        mention.end as usize == to && mention.values.iter().all(|value| is_time(value.category))
    }

    /// Whether words name another category with an order than the one of a match, as what is compared: `weight` of "Ann's
    /// weight is between those of Bob and Cleo".
    fn names_another_order(&mut self, matched: &PatternMatch, axis: Option<CategoryId>, range: &Range<usize>) -> bool {
        let described = self.described(matched);
        let is_described = |c: CategoryId| described.iter().any(|d| d.categories.contains(&c));
        let is_other = |&(category, weight): &(CategoryId, Weight)| {
            let puzzle = self.scan.vocabulary.puzzle;
            weight == Weight::Name
                && Some(category) != axis
                && puzzle.category(category).ordered
                && !is_described(category)
        };
        range.clone().any(|at| !self.scan.is_in_name(at) && self.scan.referents(at).iter().any(is_other))
    }

    /// Whether words name another category with an order than the one in whose order one thing directly follows another:
    /// `takings` of "Ann's takings come directly after those of Bob".
    fn is_next_in_another(&mut self, matched: &PatternMatch, range: &Range<usize>) -> bool {
        let Some((compares, _)) = matched.comparative.filter(|_| matched.category.is_none()) else { return false };
        let axis = self.sequence(matched, range.clone());
        let of = self.scan.grammar().roles.of;
        let mut subjects = (range.start..compares).filter(|&at| self.scan.is_of(at + 1, of)).collect::<Vec<_>>();
        subjects.retain(|&at| self.names_another_order(matched, axis, &(at..at + 1)));
        !subjects.is_empty()
    }

    /// Whether a verb of coming would be about places, although other values say when: "came between Ann and Bob".
    fn comes_in_place(&mut self, matched: &PatternMatch, axis: Option<CategoryId>, range: &Range<usize>) -> bool {
        let vocabulary = self.scan.vocabulary;
        if vocabulary.only_occasion().is_none() || !self.scan.comes(range.clone()) {
            return false;
        }
        let axis = if matched.comparative.is_some() { self.sequence(matched, range.clone()) } else { axis };
        axis.is_some_and(|axis| vocabulary.is_place(axis))
    }

    /// Returns every combination of what the slots may mean. `range` are the tokens that the pattern matched.
    #[inline(never)]
    pub(super) fn fill(
        &mut self,
        relation: Relation,
        matched: &PatternMatch,
        range: Range<usize>,
        depth: u32,
    ) -> Vec<Filled> {
        let vocabulary = self.scan.vocabulary;
        let comparative = matched.comparative.map(|(at, which)| self.scan.comparatives(at)[which].0);
        let mut number = matched.number;
        let unit = matched.unit.map(|(at, which)| self.scan.units(at)[which].0.clone());
        if let Some(unit) = &unit {
            number = Some(number.unwrap_or(Number::from_integer(1)) * unit.factor);
        }
        if relation.day().is_some() {
            number = Some(Number::from_integer(1));
        }
        let axis = match matched.category {
            None if relation.comes() => {
                self.sequence(matched, range.clone()).filter(|&axis| vocabulary.may_come_in(axis))
            }
            None if relation.is_at_an_end() => self.sequence(matched, range.clone()),
            None => vocabulary.axis(),
            named => named,
        };
        if matches!(relation, Relation::Before | Relation::After) && self.is_behind_time(matched, axis) {
            return Vec::new();
        }
        let names_another =
            relation.has_axis() && matched.category.is_none() && self.names_another_order(matched, axis, &range);
        let names_another =
            names_another || relation == Relation::CompareNext && self.is_next_in_another(matched, &range);
        let follows = relation.has_axis() || relation == Relation::CompareNext;
        let comes = follows && matched.category.is_none() && self.comes_in_place(matched, axis, &range);
        let base = Filled {
            number,
            places: unit.as_ref().is_some_and(|u| u.places),
            axis,
            category: matched.category,
            // The words of a clause may decide of which order it is the end.
            unsure: matched.unsure || relation.is_at_an_end() && matched.open.is_some() || names_another || comes,
            ..Filled::default()
        };
        let compared: Vec<Option<(CategoryId, i8)>> = match (comparative, &unit) {
            _ if relation.day().is_some() => vec![vocabulary.days().zip(relation.day())],
            (None, None) if matched.category.is_some() => vec![matched.category.map(|category| (category, 1))],
            (None, None) if !relation.counts() => vec![None],
            (Some(comparative), None) if relation == Relation::CompareNext => {
                let category = matched.category.or_else(|| self.sequence(matched, range));
                let compared = category.and_then(|c| Some((c, vocabulary.direction(comparative, c)?)));
                compared.into_iter().map(Some).collect()
            }
            (comparative, unit) => {
                let described = self.described(matched);
                let behind = self.behind(matched);
                let comparison = Comparison { comparative, unit: unit.as_ref(), number, described: &described, behind };
                let found = vocabulary.compared(&comparison, self.scan.tokens);
                // The noun of a superlative may name the entities, not the dimension: "the oldest juror".
                let names_entities = |x| relation.is_superlative() && !vocabulary.puzzle.category(x).ordered;
                let named = |c: &(CategoryId, i8)| matched.category.is_none_or(|x| x == c.0 || names_entities(x));
                found.into_iter().filter(named).map(Some).collect()
            }
        };
        let mut filled: Vec<Filled> =
            compared.into_iter().map(|compared| Filled { compared, ..base.clone() }).collect();
        for filled in &mut filled {
            filled.number = match (filled.compared, filled.number) {
                (Some((category, _)), Some(number)) => Some(vocabulary.as_written(category, number)),
                (_, number) => number,
            };
        }
        // Several categories measure in related units: "1.5 miles" may be a height in feet or a distance in miles.
        if let (Some((at, which)), Some(unit), Some(number)) = (matched.unit, &unit, number) {
            let length = self.scan.units(at)[which].1;
            let several = self.scan.units(at).iter().filter(|other| other.1 == length).count() > 1;
            let exists = |c: CategoryId| !several || vocabulary.has_numbers_apart(c, unit, number);
            filled.retain(|filled| filled.compared.is_none_or(|(category, _)| exists(category)));
        }
        if let (None, Some(number), true) = (&unit, number, relation.is_difference()) {
            filled.retain_mut(|filled| {
                filled.number = filled.compared.and_then(|(category, _)| vocabulary.plain_difference(category, number));
                filled.number.is_some()
            });
        }
        if let (Some(true), Some(number)) = (unit.map(|u| u.months), number) {
            filled.retain_mut(|filled| {
                filled.pairs = filled.compared.map(|(category, _)| vocabulary.months_apart(category, number));
                filled.pairs.is_some()
            });
        }
        for &(slot, kind, from, to) in &matched.slots {
            filled = match kind {
                SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => {
                    let entities = self.scan.entities(from, to, kind.into());
                    combined(filled, &entities.meanings, |filled, thing| {
                        filled.entities.push((slot, kind, thing.clone()));
                    })
                }
                SlotKind::List(joint) => {
                    let Some(items) = self.items(from, to, joint) else { return Vec::new() };
                    let mut lists: Vec<Vec<Entity>> = vec![Vec::new()];
                    for (from, to) in items {
                        let entities = self.scan.entities(from, to, DescriptionKind::Entity);
                        lists = lists
                            .iter()
                            .flat_map(|list| {
                                entities.meanings.iter().map(move |thing| {
                                    let mut list = list.clone();
                                    list.push(thing.clone());
                                    list
                                })
                            })
                            .take(MAX_FILLINGS)
                            .collect();
                    }
                    combined(filled, &lists, |filled, list| filled.lists.push((slot, list.clone())))
                }
                SlotKind::Sentence => {
                    let first = (matched.slots[0].2, matched.slots[0].3);
                    let second = relation == Relation::Both && from >= first.1;
                    // Ellipsis: a clause without a subject continues the first sentence.
                    let roles = self.scan.grammar().roles;
                    let is_of = |engine: &Self, classes: &[_], at| classes.iter().any(|&c| engine.scan.is_of(at, c));
                    let ties = is_of(self, &[roles.linker, roles.belongs], from);
                    // A negation may cover both nouns: "without a dog and cat in Rome".
                    if second && self.scan.lacks_last(first) && self.scan.names_thing(from, to) {
                        return Vec::new();
                    }
                    let condition = matches!(relation, Relation::If | Relation::OnlyIf | Relation::Iff);
                    let of_subject = (condition && from >= first.1).then(|| self.without_pronoun(from, to)).flatten();
                    let mut candidates = if let Some(rest) = of_subject {
                        self.read_of_subject(first, &rest, depth)
                    } else if second && !ties && !self.scan.opens(from, to) {
                        self.read_on(first, (from, to), depth)
                    } else {
                        // What corrects a denial is about its subject: "not in Rome but in Oslo, younger than Bob".
                        let leads_on = ties || is_of(self, &[roles.preposition], from);
                        let corrects = second && leads_on && (first.0..first.1).any(|t| self.scan.denies(t));
                        let corrects = corrects && self.scan.ends_with(roles.but, from);
                        for filled in &mut filled {
                            filled.unsure |= corrects;
                        }
                        best(&self.read(from, to, depth + 1))
                    };
                    // A prepositional phrase may begin either kind of clause: "..., but to the right of Bob".
                    if second && candidates.is_empty() && is_of(self, &[roles.preposition], from) {
                        candidates = self.read_on(first, (from, to), depth);
                        candidates.retain(|candidate| candidate.score > 0);
                    }
                    candidates.retain(|candidate| candidate.truth.is_some());
                    // A name with a remark is no sentence: "Bob is 30, or 40, which is not the most".
                    let stated = matches!(relation, Relation::Both | Relation::That);
                    let clause = !stated && self.scan.has_remark(from, to);
                    let corrects =
                        second && self.scan.has_clause(from, to) && (first.0..first.1).any(|t| self.scan.denies(t));
                    // A condition between commas: "the pilot, unless it was Bob, drinks tea".
                    let condition = match relation {
                        Relation::If => slot.0 == b'S' - b'A',
                        Relation::Unless | Relation::OnlyIf => slot.0 == b'T' - b'A',
                        _ => false,
                    };
                    let parted =
                        condition && from >= first.1 && self.scan.attaches_otherwise(false, first.1, (from, to));
                    // No clause begins with an alternative: "of course, or milk, Ann is the pilot".
                    let name = self.scan.first_name(from, to).map_or(from, |name| name.start as usize);
                    let alternative = (from..name).any(|t| is_of(self, &[roles.or, roles.nor], t));
                    let unsure = clause || corrects || parted || alternative;
                    for filled in &mut filled {
                        filled.unsure |= unsure;
                    }
                    combined(filled, &candidates, |filled, candidate| {
                        filled.unsure |= candidate.unsure;
                        filled.sentences.extend(candidate.truth.clone().map(|truth| (slot, truth)));
                        filled.others.extend(candidate.others.iter().map(|other| (slot, other.clone())));
                    })
                }
            };
        }
        filled
    }

    /// Reads an elliptic clause ("... and drinks tea") with the words of the subject inserted before it. Returns
    /// nothing if the subject or the scope of a negation is unclear.
    fn read_on(&mut self, first: (usize, usize), (from, to): (usize, usize), depth: u32) -> Vec<Candidate> {
        let (scan, roles) = (&self.scan, self.scan.grammar().roles);
        let begins = (from..to).find(|&t| !scan.is_pause(t)).unwrap_or(from);
        // A relative clause makes another entity of the pronoun: "he who drinks tea".
        let denies = [roles.not, roles.not_behind, roles.half_not, roles.lacking, roles.nor];
        let denied = (first.0..first.1).any(|t| denies.into_iter().any(|class| scan.is_of(t, class)));
        // Behind facts about one entity a pronoun for any of them stands for it ("..., and it is 30"), but an expletive
        // stands for nothing ("..., and it is Ann who drinks tea").
        let expletive = || (begins..to).any(|t| scan.is_of(t, roles.relative));
        let of_any = || scan.is_of(begins, roles.personal) && scan.is_of(begins, roles.object);
        let pronoun = scan.is_of(begins, roles.again) || of_any() && !denied && !expletive();
        let again =
            pronoun && scan.is_longest(begins, to, 1) && begins + 1 < to && !scan.is_of(begins + 1, roles.relative);
        if !again && [roles.new_subject, roles.relative, roles.head].into_iter().any(|class| scan.is_of(begins, class))
        {
            return Vec::new();
        }
        let from = if again { begins + 1 } else { from };
        // Without a pronoun the scope of a negation before may reach this clause.
        if !again && denied {
            return Vec::new();
        }
        let mut subjects: Vec<(usize, usize)> = Vec::new();
        for candidate in best(&self.read(first.0, first.1, depth + 1)) {
            let Some(subject) = candidate.subject else { return Vec::new() };
            // A second entity makes the anaphora ambiguous, as it does a bare denial: "older than Ann, but not the
            // pilot".
            if candidate.score > 0 && (again || self.denies_somebody(from, to)) {
                return Vec::new();
            }
            // "The fez was not Bob's, and he came first": the pronoun stands for a person, who is not the subject.
            if again && denied && self.scan.denies_person(first, subject) {
                return Vec::new();
            }
            if !subjects.contains(&subject) {
                subjects.push(subject);
            }
        }
        let [subject] = subjects[..] else { return Vec::new() };
        let rest = &self.scan.tokens[from..to];
        self.read_behind(subject, rest, depth)
    }

    /// Reads tokens with those of a subject inserted before them.
    fn read_behind(&mut self, subject: (usize, usize), rest: &[Token], depth: u32) -> Vec<Candidate> {
        let tokens = [&self.scan.tokens[subject.0..subject.1], rest].concat();
        // The second scan counts as steps.
        self.steps = self.steps.saturating_sub(STEPS_PER_TOKEN * tokens.len() as u32);
        let mut engine = Engine::over(self.scan.vocabulary, &tokens);
        engine.steps = self.steps;
        let found = best(&engine.read(0, tokens.len(), depth + 1));
        self.steps = engine.steps;
        self.scan.looked += engine.scan.looked;
        found
    }

    /// Returns the consequence of a condition without its pronoun: "he drinks tea", "drinkt hij thee".
    fn without_pronoun(&self, from: usize, to: usize) -> Option<Vec<Token>> {
        let (scan, roles) = (&self.scan, self.scan.grammar().roles);
        let begins = (from..to).find(|&t| !scan.is_pause(t))?;
        let again = |t: usize| t + 1 < to && scan.is_of(t, roles.again) && scan.mention(t, to).is_none();
        let pronoun = if again(begins) {
            // A relative clause makes another entity of the pronoun: "he who drinks tea".
            (!scan.is_of(begins + 1, roles.relative)).then_some(begins)?
        } else {
            (again(begins + 1) && !scan.opens(begins, to)).then_some(begins + 1)?
        };
        Some([&scan.tokens[begins..pronoun], &scan.tokens[pronoun + 1..to]].concat())
    }

    /// Reads a clause about the subject of a condition; returns nothing if the anaphora is ambiguous.
    #[inline(never)]
    fn read_of_subject(&mut self, first: (usize, usize), rest: &[Token], depth: u32) -> Vec<Candidate> {
        let mut subjects: Vec<(usize, usize)> = Vec::new();
        for candidate in best(&self.read(first.0, first.1, depth + 1)) {
            match candidate.subject {
                Some(subject) if candidate.score == 0 => subjects.push(subject),
                _ => return Vec::new(),
            }
        }
        subjects.dedup();
        let [subject] = subjects[..] else { return Vec::new() };
        let (scan, roles) = (&self.scan, self.scan.grammar().roles);
        let denies = [roles.not, roles.not_behind, roles.half_not, roles.lacking];
        let denied = (first.0..first.1).any(|t| denies.into_iter().any(|class| scan.is_of(t, class)));
        // A denied identity has two possible antecedents: "if the pilot is not Bob, then he".
        let proper = (subject.0..subject.1).filter_map(|t| scan.mention(t, subject.1));
        let proper = proper.flat_map(|m| &m.values).all(|&value| scan.vocabulary.is_proper_name(value));
        if denied && !proper {
            return Vec::new();
        }
        self.read_behind(subject, rest, depth)
    }

    /// Whether tokens begin with a negation and a person, without a verb: "not the pilot".
    fn denies_somebody(&self, from: usize, to: usize) -> bool {
        let (scan, roles) = (&self.scan, self.scan.grammar().roles);
        let begins = (from..to).find(|&t| !scan.is_pause(t)).unwrap_or(to);
        // In a language with negations after the verb, a determiner ("no pilot") is unambiguous.
        let Some(not) = roles.not_behind.or(roles.not) else { return false };
        // A longer phrase has the verb: "is not the pilot".
        let alone = scan.is_of(begins, Some(not)) && scan.phrases(begins, &[not]).all(|length| length == 1);
        alone && scan.denotes_person(scan.skip_articles(begins + 1), to)
    }

    /// Returns the tokens of the subject of a match, if the sentence begins with it.
    pub(super) fn subject(&self, matched: &PatternMatch, from: usize, to: usize) -> Option<(usize, usize)> {
        let (scan, roles) = (&self.scan, self.scan.grammar().roles);
        let &(_, kind, start, end) = matched.slots.first()?;
        let joins = [roles.and, roles.or, roles.nor];
        let joined = |t: usize| scan.is_comma(t) || joins.into_iter().any(|class| scan.is_of(t, class));
        // A relative clause makes the attachment ambiguous: "next to the one who drinks tea and has a dog". The `que`
        // of a comparison ("plus grand que") begins no relative clause.
        let compared = matched.comparative.map(|(at, which)| at..at + scan.comparatives(at)[which].1);
        let relative = (end..to)
            .filter(|t| compared.as_ref().is_none_or(|range| !range.contains(t)))
            .any(|t| scan.is_of(t, roles.relative) || scan.is_of(t, roles.head));
        (kind == SlotKind::Who && start == from && end < to && !joined(end) && !relative).then_some((start, end))
    }
}

/// Returns every combination of a filling and one of `ways`, which `put` adds to it.
fn combined<T>(mut all: Vec<Filled>, ways: &[T], put: impl Fn(&mut Filled, &T)) -> Vec<Filled> {
    // The usual case of one way needs no copy.
    if let [way] = ways {
        for filled in &mut all {
            put(filled, way);
        }
        return all;
    }
    let with = |filled: &Filled, way: &T| {
        let mut filled = filled.clone();
        put(&mut filled, way);
        filled
    };
    all.iter().flat_map(|filled| ways.iter().map(move |way| with(filled, way))).take(MAX_FILLINGS).collect()
}

/// Returns the candidates that explain the most words.
fn best(candidates: &[Candidate]) -> Vec<Candidate> {
    let max = candidates.iter().map(|c| c.score).max();
    candidates.iter().filter(|c| Some(c.score) == max).cloned().collect()
}
