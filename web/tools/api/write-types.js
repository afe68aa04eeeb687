// @ts-check
/** Writes the types of the server's questions and answers, from its description of itself. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";

import { DESCRIPTION } from "./description.js";

const TYPES = fileURLToPath(new URL("../../src/api/generated.d.ts", import.meta.url));

writeFileSync(TYPES, `// Written by \`npm run types\` from openapi.json.\n${astToString(await openapiTS(DESCRIPTION))}`);
