import type { AppConfig } from "@atrium/web/ssr";
import type { Config } from "../config/config.ts";
import type { SiteApi } from "./site-api.ts";

/** How long the names of the site are remembered. */
const keepMs = 2_000;

/** Language of the site's own words. */
const language = "en";

/** Makes the configuration that stands in every page: the server's settings and the names that staff chose. */
export class PageConfig {
  readonly #fixed: Pick<AppConfig, "apiBase" | "basePath" | "publicUrl" | "language">;
  readonly #api: SiteApi;
  #names: Promise<Pick<AppConfig, "systemName" | "companyName">> | null = null;
  #readAt = 0;

  constructor({ apiBase, basePath, publicUrl }: Config, api: SiteApi) {
    this.#fixed = { apiBase, basePath, publicUrl, language };
    this.#api = api;
  }

  async read(): Promise<AppConfig> {
    const now = Date.now();
    if (this.#names === null || now - this.#readAt > keepMs) {
      this.#readAt = now;
      this.#names = this.#readNames();
    }
    return { ...this.#fixed, ...(await this.#names) };
  }

  /** A page that says that something failed needs a name as well, even when the names are what failed. */
  async #readNames(): Promise<Pick<AppConfig, "systemName" | "companyName">> {
    try {
      const { systemName, companyName } = await this.#api.read("getStaticSetting");
      return { systemName, companyName };
    } catch {
      this.#names = null;
      const { hostname } = new URL(this.#fixed.publicUrl);
      return { systemName: hostname, companyName: hostname };
    }
  }
}
