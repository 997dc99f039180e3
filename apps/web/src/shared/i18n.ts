import { createStore, defaultMessages as hooksEn, type ReadableStore } from "@atrium/hooks";
import { SDK_MESSAGES } from "@atrium/sdk";
import { defaultMessages as uiEn } from "@atrium/ui";
import { languageFor, type Language } from "../i18n/languages.ts";
import { adminEn } from "../i18n/admin-en.ts";
import type { Messages } from "./message-catalogue.ts";
import { perLocale } from "./per-locale.ts";
import { withScriptTimeout } from "../start/script-timeout.ts";

const english: Messages = {
  language: "en",
  admin: adminEn,
  ui: uiEn,
  hooks: hooksEn,
  sdk: SDK_MESSAGES,
};

// Only the default language is bundled; the others are loaded on demand.
const load: Record<Language, () => Promise<Messages>> = {
  en: async () => english,
  "zh-CN": async () => (await import("./i18n-zh.ts")).zhCN,
};

/** The catalogues loaded so far. */
const loadedCatalogues = new Map<Language, Messages>([["en", english]]);

const current = createStore<Messages>(english);
let wanted: Language = "en";

/** The current messages. */
export const messages: ReadableStore<Messages> = current;

/**
 * Switches the language, and keeps the current one when the messages cannot be loaded. Nothing is remounted: what reads
 * messages re-renders.
 */
export async function setLocale(tag: string): Promise<void> {
  wanted = languageFor(tag);
  const loaded = await loadCatalogue(wanted).catch(() => undefined);
  if (loaded?.language === wanted) current.set(loaded);
}

/** Loads all messages in a language, without switching to it. */
export async function loadCatalogue(tag: string): Promise<Messages> {
  const language = languageFor(tag);
  const catalogue = loadedCatalogues.get(language) ?? (await withScriptTimeout(load[language]()));
  loadedCatalogues.set(language, catalogue);
  return catalogue;
}

/** All messages in a language that has been loaded, else in English. */
export function catalogueOf(tag: string): Messages {
  return loadedCatalogues.get(languageFor(tag)) ?? english;
}

/** A catalogue for objects that outlive a change of language: each message is looked up when it is read. */
export function lazyMessages<Part extends "admin" | "hooks" | "sdk">(part: Part): Messages[Part] {
  return new Proxy(english[part], { get: (_, name) => Reflect.get(current.get()[part], name) });
}

/** The locale for dates and numbers: the browser's variant of the current language, such as `en-GB`. */
export function locale(): string {
  return variantOf(current.get().language);
}

/** Asked of the browser once: it is slow to answer, and each row with a date asks. */
const variantOf = perLocale((language) => {
  const [kind] = language.split("-");
  return globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === kind) ?? language;
});
