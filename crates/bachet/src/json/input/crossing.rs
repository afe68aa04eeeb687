//! Reads river crossings in JSON. Expressions are strings, as in the notation.

use bachet_notation::crossing::{
    AttributeFields, BoatFields, CrossingFields, PairFields, PlacedFields, RouteFields, RuleFields, TagFields,
    ThingFields,
};
use bachet_notation::{Hint, Text};

use super::{Reader, brace, given, missing};
use crate::json::tree::{Node, Value};

impl Reader {
    pub(super) fn crossing(&mut self, node: &Node) -> Option<CrossingFields> {
        let keys = [
            "places", "routes", "things", "pairs", "tags", "boat", "boats", "start", "goal", "rower", "cost", "limit",
            "rules",
        ];
        let (headers, entries) = self.puzzle_entries(node, &keys)?;
        let entries = entries.into_iter().map(given);
        let entries: [Option<&Node>; 13] = entries.collect::<Vec<_>>().try_into().ok()?;
        let [places, routes, things, pairs, tags, boat, boats, start, goal, rower, cost, limit, rules] = entries;
        if things.is_none() {
            self.missing("things", node);
        }
        Some(CrossingFields {
            headers,
            places: places.map(|n| self.each("places", Some(n), Self::value)),
            routes: self.each("routes", routes, Self::route),
            things: self.each("things", things, Self::thing),
            pairs: self.each("pairs", pairs, Self::pair),
            tags: self.each("tags", tags, Self::tag),
            boats: self.boats(boat, boats),
            start: self.each("start", start, |reader, n| reader.placed("start", n)),
            goal: self.each("goal", goal, |reader, n| reader.placed("goal", n)),
            rower: rower.and_then(|n| self.value(n)),
            cost: cost.and_then(|n| self.value(n)),
            limit: limit.and_then(|n| self.value(n)),
            rules: self.each("rules", rules, Self::rule),
            span: brace(node),
            ..CrossingFields::default()
        })
    }

    /// Reads a route: `["left", "island"]`.
    fn route(&mut self, node: &Node) -> Option<RouteFields> {
        self.two("routes", node, Hint::Route).map(|[from, to]| RouteFields { from, to })
    }

    /// Reads a pair of mates: `["verte", "vert"]`.
    fn pair(&mut self, node: &Node) -> Option<PairFields> {
        self.two("pairs", node, Hint::Pair).map(|[one, other]| PairFields { one, other })
    }

    fn two(&mut self, field: &'static str, node: &Node, hint: Hint) -> Option<[Text; 2]> {
        let ends = self.each(field, Some(node), Self::value);
        let two = <[Text; 2]>::try_from(ends).ok();
        if two.is_none() {
            self.wrong(field, node, hint);
        }
        two
    }

    fn thing(&mut self, node: &Node) -> Option<ThingFields> {
        let keys = ["name", "count", "names", "mate", "attributes"];
        let found = self.entries("things", node, keys)?.map(given);
        let [name, count, names, mate, attributes] = found;
        self.needs_name("things", node, name);
        Some(ThingFields {
            name: name.and_then(|n| self.value(n)).unwrap_or_default(),
            count: count.and_then(|n| self.value(n)),
            names: self.each("names", names, Self::value),
            mate: mate.and_then(|n| self.value(n)),
            attributes: self.pairs("attributes", attributes, |reader, name, values| {
                let values = match values.value {
                    Value::List(_) => reader.each("attributes", Some(values), Self::value),
                    _ => reader.value(values).into_iter().collect(),
                };
                AttributeFields { name: name.clone(), values }
            }),
        })
    }

    fn tag(&mut self, node: &Node) -> Option<TagFields> {
        let [name, members] = self.entries("tags", node, ["name", "members"])?;
        self.needs_name("tags", node, name);
        Some(TagFields {
            name: name.and_then(|n| self.value(n)).unwrap_or_default(),
            members: self.each("members", members, Self::value),
        })
    }

    /// Reads somebody and a place; without a place, anywhere.
    fn placed(&mut self, field: &str, node: &Node) -> Option<PlacedFields> {
        let [who, at] = self.entries(field, node, ["who", "at"])?;
        if who.is_none() {
            self.missing("who", node);
        }
        Some(PlacedFields { who: who.and_then(|n| self.value(n))?, place: given(at).and_then(|n| self.value(n)) })
    }

    /// Reads the only boat, or several.
    fn boats(&mut self, only: Option<&Node>, several: Option<&Node>) -> Vec<BoatFields> {
        let only = only.and_then(|n| self.boat(n));
        only.into_iter().chain(self.each("boats", several, Self::boat)).collect()
    }

    fn boat(&mut self, node: &Node) -> Option<BoatFields> {
        let keys = ["name", "seats", "limits", "least", "rower", "cost"];
        let [name, seats, limits, least, rower, cost] = self.entries("boat", node, keys)?.map(given);
        Some(BoatFields {
            name: name.and_then(|n| self.value(n)),
            rower: rower.and_then(|n| self.value(n)),
            cost: cost.and_then(|n| self.value(n)),
            seats: seats.and_then(|n| self.value(n)),
            limits: self
                .pairs("limits", limits, |reader, name, max| Some((name.clone(), reader.value(max)?)))
                .into_iter()
                .flatten()
                .collect(),
            least: self.each("least", least, |reader, n| {
                let [count, from] = reader.entries("least", n, ["count", "from"])?;
                let count = count.and_then(|n| reader.value(n));
                if count.is_none() {
                    reader.missing("count", n);
                }
                Some((count?, given(from).and_then(|n| reader.value(n))))
            }),
            span: brace(node),
            ..BoatFields::default()
        })
    }

    fn rule(&mut self, node: &Node) -> Option<RuleFields> {
        let keys = ["at", "expression", "say"];
        let [at, expression, say] = self.entries("rules", node, keys)?.map(given);
        if expression.is_none() {
            self.missing("expression", node);
        }
        Some(RuleFields {
            at: at.and_then(|n| self.value(n)).unwrap_or_default(),
            expression: expression.and_then(|n| self.value(n))?,
            say: say.and_then(|n| self.optional("say", n)),
            span: node.span,
        })
    }

    fn needs_name(&mut self, field: &'static str, node: &Node, name: Option<&Node>) {
        if name.is_none() && matches!(node.value, Value::Object(_)) {
            self.problems.push(missing("name", node).text("of", field));
        }
    }
}
