// @ts-check
/** How the server describes itself. */
import { readFileSync } from "node:fs";

/** The address of the description. */
export const DESCRIPTION = new URL("../../../crates/server/openapi.json", import.meta.url);

/** The languages in which the server answers. */
export const LANGUAGES = /** @type {string[]} */ (
  JSON.parse(readFileSync(DESCRIPTION, "utf8")).components.schemas.ReadRequest.properties.lang.enum
);
