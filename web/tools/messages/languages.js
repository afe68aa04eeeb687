// @ts-check
/** Reads the messages of all languages and refuses those that differ. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { compile, differences } from "./compile.js";

/** The languages of the page; the first has the types. */
export const LANGUAGES = ["en", "fr", "nl"];

/** The folder of the messages. */
export const FOLDER = fileURLToPath(new URL("../../src/messages/", import.meta.url));

/**
 * @throws {Error} A file is not Fluent, or ids or arguments differ.
 * @returns {Map<string, Map<string, import("./compile.js").Compiled>>}
 */
export function readLanguages() {
  const read = LANGUAGES.map((name) => /** @type {const} */ ([name, readFileSync(`${FOLDER}${name}.ftl`, "utf8")]));
  const languages = new Map(read.map(([name, source]) => [`${name}.ftl`, compile(source, `${name}.ftl`)]));
  const problems = differences(languages);
  if (problems.length > 0) throw new Error(`messages differ:\n${problems.join("\n")}`);
  return languages;
}
