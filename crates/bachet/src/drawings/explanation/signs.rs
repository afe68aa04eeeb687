//! What the signs in the pictures of an explanation mean: those that occur.

use bachet_draw::{Block, CandidateMark, Highlight, Sign};

use crate::messages::{MessageId, Messages};

/// The signs that are explained, in this order.
const SIGNS: [(Sign, MessageId); 9] = [
    (Sign::House, MessageId::CrossLook),
    (Sign::Reason, MessageId::CrossReason),
    (Sign::Result, MessageId::CrossResult),
    (Sign::CandidateReason, MessageId::SignInChain),
    (Sign::CandidateOtherReason, MessageId::SignOutInChain),
    (Sign::CandidateStruck, MessageId::SignStruck),
    (Sign::Yes, MessageId::CrossYes),
    (Sign::No, MessageId::CrossNo),
    (Sign::Unknown, MessageId::CrossUnknown),
];

/// Returns the signs that occur in pictures, with their meanings.
pub(super) fn signs(pictures: &[Block], messages: &Messages) -> Option<Block> {
    let mut seen = Vec::new();
    for picture in pictures {
        match picture {
            Block::Board(board) => {
                for cell in &board.cells {
                    seen.extend(highlighted(cell.highlight));
                    seen.extend(cell.candidates.iter().filter_map(|candidate| marked(candidate.mark)));
                }
            }
            // The marks of a grid are all in use from the first step on.
            Block::CrossOut(_) => {
                seen.extend([Sign::Reason, Sign::Result, Sign::Yes, Sign::No, Sign::Unknown]);
            }
            _ => {}
        }
    }
    let meanings: Vec<(Sign, String)> =
        SIGNS.into_iter().filter(|(sign, _)| seen.contains(sign)).map(|(sign, id)| (sign, messages.word(id))).collect();
    (!meanings.is_empty()).then_some(Block::Signs(meanings))
}

fn highlighted(highlight: Highlight) -> Option<Sign> {
    match highlight {
        Highlight::None => None,
        Highlight::House => Some(Sign::House),
        Highlight::Reason => Some(Sign::Reason),
        Highlight::Result => Some(Sign::Result),
    }
}

fn marked(mark: CandidateMark) -> Option<Sign> {
    match mark {
        CandidateMark::Plain => None,
        CandidateMark::Reason => Some(Sign::CandidateReason),
        CandidateMark::OtherReason => Some(Sign::CandidateOtherReason),
        CandidateMark::Struck => Some(Sign::CandidateStruck),
    }
}
