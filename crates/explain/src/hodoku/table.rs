//! The techniques of HoDoKu 2.2.0 with their scores, levels and order.
//!
//! Order, score, level and whether a technique is on by default are those of HoDoKu's default configuration; the codes
//! are those of its regression library.

use crate::technique::{HodokuLevel, Technique};

/// What is the same for every step by a technique.
#[derive(Debug)]
pub struct Entry {
    /// The technique.
    pub kind: Kind,
    /// Its code in HoDoKu's regression library; empty if it has none.
    pub code: &'static str,
    /// Its place in the order in which techniques are tried; kinds of one technique have the same.
    pub order: u32,
    /// What a step adds to the score of a board.
    pub score: u32,
    /// The level of a board that needs it, if its score does not make it harder.
    pub level: HodokuLevel,
    /// Whether the default configuration uses it.
    pub enabled: bool,
    /// Its name and ratings.
    pub technique: Technique,
}

macro_rules! kinds {
    ($( $doc:literal $name:ident $code:literal $order:literal $score:literal $level:ident $enabled:literal $id:literal $page:literal; )*) => {
        /// A technique of HoDoKu, or a kind of it that the regression library tells apart.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $( #[doc = $doc] $name, )*
        }

        static ENTRIES: &[Entry] = &[ $(
            Entry {
                kind: Kind::$name,
                code: $code,
                order: $order,
                score: $score,
                level: HodokuLevel::$level,
                enabled: $enabled,
                technique: Technique {
                    id: concat!("technique-", $id),
                    explainer: None,
                    hodoku: Some(($score, HodokuLevel::$level)),
                    link: Some(concat!("https://hodoku.sourceforge.net/en/", $page, ".php")),
                },
            },
        )* ];
    };
}

kinds! {
    "The last empty cell of a house." FullHouse "0000" 100 4 Easy true "full-house" "tech_singles";
    "The only value of a cell." NakedSingle "0003" 200 4 Easy true "naked-single" "tech_singles";
    "The only cell of a value in a house." HiddenSingle "0002" 300 14 Easy true "hidden-single" "tech_singles";
    "A naked pair in two houses at once." LockedPair "0110" 1000 40 Medium true "locked-pair" "tech_naked";
    "A naked triple in two houses at once." LockedTriple "0111" 1100 60 Medium true "locked-triple" "tech_naked";
    "A value of a box that is confined to a line." Pointing "0100" 1200 50 Medium true "pointing" "tech_intersections";
    "A value of a line that is confined to a box." Claiming "0101" 1210 50 Medium true "claiming" "tech_intersections";
    "Two cells with the same two values." NakedPair "0200" 1300 60 Medium true "naked-pair" "tech_naked";
    "Three cells with three values." NakedTriple "0201" 1400 80 Medium true "naked-triple" "tech_naked";
    "Two values with two cells." HiddenPair "0210" 1500 70 Medium true "hidden-pair" "tech_hidden";
    "Three values with three cells." HiddenTriple "0211" 1600 100 Medium true "hidden-triple" "tech_hidden";
    "Four cells with four values." NakedQuadruple "0202" 2000 120 Hard true "naked-quadruple" "tech_naked";
    "Four values with four cells." HiddenQuadruple "0212" 2100 150 Hard true "hidden-quadruple" "tech_hidden";
    "Two lines that cover a value in two lines." XWing "0300" 2200 140 Hard true "x-wing" "tech_fishb";
    "The same with three lines." Swordfish "0301" 2300 150 Hard true "swordfish" "tech_fishb";
    "The same with four lines." Jellyfish "0302" 2400 160 Hard true "jellyfish" "tech_fishb";
    "A chain of cells with the same two values." RemotePair "0703" 2800 110 Hard true "remote-pair" "tech_chains";
    "All cells but one have two values." BugPlusOne "0610" 2900 100 Hard true "bug-plus-1" "tech_ur";
    "Two parallel lines with a value twice, joined at one end." Skyscraper "0400" 3000 130 Hard true "skyscraper" "tech_sdp";
    "A row and a column with a value twice, joined in a box." TwoStringKite "0401" 3100 150 Hard true "two-string-kite" "tech_sdp";
    "Two kites with the same box." DualTwoStringKite "0404" 3100 150 Hard false "dual-two-string-kite" "tech_sdp";
    "Two houses with a value twice, joined by a third." TurbotFish "0403" 3120 120 Hard true "turbot-fish" "tech_sdp";
    "A box with a value in a row and a column only, and a strong link." EmptyRectangle "0402" 3170 120 Hard true "empty-rectangle" "tech_sdp";
    "Two empty rectangles with the same box." DualEmptyRectangle "0405" 3170 120 Hard false "dual-empty-rectangle" "tech_sdp";
    "Two cells with the same two values, joined by a strong link." WWing "0803" 3200 150 Hard true "w-wing" "tech_wings";
    "Three cells with xy, xz and yz." XyWing "0800" 3300 160 Hard true "xy-wing" "tech_wings";
    "Three cells with xyz, xz and yz." XyzWing "0801" 3400 180 Hard true "xyz-wing" "tech_wings";
    "A rectangle with three cells of two values." Uniqueness1 "0600" 3500 100 Hard true "uniqueness-1" "tech_ur";
    "A rectangle with one further value in a line." Uniqueness2 "0601" 3600 100 Hard true "uniqueness-2" "tech_ur";
    "A rectangle with a subset of further values." Uniqueness3 "0602" 3700 100 Hard true "uniqueness-3" "tech_ur";
    "A rectangle with a strong link." Uniqueness4 "0603" 3800 100 Hard true "uniqueness-4" "tech_ur";
    "A rectangle with one further value, not in a line." Uniqueness5 "0604" 3900 100 Hard true "uniqueness-5" "tech_ur";
    "A rectangle with a value that is an X-wing." Uniqueness6 "0605" 4000 100 Hard true "uniqueness-6" "tech_ur";
    "A rectangle with two strong links." HiddenRectangle "0606" 4010 100 Hard true "hidden-rectangle" "tech_ur";
    "A rectangle with three placed values." AvoidableRectangle1 "0607" 4020 100 Hard true "avoidable-rectangle-1" "tech_ur";
    "A rectangle with two placed values." AvoidableRectangle2 "0608" 4030 100 Hard true "avoidable-rectangle-2" "tech_ur";
    "An X-wing with fins." FinnedXWing "0310" 4100 130 Hard true "finned-x-wing" "tech_fishfs";
    "A finned X-wing with a line of one cell." SashimiXWing "0320" 4200 150 Hard true "sashimi-x-wing" "tech_fishfs";
    "A swordfish with fins." FinnedSwordfish "0311" 4300 200 Unfair true "finned-swordfish" "tech_fishfs";
    "A finned swordfish with a line of one cell." SashimiSwordfish "0321" 4400 240 Unfair true "sashimi-swordfish" "tech_fishfs";
    "A jellyfish with fins." FinnedJellyfish "0312" 4500 250 Unfair true "finned-jellyfish" "tech_fishfs";
    "A finned jellyfish with a line of one cell." SashimiJellyfish "0322" 4600 260 Unfair true "sashimi-jellyfish" "tech_fishfs";
    "Two sets of cells that share a box and a line with their values." SueDeCoq "1101" 5300 250 Unfair true "sue-de-coq" "tech_misc";
    "A value that sees both colours." SimpleColoursTrap "0500" 5330 150 Hard true "simple-colours-trap" "tech_col";
    "A colour twice in a house." SimpleColoursWrap "0501" 5330 150 Hard true "simple-colours-wrap" "tech_col";
    "Two pairs of colours, of which one of two ends is true." MultiColours1 "0502" 5360 200 Hard true "multi-colours-1" "tech_col";
    "Two pairs of colours, of which one colour sees both others." MultiColours2 "0503" 5360 200 Hard true "multi-colours-2" "tech_col";
    "A chain with one value." XChain "0701" 5400 260 Unfair true "x-chain" "tech_chains";
    "A chain of cells with two values." XyChain "0702" 5500 260 Unfair true "xy-chain" "tech_chains";
    "A loop in which all links are used." ContinuousLoop "0706" 5600 280 Unfair true "continuous-nice-loop" "tech_chains";
    "A loop that ends in a contradiction or a value." DiscontinuousLoop "0707" 5600 280 Unfair true "discontinuous-nice-loop" "tech_chains";
    "An alternating inference chain." Aic "0708" 5600 280 Unfair true "aic" "tech_chains";
    "A continuous loop with groups of cells." GroupedContinuousLoop "0709" 5650 300 Unfair true "grouped-continuous-nice-loop" "tech_chains";
    "A discontinuous loop with groups of cells." GroupedDiscontinuousLoop "0710" 5650 300 Unfair true "grouped-discontinuous-nice-loop" "tech_chains";
    "An alternating inference chain with groups of cells." GroupedAic "0711" 5650 300 Unfair true "grouped-aic" "tech_chains";
    "Two almost locked sets with a restricted common value." AlsXz "0901" 5700 300 Unfair true "als-xz" "tech_als";
    "Three almost locked sets." AlsXyWing "0902" 5800 320 Unfair true "als-xy-wing" "tech_als";
    "A chain of almost locked sets." AlsXyChain "0903" 5900 340 Unfair true "als-xy-chain" "tech_als";
    "An almost locked set for each value of a cell." DeathBlossom "0904" 6000 360 Unfair false "death-blossom" "tech_als";
    "A fish of two houses with boxes." FrankenXWing "0330" 6100 300 Unfair true "franken-x-wing" "tech_fishc";
    "A fish of three houses with boxes." FrankenSwordfish "0331" 6200 350 Unfair true "franken-swordfish" "tech_fishc";
    "A fish of four houses with boxes." FrankenJellyfish "0332" 6300 370 Unfair false "franken-jellyfish" "tech_fishc";
    "A finned fish of two houses with boxes." FinnedFrankenXWing "0340" 6700 390 Unfair true "finned-franken-x-wing" "tech_fishc";
    "A finned fish of three houses with boxes." FinnedFrankenSwordfish "0341" 6800 410 Unfair true "finned-franken-swordfish" "tech_fishc";
    "A finned fish of four houses with boxes." FinnedFrankenJellyfish "0342" 6900 430 Unfair false "finned-franken-jellyfish" "tech_fishc";
    "A fish of two houses of any kind." MutantXWing "0350" 7300 450 Extreme false "mutant-x-wing" "tech_fishc";
    "A fish of three houses of any kind." MutantSwordfish "0351" 7400 450 Extreme false "mutant-swordfish" "tech_fishc";
    "A fish of four houses of any kind." MutantJellyfish "0352" 7500 450 Extreme false "mutant-jellyfish" "tech_fishc";
    "A finned fish of two houses of any kind." FinnedMutantXWing "0360" 7900 470 Extreme false "finned-mutant-x-wing" "tech_fishc";
    "A finned fish of three houses of any kind." FinnedMutantSwordfish "0361" 8000 470 Extreme false "finned-mutant-swordfish" "tech_fishc";
    "A finned fish of four houses of any kind." FinnedMutantJellyfish "0362" 8100 470 Extreme false "finned-mutant-jellyfish" "tech_fishc";
    "A finned fish of five houses of any kind." FinnedMutantSquirmbag "0363" 8200 470 Extreme false "finned-mutant-squirmbag" "tech_fishc";
    "A finned fish of six houses of any kind." FinnedMutantWhale "0364" 8300 470 Extreme false "finned-mutant-whale" "tech_fishc";
    "A finned fish of seven houses of any kind." FinnedMutantLeviathan "0365" 8400 470 Extreme false "finned-mutant-leviathan" "tech_fishc";
    "A supposition that chains refute." ForcingChainContradiction "1301" 8500 500 Extreme true "forcing-chain-contradiction" "tech_last";
    "What follows by chains in all cases." ForcingChainVerity "1302" 8500 500 Extreme true "forcing-chain-verity" "tech_last";
    "A supposition that nets refute." ForcingNetContradiction "1303" 8600 700 Extreme true "forcing-net-contradiction" "tech_last";
    "What follows by nets in all cases." ForcingNetVerity "1304" 8600 700 Extreme true "forcing-net-verity" "tech_last";
    "Cells of all ways to place a value." TemplateSet "1201" 8700 10000 Extreme false "template-set" "tech_last";
    "Cells of no way to place a value." TemplateDelete "1202" 8800 10000 Extreme false "template-delete" "tech_last";
    "A value of the solution." BruteForce "" 8900 10000 Extreme true "brute-force" "tech_last";
}

impl Kind {
    /// Returns what is the same for every step of this kind.
    pub fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    /// Returns all kinds, in the order in which HoDoKu tries them.
    pub fn all() -> impl Iterator<Item = Self> {
        ENTRIES.iter().map(|entry| entry.kind)
    }

    /// Returns the kind with a code of the regression library.
    pub fn with_code(code: &str) -> Option<Self> {
        ENTRIES.iter().find(|entry| !entry.code.is_empty() && entry.code == code).map(|entry| entry.kind)
    }
}
