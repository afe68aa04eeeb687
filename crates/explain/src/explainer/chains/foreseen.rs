//! What suppositions lead to as far as it is known before their nets are filled.

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::Node;
use super::links::Links;
use super::loops::Loops;
use super::pool::Pool;
use super::set::Set;

impl<const C: usize> Pool<C> {
    /// Returns what a supposition leads to, true and false, if that is known without a net and is no contradiction. It
    /// may be less.
    #[inline]
    pub(super) fn foreseen(&self, source: Source<'_, C>, node: Node) -> Option<&[Set<C>; 2]> {
        let spread = self.spread.as_ref().filter(|_| self.mode.level == 0)?;
        let mut candidate = node.candidate;
        if !node.on {
            // A false candidate leads to what those lead to that are then the last ones, if one of these leads to all.
            let last = source.links.last_without(source.frame, source.grid, candidate);
            candidate = last.iter().find(|&first| last.minus(&spread.leads_to(first)[0]).is_empty())?;
        }
        (!spread.clashes(candidate)).then(|| spread.leads_to(candidate))
    }

    /// Whether the nets of some suppositions may lead to a common fact. `loops` are those of the same candidates, if
    /// no chain leads to its opposite.
    #[inline]
    pub(super) fn may_meet(
        &mut self,
        source: Source<'_, C>,
        mut loops: Option<&mut Loops<C>>,
        nodes: &(impl Iterator<Item = Node> + Clone),
        budget: &mut Budget<'_>,
        wants: impl Fn(Node, u32) -> bool,
    ) -> bool {
        if self.mode.level > 0 || self.spread.is_none() && loops.is_none() {
            return true;
        }
        let mut common = [self.left; 2];
        let mut is_foreseen = true;
        for node in nodes.clone() {
            let leads = match &mut loops {
                Some(loops) => loops.follow(source.links, node.candidate),
                None => self.foreseen(source, node),
            };
            if let Some([on, off]) = leads {
                common = [common[0].and(on), common[1].and(off)];
                if common[0].or(&common[1]).is_empty() {
                    return false;
                }
            } else {
                is_foreseen = false;
            }
        }
        let common = if is_foreseen { common } else { self.among(source, nodes.clone(), common, budget) };
        let facts = common[0].iter().map(Node::on).chain(common[1].iter().map(Node::off));
        loops.is_some() || facts.into_iter().any(|fact| wants(fact, self.at_least(source.links, nodes.clone(), fact)))
    }

    /// Returns those of some facts to which the nets of suppositions lead of which nothing is foreseen.
    fn among(
        &mut self,
        source: Source<'_, C>,
        nodes: impl Iterator<Item = Node>,
        mut common: [Set<C>; 2],
        budget: &mut Budget<'_>,
    ) -> [Set<C>; 2] {
        let Source { frame, links, grid, .. } = source;
        for node in nodes {
            if self.foreseen(source, node).is_none() {
                let at = self.fill(frame, links, grid, node, budget);
                let net = self.net(at);
                common = [common[0].and(&net.on), common[1].and(&net.off)];
            }
        }
        common
    }

    /// Returns a lower bound of the number of facts that lead from some suppositions to a fact.
    fn at_least(&self, links: &Links<C>, nodes: impl Iterator<Item = Node>, fact: Node) -> u32 {
        let bounds = nodes.map(|node| match self.filled(node) {
            Some(net) if if fact.on { &net.on } else { &net.off }.has(fact.candidate) => net.at_least(fact),
            _ if node == fact => 1,
            // True candidates exclude others, and false ones leave others alone; what is longer takes two more facts.
            _ if node.on == fact.on => 3,
            _ if node.on && !links.all[node.candidate as usize].has(fact.candidate) => 4,
            _ => 2,
        });
        bounds.sum()
    }
}
