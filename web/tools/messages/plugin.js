// @ts-check
import { basename } from "node:path";
import { writeFileSync } from "node:fs";

import { moduleOf, typesOf } from "./compile.js";
import { FOLDER, readLanguages } from "./languages.js";

/**
 * Makes a module of each file of messages, and fails the build where the languages differ.
 * @returns {import("vite").Plugin}
 */
export function messages() {
  return {
    name: "bachet-messages",
    buildStart() {
      for (const name of readLanguages().keys()) this.addWatchFile(FOLDER + name);
      writeTypes();
    },
    transform: {
      filter: { id: /\.ftl$/ },
      handler(_, id) {
        const compiled = readLanguages().get(basename(id));
        if (compiled === undefined) this.error(`${id}: not a language of the page`);
        return { code: moduleOf(compiled), map: { mappings: "" }, moduleType: "js" };
      },
    },
  };
}

/** Writes the types of the messages beside them. */
export function writeTypes() {
  const english = readLanguages().get("en.ftl");
  if (english !== undefined) writeFileSync(`${FOLDER}generated.d.ts`, typesOf(english));
}
