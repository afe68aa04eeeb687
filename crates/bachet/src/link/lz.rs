//! The compression of lz-string, as far as links use it: base64 to text.
//!
//! The crate `lz-str` has no limit on its output, and a short text can unpack to gigabytes.

/// Maximum length of an unpacked text, in characters.
const MAX_UNPACKED: usize = 1 << 20;

/// Returns the text that `compressToBase64` packed; `None` if it is none, or is too long.
pub(super) fn unpacked(packed: &str) -> Option<String> {
    let mut bits = Bits::new(packed)?;
    let mut text: Vec<u16> = Vec::new();
    // An entry is a part of the text before: where it begins, and its length.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let first = match bits.read(2)? {
        0 => bits.read(8)?,
        1 => bits.read(16)?,
        _ => return Some(String::new()),
    };
    text.push(first as u16);
    entries.push((0, 1));
    let (mut width, mut left) = (3, 4u32);
    let mut last = (0, 1);
    loop {
        let code = bits.read(width)?;
        let start = text.len();
        let entry = match code {
            2 => return Some(String::from_utf16_lossy(&text)),
            0 | 1 => {
                text.push(bits.read(if code == 0 { 8 } else { 16 })? as u16);
                entries.push((start, 1));
                left -= 1;
                (start, 1)
            }
            _ => {
                let known = entries.get(code as usize).copied();
                // The entry that is being made is the last one with its own first character.
                let (from, length) = match known {
                    Some(entry) => entry,
                    None if code as usize == entries.len() => (last.0, last.1 + 1),
                    None => return None,
                };
                if start + length > MAX_UNPACKED {
                    return None;
                }
                for at in from..from + length {
                    text.push(text[at]);
                }
                (start, length)
            }
        };
        if left == 0 {
            left = 1 << width;
            width += 1;
        }
        // The new entry is the last part and the first character of this one, which follows it in the text.
        entries.push((last.0, last.1 + 1));
        left -= 1;
        if left == 0 {
            left = 1 << width;
            width += 1;
        }
        last = entry;
    }
}

/// The bits of a text in base64, each character's highest first; numbers have their lowest first.
struct Bits {
    values: Vec<u8>,
    at: usize,
}

impl Bits {
    fn new(packed: &str) -> Option<Self> {
        let value = |byte: u8| match byte {
            b'A'..=b'Z' => Some(byte - b'A'),
            b'a'..=b'z' => Some(byte - b'a' + 26),
            b'0'..=b'9' => Some(byte - b'0' + 52),
            b'+' | b'-' | b' ' => Some(62),
            b'/' | b'_' => Some(63),
            _ => None,
        };
        let values: Option<Vec<u8>> = packed.trim_end_matches(['=', '$']).bytes().map(value).collect();
        Some(Self { values: values?, at: 0 })
    }

    fn read(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for bit in 0..count {
            let value = *self.values.get(self.at / 6)?;
            number |= u32::from(value >> (5 - self.at % 6) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::unpacked;

    #[test]
    fn texts_of_the_library() {
        for (packed, text) in [
            ("Q===", ""),
            ("IZA=", "a"),
            ("IY1o", "aaaaaaaaaa"),
            ("BYUwNmD2AEoTcpA=", "hello hello hello"),
            ("JeJMID8AQIwEwMxA", "é→ü 123"),
            ("JeJMID8AQIwEwMxA$$", "é→ü 123"),
        ] {
            assert_eq!(unpacked(packed).as_deref(), Some(text), "{packed}");
        }
    }

    #[test]
    fn broken_and_huge_texts_are_none() {
        assert_eq!(unpacked("N4Ig!"), None);
        assert_eq!(unpacked("N4"), None);
        assert_eq!(unpacked(""), None);
        // Each code is longer than the one before it.
        let bomb = "B418ZXTt/DFOS1b0c17Pd/wYUcSaWeRZVdTbXfQ408y62+x519z73/wMFDhI0WPETJU6TNlyZQA=";
        assert_eq!(unpacked(bomb).map(|text| text.len()), Some(3000));
    }
}
