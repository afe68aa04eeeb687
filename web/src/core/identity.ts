/** Which puzzle is which, however it came here: by name, by link or as a file. */

/** Returns JSON whose bytes do not depend on the order of fields. Fields that are `null` count as left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    const fields = Object.entries(inner).filter(([, field]) => field !== null && field !== undefined);
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Returns a key for a puzzle: 64 bits of its canonical JSON, in two runs of FNV-1a. */
export function keyOf(puzzle: unknown): string {
  const text = canonical(puzzle);
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed)).join("");
}

function hash(text: string, seed: number): string {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    sum = Math.imul(sum ^ (unit & 0xff), 0x01000193);
    sum = Math.imul(sum ^ (unit >> 8), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}
