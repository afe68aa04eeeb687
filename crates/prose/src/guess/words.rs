//! The words that the second reader knows beyond the grammar: the section `[guesses]` of a language.

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{Phrases, words};
use crate::tokens::{Token, fold, tokens};
use crate::vocabulary::Comparatives;
use smol_str::SmolStr;

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident = $name:literal;)+) => {
        /// What a phrase does to a clause.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Role { $($(#[$doc])* $role,)+ }

        const ROLES: &[(&str, Role)] = &[$(($name, Role::$role),)+];

        impl Role {
            /// Returns its name in the files of languages.
            pub(super) fn name(self) -> &'static str {
                match self { $(Self::$role => $name,)+ }
            }
        }
    };
}

roles! {
    /// It begins another clause: `but`, `while`.
    Parts = "parts";
    /// It carries logic in other sentences, but changes nothing where it stands beside a name: `only`.
    Harmless = "harmless";
    /// It denies what it precedes only behind `neither`: German `noch`, which is `still` elsewhere.
    Paired = "paired";
    /// It carries logic in other sentences, but is a word as any other beside a name: `met` of a place.
    Content = "content";
    /// A pronoun that stands for the subject of the clause before: `she`.
    Pronoun = "pronoun";
    /// One that may also stand for nothing, or for what follows: `it`.
    It = "it";
    /// One that stands for what was named last: `the latter`.
    Latter = "latter";
    /// A possessive that belongs to the subject of the clause before: `her`, `hers`.
    Own = "own";
    /// What is said holds of another, too: `neither does`.
    Also = "also";
    /// Denies of another what is said, or goes on with a denial: `nor does`.
    NorDoes = "nor-does";
    /// A verb that repeats what is said of another: "Ann did".
    Did = "did";
    /// A verb of speech: `said`.
    Says = "says";
    /// The speaker: `I`, `my`.
    Me = "me";
    /// What is said holds not of another: `unlike`.
    Unlike = "unlike";
    /// What is said holds of another as well: `just like`.
    Like = "like";
    /// It stands for a place that was named before: `there`.
    There = "there";
    /// It denies what it is about, unless it is denied itself: `never without`.
    Without = "without";
    /// All but one: `any other`.
    Others = "others";
    /// Pronouns for a woman, and for a man.
    She = "she";
    He = "he";
    /// A relation of two persons, who are not one: `a friend of`.
    Tie = "tie";
    /// Two things of different kinds are of one: `belong together`.
    Together = "together";
    /// A verb of two persons, who are not one; beside something else it says something else: `knows`.
    Acquainted = "acquainted";
    /// Words for spouses, who are two persons, or one couple where the couples are asked for: `married to`.
    Wed = "wed";
    /// A group of persons that has the name of each of them: `family`.
    Household = "household";
    /// A word that is often written for the one between a comparison and what it compares with: `then`.
    MisspeltThan = "misspelt-than";
    /// A verb that denies what it is about: `avoids`.
    Denies = "denies";
    /// A verb that may deny what it is about: `hates`.
    Doubtful = "doubtful";
    /// One of them that rather states it: `likes`.
    Fond = "fond";
    /// An event that need not have happened: `would`.
    Suspends = "suspends";
    /// What is said holds only under a condition: `unless`. Such a sentence is not guessed at.
    Condition = "condition";
    /// It says on which side something is: `on the side of`.
    OnSide = "on-side";
    /// The first of an order.
    First = "first";
    /// The last of an order.
    Last = "last";
    /// The last but one of an order.
    NextToLast = "next-to-last";
    /// The first and the last of a contest, by its ranks or its points: `won`, `came last`.
    Winning = "winning";
    Losing = "losing";
    /// The second and the third of a ranking: `the runner-up`.
    Second = "second";
    Third = "third";
    /// The one that just misses a medal: `off the podium`.
    Fourth = "fourth";
    /// The middle one of an order.
    Middle = "middle";
    /// Behind an ordinal: counted from the end, or from the start, of an order.
    FromEnd = "from-end";
    FromStart = "from-start";
    /// Behind the noun of a first place: the one at the end, or at the start, of a row.
    OnRight = "on-right";
    OnLeft = "on-left";
    /// Before a number: the first or the last of a ranking, `the top three`.
    Top = "top";
    Bottom = "bottom";
    /// Before the first year of ten: French "les années 1850".
    Decade = "decade";
    /// Even and odd numbers.
    Even = "even";
    Odd = "odd";
    /// Directly before, in the order of places or of time.
    JustBefore = "just-before";
    /// Directly after.
    JustAfter = "just-after";
    /// Next to.
    Next = "next";
    /// Directly between two others.
    JustBetween = "just-between";
    /// `as` before an adjective, whose negation is less: `not as old as`.
    As = "as";
    /// A bound of an amount that it may reach: `at least`.
    AtLeast = "at-least";
    /// A bound of an amount that it does not reach: `more than`.
    MoreThan = "more-than";
    /// A bound of an amount from above: `at most`.
    AtMost = "at-most";
    /// No other: `nobody`.
    Nobody = "nobody";
    /// The one that two others have more of: `but two` of `the last but two`.
    ButTwo = "but-two";
    /// Before a comparison that leaves out what it compares with: `even` of "and Ann even later".
    Still = "still";
    /// Behind a number of others: so many are `before her`, or `behind her`, in an order.
    BeforeSelf = "before-self";
    BehindSelf = "behind-self";
    /// All others do what is said, whoever stands behind it does not: `everyone but`.
    AllBut = "all-but";
    /// One unit before `before` or `after`, without a number: `in the month` of "in the month before Ann".
    OneUnit = "one-unit";
    /// An event comes after the time beside it, or before it: `not yet`, `already`.
    NotYet = "not-yet";
    Already = "already";
    /// Nobody else: `only` before who has more than another.
    Only = "only";
    /// Things that are all different: `three different people`.
    Different = "different";
    /// One of the two ends of an order: `at either end`.
    AtEnd = "at-end";
    /// One of the first three of a ranking: `on the podium`.
    OnPodium = "on-podium";
    /// Before those, or their number, of whom alone something holds: `only` one runner, `only` Ann.
    OnlySome = "only-some";
    /// Behind another who has what was denied of the first: French `si`.
    Affirms = "affirms";
    /// Before several places at an end of an order: `among` the top two.
    Among = "among";
    /// The one that only one has more of: `but one` of `the last but one`.
    ButOne = "but-one";
    /// One of the women, and one of the men.
    Woman = "woman";
    Man = "man";
    /// The two women, and the two men, where there are just two.
    BothWomen = "both-women";
    BothMen = "both-men";
    /// Neither of them.
    NeitherWoman = "neither-woman";
    NeitherMan = "neither-man";
    /// The conjunctions that are put between two names: `and`, `nor`.
    Joint = "joint";
    NorJoint = "nor-joint";
    /// First names and titles of women, and of men.
    WomanName = "woman-name";
    ManName = "man-name";
    /// One of two, and the other one.
    One = "one";
    Other = "other";
    /// A bound below or above the number behind it.
    Below = "below";
    Above = "above";
    /// A bound of a time of day, a year or a date: `before` and `after` the number behind it.
    Before = "before";
    After = "after";
    /// A bound behind its number: `or less`, `or more`.
    OrLess = "or-less";
    OrMore = "or-more";
    /// Either of two is either of two others: `in some order`.
    AnyOrder = "any-order";
    /// Behind two things: what is between them comes behind the first and before the second, `in that order`.
    InOrder = "in-order";
    /// Behind two statements: each thing may have what the other has, `or the other way round`.
    Reversed = "reversed";
    /// A phrase that does not change what the sentence means: `unless I am mistaken`.
    Filler = "filler";
    /// Between the last two of a list, each item of which belongs to one of another: German `beziehungsweise`, which is
    /// `or` elsewhere.
    OrRespectively = "or-respectively";
    /// Before the only one of whom something holds that holds of nobody else: `except`.
    ButFor = "but-for";
    /// Answers to what was asked: `no`, `yes`.
    No = "no";
    Yes = "yes";
    /// Behind two clauses that may both be true: `or both`.
    OrBoth = "or-both";
    /// Two things together: `between them`.
    Sum = "sum";
    /// Behind a comparison of two named before: `the heavier of the two`.
    OfTwo = "of-two";
    /// Behind a negation that only says when: "did not leave until noon".
    Until = "until";
    /// Before an item of a list that comes behind the item before: `then`.
    ThenNext = "then-next";
    /// Between a number and its unit: `a full hour`.
    Full = "full";
    /// Halves of the day.
    Morning = "morning";
    Afternoon = "afternoon";
    /// What lies between two things.
    Between = "between";
    /// How much two things differ.
    Difference = "difference";
    /// The condition of a sentence, and what follows from it.
    If = "if";
    Then = "then";
    /// Behind a number, which it makes a factor: `times as many`.
    Times = "times";
    /// Behind a multiple or `as much`, before what it is compared with: `as`.
    AsBehind = "as-behind";
    /// A multiple: `twice as much`, `half`.
    Twice = "twice";
    Half = "half";
    /// A preposition that compares two things of a kind: Dutch `voor`.
    Loose = "loose";
    /// A verb of coming, beside which such a preposition compares: Dutch `kwam voor Anna`.
    Comes = "comes";
    /// It denies another name in contrast to the one before it: French `et non`.
    ButNot = "but-not";
    /// It begins a clause that says when: `when`.
    When = "when";
    /// At both ends of an order, one of two at each.
    BothEnds = "both-ends";
    /// On one side of a thing, and such things, of which none is before another: `behind` a `door`.
    Behind = "behind";
    Screen = "screen";
    /// Between two clauses of which the first is true if the second is.
    IfBehind = "if-behind";
    /// Before what must be true where the clause before it is: `only if`.
    OnlyIf = "only-if";
    /// Before what is true where the clause before it is not: `unless`.
    Unless = "unless";
    /// The two words around an adjective that deny that somebody has a thing: `too` and `for` of "too heavy for Ann".
    Too = "too";
    TooFor = "too-for";
    /// It says that one of the statements behind it is true.
    OneStatement = "one-statement";
    /// Behind the number of the statements behind it that are true: `of these statements`.
    OfStatements = "of-statements";
    /// It joins two clauses of which both are true or neither: `if and only if`; before the conjunction of the condition,
    /// German `genau dann`.
    Iff = "iff";
    /// Behind a comma it begins a clause that says when: German `als`, `bevor`, `nachdem`. What stands before it came
    /// at the same time, before, or behind what that clause says.
    Upon = "upon";
    Ere = "ere";
    Once = "once";
    /// Something had happened, or not before something else: `already`, `only`.
    Done = "done";
    NotBefore = "not-before";
    /// Words that stand for a preposition and a pronoun: German `daneben = neben ihm`.
    Expands = "expands";
    /// The word that is put between two things of which the first comes before the other: `earlier`.
    Earlier = "earlier";
    /// Between two clauses of which one is true: `or else`.
    OrElse = "or-else";
    /// Behind two clauses of which only one is true: `but not both`.
    NotBoth = "not-both";
    /// Neither of the two that were named before.
    NeitherOfTwo = "neither-of-two";
    /// Each of the two that were named before.
    BothOfTwo = "both-of-two";
    /// Before a list it says that what follows holds of each: `both`, `all of`.
    EachOf = "each-of";
    /// Between the last two of such a list: German `als auch` behind `sowohl`.
    EachAnd = "each-and";
    /// Behind a list it says that something holds of each: `all`, `both`.
    Each = "each";
    /// The verb that links a subject to what it is: `is`.
    Copula = "copula";
    /// The word that is put between a comparison and what it leaves out: `than`.
    Than = "than";
    /// The first parts of ordinals in front of a superlative, in their order from the second, in German.
    OrdinalPrefix = "ordinal-prefix";
    /// The first parts of participles, which may stand within a verb: `ge` of German "ausgeritten".
    ParticiplePrefix = "participle-prefix";
    /// Endings of inhabitants, without a hyphen: `ian` of Parisian.
    Ending = "ending";
}

/// The words of a language.
#[derive(Debug, Default)]
pub(crate) struct GuessWords {
    phrases: Phrases<Role>,
    /// The verb that links a subject to what it is.
    pub(super) copula: Vec<Token>,
    /// The word between a comparison and what it compares with.
    pub(super) than: Vec<Token>,
    /// The conjunction between two names.
    pub(super) joint: Vec<Token>,
    /// The conjunction before each of two names that something is denied of.
    pub(super) nor_joint: Vec<Token>,
    /// Words for a relation to what was named before, and what they stand for: German "daneben" for "neben ihm".
    pub(super) expanded: Vec<(Vec<Token>, Vec<Token>)>,
    /// The comparative that says that something comes before something else.
    pub(super) earlier: Vec<Token>,
    /// The beginnings of compounds such as "second oldest", in one word in German; the one of `second` comes first.
    pub(super) ordinal_prefixes: Vec<SmolStr>,
    /// The first parts of participles.
    pub(super) participle_prefixes: Vec<SmolStr>,
    /// The endings of inhabitants.
    pub(super) endings: Vec<SmolStr>,
    /// Verbs that compare, as `[comparatives]` are written: `beat = - rank`.
    pub(super) verbs: Comparatives,
}

impl GuessWords {
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut found = Self { verbs: Comparatives::verbs(sections, lexicon, mistakes), ..Self::default() };
        for line in sections.lines("guesses") {
            let stated = line.text.split_once(':');
            let role = stated.and_then(|(name, _)| ROLES.iter().find(|(known, _)| *known == name.trim()));
            let (Some((_, phrases)), Some(&(_, role))) = (stated, role) else {
                let known: Vec<&str> = ROLES.iter().map(|(name, _)| *name).collect();
                mistakes.push(line.mistake(format!("`role: phrase, phrase` is expected; the roles are {known:?}")));
                continue;
            };
            if role == Role::Copula {
                found.copula = tokens(phrases, &lexicon.split);
                continue;
            }
            if role == Role::Than {
                found.than = tokens(phrases, &lexicon.split);
                continue;
            }
            if role == Role::Joint {
                found.joint = tokens(phrases, &lexicon.split);
                continue;
            }
            if role == Role::NorJoint {
                found.nor_joint = tokens(phrases, &lexicon.split);
                continue;
            }
            if role == Role::Expands {
                for part in phrases.split(',') {
                    let Some((word, said)) = part.split_once('=') else {
                        mistakes.push(line.mistake("`word = words` is expected".to_owned()));
                        continue;
                    };
                    found.expanded.push((tokens(word.trim(), &lexicon.split), tokens(said.trim(), &lexicon.split)));
                }
                continue;
            }
            if role == Role::Earlier {
                found.earlier = tokens(phrases, &lexicon.split);
                continue;
            }
            let parts = phrases.split(',').map(|part| fold(part.trim()));
            if role == Role::Ending {
                found.endings.extend(parts);
                continue;
            }
            if role == Role::ParticiplePrefix {
                found.participle_prefixes.extend(parts);
                continue;
            }
            if role == Role::OrdinalPrefix {
                found.ordinal_prefixes.extend(parts);
                continue;
            }
            for phrase in sections.phrases(line, phrases, mistakes) {
                found.phrases.add(words(&phrase, &lexicon.split), role);
            }
        }
        found
    }

    /// Returns tokens with what their words for a relation stand for; `None` if there are none.
    pub(super) fn expanded(&self, tokens: &[Token], is_in_name: impl Fn(usize) -> bool) -> Option<Vec<Token>> {
        let at = |from: usize| {
            let says = |word: &[Token]| {
                let found = tokens.get(from..from + word.len()).unwrap_or_default();
                !found.is_empty() && found.iter().zip(word).all(|(one, other)| one.text == other.text)
            };
            let found = self.expanded.iter().filter(|(word, _)| says(word)).max_by_key(|(word, _)| word.len())?;
            Some((from, found)).filter(|_| !is_in_name(from))
        };
        let (from, (word, said)) = (0..tokens.len()).find_map(at)?;
        Some([&tokens[..from], said, &tokens[from + word.len()..]].concat())
    }

    /// Returns the longest phrase at a token, and its length in tokens. Names of persons are none, nor words
    /// that matter only in sentences of a certain form.
    pub(super) fn at(&self, tokens: &[Token], at: usize) -> Option<(Role, usize)> {
        use Role::{
            Above, After, Afternoon, AllBut, Already, AsBehind, Before, BeforeSelf, Behind, BehindSelf, Below, Comes,
            Did, Fond, FromEnd, FromStart, Full, He, If, Like, ManName,
        };
        use Role::{
            BothOfTwo, Decade, Done, Ere, Household, Iff, Me, MisspeltThan, Morning, NeitherOfTwo, NorDoes, NotBefore,
            NotBoth, NotYet, OfStatements, OfTwo, OnLeft, OnRight, Once, One, OneStatement, OneUnit, OrBoth, OrElse,
            OrLess, OrMore, Other, Says, Screen, She, Still, Then, There, Times, Unlike, Until, Upon, Without,
            WomanName,
        };
        let mut all = self.phrases.at(tokens, at).map(|(role, length)| (*role, length));
        let names = |role| matches!(role, WomanName | ManName);
        let bounds = |role| matches!(role, Below | Above | Before | After | Morning | Afternoon);
        let counts = |role| {
            let sides = matches!(role, FromEnd | FromStart | OnRight | OnLeft);
            sides || matches!(role, OrLess | OrMore | Full | OfTwo | Until | Times | AsBehind)
        };
        let repeats = |role| {
            let stands_for = matches!(role, Me | She | He | There | Without | Fond);
            stands_for
                || matches!(
                    role,
                    Comes
                        | Like
                        | Unlike
                        | NorDoes
                        | NeitherOfTwo
                        | BothOfTwo
                        | OneStatement
                        | OfStatements
                        | Did
                        | Says
                )
        };
        let pairs = |role| {
            let joins =
                matches!(role, If | Then | Role::IfBehind | Role::OnlyIf | Role::Unless | Role::Too | Role::TooFor);
            joins || matches!(role, Behind | Screen | One | Other | BeforeSelf | BehindSelf | AllBut)
        };
        let modifies = |role| {
            let is_word = matches!(
                role,
                Household
                    | MisspeltThan
                    | Role::Filler
                    | Role::Among
                    | Role::Affirms
                    | Role::OnlySome
                    | Role::Reversed
                    | Role::No
                    | Role::Yes
                    | Role::OrRespectively
                    | Role::ButFor
            );
            let is_two = matches!(role, Role::BothWomen | Role::BothMen | Role::NeitherWoman | Role::NeitherMan);
            let is_event =
                matches!(role, Iff | Upon | Ere | Once | Done | NotBefore | Role::Each | Role::EachOf | Role::EachAnd);
            is_word
                || is_two
                || is_event
                || matches!(
                    role,
                    Still | NotYet | Already | OneUnit | Decade | OrElse | NotBoth | OrBoth | Role::ThenNext
                )
        };
        let is_special =
            |role| names(role) || bounds(role) || counts(role) || repeats(role) || pairs(role) || modifies(role);
        all.find(|(role, _)| !is_special(*role))
    }

    /// Whether a word has the role of words that change nothing where they stand beside a name: `only`.
    pub(crate) fn is_harmless(&self, token: &Token) -> bool {
        self.is(Role::Harmless, std::slice::from_ref(token), 0) == Some(1)
    }

    /// Whether tokens are a pronoun for whoever writes: `I`.
    pub(crate) fn is_author(&self, tokens: &[Token], range: std::ops::Range<usize>) -> bool {
        self.is(Role::Me, tokens, range.start) == Some(range.len())
    }

    /// Whether a phrase with this role begins at a token; returns its length in tokens.
    pub(crate) fn is(&self, role: Role, tokens: &[Token], at: usize) -> Option<usize> {
        self.phrases.at(tokens, at).find(|(found, _)| **found == role).map(|(_, length)| length)
    }
}
