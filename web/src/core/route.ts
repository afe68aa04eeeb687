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

/** Returns what a part of an address means; `""`, which is no name, if that is nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
