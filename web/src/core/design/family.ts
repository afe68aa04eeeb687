/** Which family a text is of. Its first line that is no comment says so; a text without it is recognised by the server. */

export const FAMILIES = ["grid", "sudoku", "crossing", "jugs", "hanoi", "tiles", "knights"] as const;

export type Family = (typeof FAMILIES)[number];

const HEAD = /^\s*([a-z]+)\s*:/i;

/** Whether something is the name of a family. */
export function isFamily(name: unknown): name is Family {
  return (FAMILIES as readonly unknown[]).includes(name);
}

/** Returns the family that a text states; `null` if it states none. */
export function familyOf(text: string): Family | null {
  for (const line of text.split("\n")) {
    if (line.trim() === "" || isComment(line)) continue;
    const name = HEAD.exec(line)?.[1]?.toLowerCase();
    return isFamily(name) ? name : null;
  }
  return null;
}

/** Whether a line says nothing to the program. */
export function isComment(line: string): boolean {
  return /^\s*#(\s|$)/.test(line);
}

/** Returns the title that a text states; empty if it states none. */
export function titleOf(text: string): string {
  const line = text.split("\n").find((one) => one.trim() !== "" && !isComment(one)) ?? "";
  const stated = HEAD.exec(line);
  return stated === null || !isFamily(stated[1]?.toLowerCase()) ? "" : uncommented(line).slice(stated[0].length).trim();
}

/** Returns a line without the comment at its end. */
export function uncommented(line: string): string {
  const at = line.search(/(^|\s)#(\s|$)/);
  return at < 0 ? line : line.slice(0, at);
}
