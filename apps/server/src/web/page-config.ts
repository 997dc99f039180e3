import type { AppConfig } from "@atrium/web/ssr";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import { readSettings } from "../modules/site/settings.ts";

/** Creates the configuration that every page contains: the server's settings and the names that staff chose. */
export class PageConfig {
  readonly #fixed: Pick<AppConfig, "apiBase" | "basePath" | "publicUrl">;
  readonly #db: Db;

  constructor({ apiBase, basePath, publicUrl }: Config, db: Db) {
    this.#fixed = { apiBase, basePath, publicUrl };
    this.#db = db;
  }

  async read(language: string): Promise<AppConfig> {
    return { ...this.#fixed, language, ...(await this.#names()) };
  }

  /** Error pages need a name as well, even when reading the names is what failed. */
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
