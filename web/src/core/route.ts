/** The pages of the app and their addresses. */

export type Route =
  | { readonly page: "gallery" }
  /** A puzzle of the gallery, or the one in the link. */
  | { readonly page: "play"; readonly name: string | null }
  /** The puzzle that is being written. */
  | { readonly page: "design" }
  /** How a puzzle of the gallery, or the one in the link, is solved; without either, the puzzles that can be chosen. */
  | { readonly page: "understand"; readonly name: string | null }
  | { readonly page: "not-found" };

/** Maximum length of a puzzle's name. */
const MAX_NAME = 200;

/** Returns which page an address shows. */
export function routeOf(path: string): Route {
  const [page = "", stated, ...rest] = path.split("/").slice(1).filter((part, at) => part !== "" || at === 0);
  const name = stated === undefined ? null : decoded(stated);
  if (rest.length > 0 || name === "" || (name?.length ?? 0) > MAX_NAME) return { page: "not-found" };
  if (page === "" && name === null) return { page: "gallery" };
  if (page === "play" || page === "understand") return { page, name };
  if (page === "design" && name === null) return { page };
  return { page: "not-found" };
}

/** Returns the address of a page. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "gallery":
    case "not-found":
      return "/";
    case "design":
      return "/design";
    case "play":
    case "understand":
      return route.name === null ? `/${route.page}` : `/${route.page}/${encodeURIComponent(route.name)}`;
  }
}

/** What is watched of a puzzle's solving; an address says it behind `?`. */
export interface Watched {
  /** The method, and the one beside it; none stands for the usual one. */
  readonly methods: readonly string[];
  /** Whether it goes on after the first solution. */
  readonly all: boolean;
  /** The labels of the clues that are used first. */
  readonly order: readonly string[];
  /** The number of events that have happened. */
  readonly event: number;
}

const MAX_METHODS = 2;
/** Maximum number of labels in an address. */
const MAX_ORDER = 200;

/** Returns what the part of an address behind `?` says. What it cannot mean is left out. */
export function watchedOf(query: string): Watched {
  const said = new URLSearchParams(query);
  const event = said.get("event") ?? "";
  return {
    methods: said.getAll("method").slice(0, MAX_METHODS),
    all: said.has("all"),
    order: labelsOf(said.get("order") ?? "").slice(0, MAX_ORDER),
    event: /^[0-9]{1,15}$/.test(event) ? Number(event) : 0,
  };
}

/** Returns the part of an address that says what is watched, with `?`; an empty text if that is the usual. */
export function queryOf({ methods, all, order, event }: Watched): string {
  const said = new URLSearchParams(methods.map((method) => ["method", method]));
  if (all) said.set("all", "");
  if (order.length > 0) said.set("order", order.join(","));
  if (event > 0) said.set("event", String(event));
  return said.size === 0 ? "" : `?${said.toString().replaceAll("%2C", ",").replaceAll("=&", "&").replace(/=$/, "")}`;
}

/** Returns the labels of a list with commas. */
export function labelsOf(list: string): string[] {
  return list.split(",").map((label) => label.trim()).filter((label) => label !== "");
}

/** Returns what a part of an address means; `""`, which is no name, if that is nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
