//! The ids of what the program says beside diagnostics.

macro_rules! phrases {
    ($($variant:ident = $id:literal;)*) => {
        /// Something the program says; the words stand in `messages/*.ftl` under [`Phrase::id`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each is documented by its words")]
        pub enum Phrase { $($variant,)* }

        impl Phrase {
            /// Every phrase there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The Fluent id.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

phrases! {
    JoinOr = "join-or";
    JoinAnd = "join-and";
    SeverityError = "severity-error";
    SeverityWarning = "severity-warning";
    SeverityNote = "severity-note";
    SeverityHint = "severity-hint";

    Bug = "bug";
    CannotRead = "cannot-read";
    CannotWrite = "cannot-write";
    GalleryNotFile = "gallery-not-file";
    NoPuzzle = "no-puzzle";
    NoSuchFile = "no-such-file";
    UnknownMessages = "unknown-messages";
    UnknownPuzzle = "unknown-puzzle";
    UnknownPuzzleFile = "unknown-puzzle-file";
    UnknownPuzzleGuess = "unknown-puzzle-guess";

    UniqueSolution = "unique-solution";
    SeveralSolutions = "several-solutions";
    AtLeastSolutions = "at-least-solutions";
    NoSolution = "no-solution";
    LimitReached = "limit-reached";

    SolutionNumber = "solution-number";
    FirstShown = "first-shown";
    AnswersIncomplete = "answers-incomplete";
    Yes = "yes";
    No = "no";
    NoAnswer = "no-answer";
    Clues = "clues";
    Solutions = "solutions";
    CandidatesIncomplete = "candidates-incomplete";
    SeveralCandidates = "several-candidates";

    Progress = "progress";
    Took = "took";
    TookSteps = "took-steps";

    GalleryName = "gallery-name";
    GallerySize = "gallery-size";
    GalleryLanguage = "gallery-language";
    GalleryTitle = "gallery-title";
}
