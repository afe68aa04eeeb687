/** Bytes as text that an address can hold, without padding. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function encode(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < digits; digit += 1) text += DIGITS[(group >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** The bytes of a text. */
export interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether `encode` writes these bytes like this; if not, the text was cut amid a byte or changed. */
  readonly isExact: boolean;
}

/** Returns the bytes that a text begins with; `null` if a character stands for no bits. */
export function decode(text: string): Decoded | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let pending = 0;
  let at = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    pending = (pending << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = pending >> bits;
      at += 1;
      pending &= (1 << bits) - 1;
    }
  }
  return { bytes, isExact: pending === 0 && bits < 6 };
}
