//! The parts of an answer that speak of sentences.

/// How many clues have their meaning from sentences.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SentenceCounts {
    /// Clues that say something.
    pub read: usize,
    /// Clues that say nothing of the puzzle.
    pub idle: usize,
    /// With `--partial`, the clues and questions that were left out because they could not be read.
    pub left_out: Vec<LeftOut>,
}

/// A clue or question that was left out.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// Which clue, from 1; `null` for a question.
    pub clue: Option<usize>,
    /// Which question, from 1; `null` for a clue.
    pub question: Option<usize>,
    /// The label of the clue; empty for a dash or a question.
    pub label: String,
}

/// How each clue and question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Readings {
    /// The language of the sentences and the paraphrases: `en`, `fr` or `nl`.
    pub language: String,
    /// Of a page as people find it, the categories that were found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub categories: Option<Vec<ReadCategory>>,
    /// Of such a page, the sentences that are no clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Vec<String>>,
    /// The clues in order.
    pub clues: Vec<ReadClue>,
    /// The questions in order.
    pub questions: Vec<ReadQuestion>,
}

/// A category that was found on a page.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadCategory {
    /// Its name.
    pub name: String,
    /// Its values as written.
    pub values: Vec<String>,
}

/// How a clue is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadClue {
    /// Its label; empty for a dash.
    pub label: String,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
    /// What its expression means, where it has one: that counts.
    pub stated: Option<Wording>,
    /// Whether sentence and expression mean the same; `null` where there are not both, or where it is not known.
    pub same: Option<bool>,
}

/// How a question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadQuestion {
    /// Its sentence.
    pub sentence: Option<ReadSentence>,
    /// What its expression asks, where it has one: that counts.
    pub stated: Option<Wording>,
}

/// How a sentence is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadSentence {
    /// The sentence.
    pub text: String,
    /// What it is.
    pub outcome: ReadOutcome,
    /// What it means: one entry where it was read, several where it is ambiguous.
    pub readings: Vec<Wording>,
    /// What it may mean too, where usage has a default and that was taken.
    pub others: Vec<Wording>,
    /// What is to be said of it, in the language of the messages, where it is not simply read.
    pub remark: Option<String>,
    /// The names of values in a sentence that could not be read.
    pub known: Vec<String>,
    /// Its words that nothing explains.
    pub unknown: Vec<String>,
}

/// What a sentence is, once it was read.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ReadOutcome {
    /// It says something.
    Read,
    /// It says nothing of the puzzle.
    Idle,
    /// It may mean several things.
    Ambiguous,
    /// It could not be read.
    Unread,
}

/// A meaning, exactly and plainly.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Wording {
    /// The expression without the leading `=`.
    pub expression: String,
    /// A sentence that says the same, in the language of the puzzle.
    pub paraphrase: String,
}

/// A way to read the sentences under which there is exactly one solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OtherReading {
    /// The sentences that are read otherwise.
    pub sentences: Vec<Reread>,
}

/// A sentence in its less usual reading.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reread {
    /// The clue that it stands in, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// The expression without the leading `=`.
    pub expression: String,
    /// A sentence that says the same, in the language of the puzzle.
    pub paraphrase: String,
}
