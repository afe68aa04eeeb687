/** The pages, each loaded when it is opened first. A new page has a line here and a route in `core/route.ts`. */
import type { Component } from "svelte";

import type { Route } from "../core/route";

export const PAGES: Record<Route["page"], () => Promise<{ default: Component }>> = {
  gallery: () => import("./Gallery.svelte"),
  play: () => import("./Play.svelte"),
  design: () => import("./Design.svelte"),
  understand: () => import("./Understand.svelte"),
  "not-found": () => import("./NotFound.svelte"),
};
