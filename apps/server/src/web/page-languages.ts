import { setTimeout as wait } from "node:timers/promises";
import { contentLanguages, initialLanguages, type SiteLanguage } from "../kernel/languages.ts";
import type { PublicTypes } from "../modules/site/public-types.ts";
import type { App } from "./app.ts";

/** Where the pages of a language may be, below the base path: `""` for those of the default language. */
export const languagePrefixes: readonly string[] = [
  "",
  ...contentLanguages.map((language) => `${language.split("-")[0]}/`),
];

/** How long a page waits for the languages before it takes those that are known. */
const readTimeoutMs = 5000;

/** The languages of the site, which every address depends on; the last known ones while the database is away. */
export class PageLanguages {
  #known: readonly SiteLanguage[] = initialLanguages;
  #filled: ReadonlySet<string> = new Set();
  /** What both were read from; the same until something public changes. */
  #types: PublicTypes | undefined;
  readonly #app: Pick<App, "openReader" | "databaseResponds">;

  constructor(app: Pick<App, "openReader" | "databaseResponds">) {
    this.#app = app;
  }

  /** Whether readers are offered a language: one without content is not. */
  offers(language: string): boolean {
    return this.#filled.has(language);
  }

  async read(): Promise<readonly SiteLanguage[]> {
    if (!this.#app.databaseResponds()) return this.#known;
    const timer = new AbortController();
    const late = wait(readTimeoutMs, null, { signal: timer.signal }).catch(() => null);
    try {
      await Promise.race([this.#refresh(), late]);
    } finally {
      timer.abort();
    }
    return this.#known;
  }

  async #refresh(): Promise<void> {
    try {
      const { types } = await this.#app.openReader();
      if (types === this.#types) return;
      this.#types = types;
      this.#known = types.languages;
      this.#filled = new Set([types.defaultLanguage, ...types.rows.map((row) => row.language)]);
    } catch {
      // The page fails, or is served stale, for the same reason.
    }
  }
}
