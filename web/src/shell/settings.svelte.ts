/** What the player has chosen; it is kept in this browser. */
import { isLanguage, type Language } from "../messages/language.svelte";

const KEY = "bachet.settings";

export interface Settings {
  theme: "system" | "light" | "dark";
  /** `null` is the language of the browser. */
  language: Language | null;
  /** Show values that occur twice as one types. */
  showsConflicts: boolean;
  /** Ask the server after each entry whether the state is valid. */
  showsValidity: boolean;
  /** Highlight the cells with the value of the cell in focus. */
  highlightsValue: boolean;
  /** An entered value leaves the pencil marks of the cells that cannot have it any more. */
  clearsMarks: boolean;
  /** Crosses and ticks that follow from others are shown on logic grids. */
  fillsCrosses: boolean;
  /** Arrows go on at the other side of the board. */
  wraps: boolean;
  showsTimer: boolean;
  /** Letters on colours, for those who see them alike. */
  lettersColours: boolean;
}

const DEFAULTS: Settings = {
  theme: "system",
  language: null,
  showsConflicts: true,
  showsValidity: true,
  highlightsValue: true,
  clearsMarks: true,
  fillsCrosses: true,
  wraps: true,
  showsTimer: true,
  lettersColours: true,
};

/** The settings; who changes one keeps it. */
export const settings = $state<Settings>({ ...DEFAULTS });

/** Reads what was kept, keeps what changes, and follows the other tabs. Returns what ends it. */
export function keepSettings(): () => void {
  take(stored());
  const follow = (event: StorageEvent): void => {
    if (event.key === KEY) take(stored());
  };
  window.addEventListener("storage", follow);
  const end = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      // Storage may be full or forbidden; then the settings last as long as the page.
      try {
        if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
      } catch {
        return;
      }
    });
    $effect(() => {
      if (settings.theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = settings.theme;
    });
  });
  return () => {
    window.removeEventListener("storage", follow);
    end();
  };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Takes over what is a setting and has a possible value. */
function take(read: unknown): void {
  if (typeof read !== "object" || read === null) return;
  const { theme, language, ...rest } = read as Record<string, unknown>;
  if (theme === "system" || theme === "light" || theme === "dark") settings.theme = theme;
  if (language === null || isLanguage(language)) settings.language = language;
  for (const name of SWITCHES) if (typeof rest[name] === "boolean") settings[name] = rest[name];
}

/** The settings that are on or off. */
export const SWITCHES = [
  "showsConflicts",
  "showsValidity",
  "highlightsValue",
  "clearsMarks",
  "fillsCrosses",
  "wraps",
  "showsTimer",
  "lettersColours",
] as const;

export type Switch = (typeof SWITCHES)[number];
