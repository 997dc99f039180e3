import type { AppConfig } from "@atrium/web/ssr";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import { readSettings } from "../modules/site/settings.ts";

/** Makes the configuration that stands in every page: the server's settings and the names that staff chose. */
export class PageConfig {
  readonly #fixed: Pick<AppConfig, "apiBase" | "basePath" | "publicUrl">;
  readonly #db: Db;

  constructor({ apiBase, basePath, publicUrl }: Config, db: Db) {
    this.#fixed = { apiBase, basePath, publicUrl };
    this.#db = db;
  }

  /** @param language What the page's own words are in. */
  async read(language: string): Promise<AppConfig> {
    return { ...this.#fixed, language, ...(await this.#names()) };
  }

  /** A page that says that something failed needs a name as well, even when the names are what failed. */
  async #names(): Promise<Pick<AppConfig, "systemName" | "companyName">> {
    try {
      const { systemName, companyName } = await readSettings(this.#db);
      return { systemName, companyName };
    } catch {
      const { hostname } = new URL(this.#fixed.publicUrl);
      return { systemName: hostname, companyName: hostname };
    }
  }
}
