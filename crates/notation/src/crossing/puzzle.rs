//! A river crossing as it was stated: places, things, a boat, rules.

use super::boat::{Boat, BoatId};
use super::rule::{Quantity, Rule, Truth};
use crate::names::fold;
use crate::{Headers, Number, Span};

/// Names of groups that say nothing about their members.
const HEADINGS: [&str; 10] =
    ["who", "qui", "wie", "thing", "things", "traveller", "travellers", "travelers", "everybody", "everyone"];

/// A river crossing.
///
/// A group may have millions of members: they have entries only if the source states something for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossingPuzzle {
    /// What the puzzle says about itself.
    pub headers: Headers,
    /// The places, at least two; `left` and `right` by default.
    pub places: Vec<Place>,
    /// The pairs of places that boats go between, in both directions; every pair by default.
    pub routes: Vec<Route>,
    /// The things that have to cross, in the order of declaration.
    pub groups: Vec<Group>,
    /// Names for sets of things.
    pub tags: Vec<Tag>,
    /// The names of the attributes that things have.
    pub attributes: Vec<String>,
    /// The boats, at least one; if there are several, each has a name.
    pub boats: Vec<Boat>,
    /// What does not start at the first place; later statements override earlier ones.
    pub start: Vec<Placed>,
    /// What does not have to end at the last place; later statements override earlier ones.
    pub goal: Vec<Placed>,
    /// The condition on a load with a rower, for the boats without one of their own; `None` is any load.
    pub rower: Option<Truth>,
    /// The cost of a trip, from its load, for the boats without one of their own; `None` is 1.
    pub cost: Option<Quantity>,
    /// The maximum cost of all trips together.
    pub limit: Option<Number>,
    /// The rules in order.
    pub rules: Vec<Rule>,
}

/// A place, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId(pub u32);

/// A group of things, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// A tag, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TagId(pub u32);

/// An attribute, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttributeId(pub u32);

/// One thing or person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    /// Its group.
    pub group: GroupId,
    /// Its place in the group, from 0.
    pub index: u32,
}

/// A place that things can be at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The name as written.
    pub name: String,
    /// Its place in the source.
    pub span: Span,
}

/// A route of boats between two places, in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// One end.
    pub from: PlaceId,
    /// The other end.
    pub to: PlaceId,
}

/// Things of one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The name as written.
    pub name: String,
    /// The number of things, at least one.
    pub count: u32,
    /// The names of its members, if they have names: as many as `count`.
    pub names: Option<Vec<String>>,
    /// The attributes of its members, each once.
    pub attributes: Vec<Attribute>,
    /// The mates of its members.
    pub mates: Option<Mates>,
    /// The place of the name.
    pub span: Span,
}

/// Each member of a group has a mate in another group of the same size, no two the same.
///
/// If the other group states no mates, and is the mates of no third group, its mates are this group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mates {
    /// The other group.
    pub group: GroupId,
    /// The index of each member's mate in the other group; `None` if mates have the same index.
    pub order: Option<Vec<u32>>,
}

/// A number that things have, such as a weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// The attribute.
    pub id: AttributeId,
    /// The numbers.
    pub values: Values,
}

/// One number for a whole group, or one for each member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// The same for all.
    Same(Number),
    /// One for each, as many as the group's `count`.
    Each(Vec<Number>),
}

/// A name for a set of things: `tags: adult = father, mother`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tag {
    /// The name as written.
    pub name: String,
    /// The members: groups and single things, each once.
    pub members: Vec<Subject>,
    /// The place of the name.
    pub span: Span,
}

/// The things that a name denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// All things.
    All,
    /// The members of a group.
    Group(GroupId),
    /// The members of a tag.
    Tag(TagId),
    /// One thing.
    Thing(Thing),
    /// A boat: no thing, but rules may ask where it is.
    Boat(BoatId),
}

/// Things at a place: `thief at right`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The things, or one boat; `None` is every boat.
    pub who: Option<Subject>,
    /// The place; `None` is anywhere, which only a goal may state.
    pub place: Option<PlaceId>,
}

impl CrossingPuzzle {
    /// Returns the puzzle without places in a source, to compare puzzles of two sources.
    #[must_use]
    pub fn without_places(mut self) -> Self {
        self.places.iter_mut().for_each(|p| p.span = Span::default());
        self.groups.iter_mut().for_each(|g| g.span = Span::default());
        self.tags.iter_mut().for_each(|t| t.span = Span::default());
        self.rules.iter_mut().for_each(|r| r.span = Span::default());
        self
    }

    /// Returns a group.
    pub fn group(&self, id: GroupId) -> &Group {
        &self.groups[id.0 as usize]
    }

    /// Returns the name of a place.
    pub fn place(&self, id: PlaceId) -> &str {
        &self.places[id.0 as usize].name
    }

    /// Returns the number of things.
    pub fn count(&self) -> u64 {
        self.groups.iter().map(|g| u64::from(g.count)).sum()
    }

    /// Returns every thing, group by group: [`CrossingPuzzle::count`] of them, which may be millions.
    pub fn things(&self) -> impl Iterator<Item = Thing> {
        let members =
            |(i, group): (usize, &Group)| (0..group.count).map(move |index| Thing { group: GroupId(i as u32), index });
        self.groups.iter().enumerate().flat_map(members)
    }

    /// Whether this thing is one of those that the name denotes.
    pub fn names(&self, subject: Subject, thing: Thing) -> bool {
        match subject {
            Subject::All => true,
            Subject::Group(group) => group == thing.group,
            Subject::Tag(tag) => self.tags[tag.0 as usize].members.iter().any(|m| self.names(*m, thing)),
            Subject::Thing(one) => one == thing,
            Subject::Boat(_) => false,
        }
    }

    /// Returns where the thing starts.
    pub fn start_of(&self, thing: Thing) -> PlaceId {
        self.stated(&self.start, thing).and_then(|p| p.place).unwrap_or(PlaceId(0))
    }

    /// Returns where a boat starts.
    pub fn boat_start(&self, boat: BoatId) -> PlaceId {
        stated_of_boat(&self.start, boat).and_then(|p| p.place).unwrap_or(PlaceId(0))
    }

    /// Returns where the thing has to end; `None` is anywhere.
    pub fn goal_of(&self, thing: Thing) -> Option<PlaceId> {
        let last = PlaceId(self.places.len() as u32 - 1);
        self.stated(&self.goal, thing).map_or(Some(last), |p| p.place)
    }

    /// Returns where a boat has to end; `None` is anywhere.
    pub fn boat_goal(&self, boat: BoatId) -> Option<PlaceId> {
        stated_of_boat(&self.goal, boat).and_then(|p| p.place)
    }

    /// Whether a boat goes from one place to the other.
    pub fn goes(&self, from: PlaceId, to: PlaceId) -> bool {
        let mut routes = self.routes.iter().map(|route| (route.from, route.to));
        from != to && (self.routes.is_empty() || routes.any(|ends| ends == (from, to) || ends == (to, from)))
    }

    fn stated<'a>(&self, list: &'a [Placed], thing: Thing) -> Option<&'a Placed> {
        list.iter().rev().find(|placed| placed.who.is_some_and(|subject| self.names(subject, thing)))
    }

    /// Returns the thing's mate, if its group has mates: `her man`.
    pub fn mate_of(&self, thing: Thing) -> Option<Thing> {
        let mates = self.group(thing.group).mates.as_ref()?;
        let index = mates.order.as_ref().map_or(thing.index, |order| order[thing.index as usize]);
        Some(Thing { group: mates.group, index })
    }

    /// Returns the thing's attribute, if it is stated.
    pub fn value_of(&self, thing: Thing, attribute: AttributeId) -> Option<Number> {
        let stated = self.group(thing.group).attributes.iter().find(|a| a.id == attribute)?;
        Some(match &stated.values {
            Values::Same(value) => *value,
            Values::Each(values) => values[thing.index as usize],
        })
    }

    /// Whether the name of a group says nothing about its members, as `who` and `left` do, so that their own names are
    /// enough.
    fn is_heading(&self, id: GroupId) -> bool {
        let name = fold(&self.group(id).name);
        let is_empty = HEADINGS.contains(&name.as_str()) || self.places.iter().any(|place| fold(&place.name) == name);
        is_empty && {
            let others = self.groups.iter().zip(0..).filter(|(_, other)| *other != id.0);
            let taken = others.flat_map(|(other, _)| std::iter::once(&other.name).chain(other.names.iter().flatten()));
            let tags = self.tags.iter().map(|tag| &tag.name);
            let taken: Vec<String> = taken.chain(tags).chain(&self.attributes).map(|name| fold(name)).collect();
            self.group(id).names.iter().flatten().all(|name| !taken.contains(&fold(name)))
        }
    }

    /// Returns the thing's name: `goat`, `man 2`, or `woman blue` if the member has a name.
    pub fn name_of(&self, thing: Thing) -> String {
        let group = self.group(thing.group);
        match &group.names {
            Some(names) if self.is_heading(thing.group) => names[thing.index as usize].clone(),
            Some(names) => format!("{} {}", group.name, names[thing.index as usize]),
            None if group.count == 1 => group.name.clone(),
            None => format!("{} {}", group.name, thing.index + 1),
        }
    }
}

impl Placed {
    /// Whether it is about boats and not about things.
    pub fn is_of_boats(&self) -> bool {
        matches!(self.who, None | Some(Subject::Boat(_)))
    }
}

/// Returns the last statement about a boat.
fn stated_of_boat(list: &[Placed], boat: BoatId) -> Option<&Placed> {
    list.iter().rev().find(|placed| placed.who.is_none_or(|who| who == Subject::Boat(boat)))
}
