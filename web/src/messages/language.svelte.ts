/** The texts of the page in the language of its user. */
import { type Formats, formatsOf } from "./formats";
import type { MessageArguments } from "./generated";

export type MessageId = keyof MessageArguments;

/** The messages without arguments. */
export type PlainId = { [Id in MessageId]: MessageArguments[Id] extends [] ? Id : never }[MessageId];

/** A text, or a function of its arguments. */
export type Compiled = string | ((args: Record<string, string | number>, formats: Formats) => string);

/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands" } as const;

export type Language = keyof typeof LANGUAGES;

interface Texts {
  language: Language;
  messages: Record<string, Compiled>;
  formats: Formats;
}

const LOADERS: Record<Language, () => Promise<{ default: Record<string, Compiled> }>> = {
  en: () => import("./en.ftl"),
  fr: () => import("./fr.ftl"),
  nl: () => import("./nl.ftl"),
};

let texts = $state.raw<Texts>({ language: "en", messages: {}, formats: formatsOf("en") });

/** Whether the page has this language. */
export function isLanguage(name: unknown): name is Language {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

/** Returns the first of the languages that the page has, `en` if it has none of them. */
export function preferred(names: readonly string[]): Language {
  return names.map((name) => name.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** Loads a language and shows the page in it. */
export async function speak(language: Language): Promise<void> {
  const { default: messages } = await LOADERS[language]();
  texts = { language, messages, formats: formatsOf(language) };
}

/** Returns the language that the page is shown in. */
export function language(): Language {
  return texts.language;
}

/** Returns a message in the language of the page. */
export function say<Id extends MessageId>(id: Id, ...args: MessageArguments[Id]): string {
  const message = texts.messages[id];
  return typeof message === "function" ? message(args[0] ?? {}, texts.formats) : (message ?? id);
}
