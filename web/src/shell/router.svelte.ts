/** Which page is shown: the address of the browser, followed without loading anything anew. */
import { pathOf, type Route, routeOf } from "../core/route";

let address = $state.raw({ path: location.pathname, fragment: location.hash });
const shown = $derived(routeOf(address.path));

/** Returns the page that is shown. */
export function route(): Route {
  return shown;
}

/** Returns the fragment of the address, `#p=...`, or an empty text. */
export function fragment(): string {
  return address.fragment;
}

/** Goes to a page. */
export function goTo(to: Route, options: { replaces?: boolean; fragment?: string } = {}): void {
  const url = pathOf(to) + (options.fragment ?? "");
  if (options.replaces === true) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  follow();
  window.scrollTo(0, 0);
}

/** Returns what the address says behind `?`, with it; an empty text if that is nothing. */
export function query(): string {
  return location.search;
}

/** Writes into the address what the page shows, so that a reload or a sent link shows it again. The page stays as it is. */
export function keepQuery(shown: string): void {
  if (shown !== location.search) history.replaceState(history.state, "", location.pathname + shown + location.hash);
}

/** Follows the buttons of the browser and the links of the page. Returns what ends it. */
export function followAddress(): () => void {
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", followLink);
  return () => {
    window.removeEventListener("popstate", follow);
    window.removeEventListener("hashchange", follow);
    document.removeEventListener("click", followLink);
  };
}

function follow(): void {
  address = { path: location.pathname, fragment: location.hash };
}

function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || event.defaultPrevented || link === null || link.origin !== location.origin) return;
  if (link.target !== "" || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  // A link within the page is the browser's.
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  follow();
  window.scrollTo(0, 0);
}
