/** Counts of solutions, which are texts of digits because they may exceed every number. */

/** Returns how long the bar of each count is, from 0 to 1, by the number of its digits: each clue takes a like part. */
export function bars(counts: readonly string[]): readonly number[] {
  const most = Math.max(...counts.map(magnitude), 0);
  return counts.map((count) => (most === 0 ? Number(count !== "0") : magnitude(count) / most));
}

/** Returns the logarithm of a count that is one too large, so that one solution still has a bar. */
function magnitude(count: string): number {
  if (count === "0") return 0;
  const kept = count.slice(0, 15);
  return Math.log10(Number(kept)) + (count.length - kept.length) + 0.12;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than everything else that is done for a row. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
}

/** Returns a count as people read it: its digits in groups, or a power of ten if they are many. */
export function shownCount(count: string, language: string): string {
  if (count.length <= 15) return formatOf(language).format(BigInt(count));
  const head = formatOf(language).format(Math.round(Number(count.slice(0, 4)) / 100) / 10);
  const raised = [...String(count.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${head} · 10${raised}`;
}
