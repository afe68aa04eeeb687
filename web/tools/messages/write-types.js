// @ts-check
import { writeTypes } from "./plugin.js";

writeTypes();
