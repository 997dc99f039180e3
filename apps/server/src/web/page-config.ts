import type { AppConfig } from "@atrium/web/ssr";
import type { Config } from "../kernel/config/config.ts";
import { defaultOf, languagePath } from "../content/site-paths.ts";
import type { Db } from "../db/db.ts";
import { contentLanguages } from "../kernel/languages.ts";
import { readSettings } from "../modules/site/settings.ts";
import { brandStyle } from "./brand-style.ts";

/** Creates the configuration that every page contains: the server's settings and the names that staff chose. */
export class PageConfig {
  readonly #fixed: Pick<
    AppConfig,
    | "apiBase"
    | "basePath"
    | "publicUrl"
    | "helpUrl"
    | "oidcLabel"
    | "oidcOnly"
    | "siteLanguage"
    | "signInCalls"
    | "uploadAction"
    | "uploadReplyKey"
    | "imageSources"
  >;
  readonly #db: Db;

  constructor(config: Config, db: Db) {
    const { apiBase, basePath, publicUrl, helpUrl, oidc, siteLanguage } = config;
    const { signInCalls, uploadAction, uploadReplyKey, imageSources } = config;
    this.#fixed = {
      apiBase,
      basePath,
      publicUrl,
      ...(helpUrl !== null && { helpUrl }),
      ...(oidc !== null && { oidcLabel: oidc.label }),
      ...(siteLanguage !== null && { siteLanguage }),
      ...(oidc?.only === true && { oidcOnly: true }),
      ...(signInCalls !== "token" && { signInCalls }),
      ...(uploadAction !== null && { uploadAction }),
      ...(uploadReplyKey !== null && { uploadReplyKey }),
      ...(imageSources.length > 0 && { imageSources }),
    };
    this.#db = db;
  }

  /**
   * @param prefix Where the pages of its language are: `""`, or such as `/zh`.
   * @param offers Whether readers are offered a language.
   */
  async read(
    language: string,
    prefix: string,
    offers: (language: string) => boolean = () => true,
  ): Promise<AppConfig> {
    const { languages, ...names } = await this.#names(language);
    const offered = languages.filter(({ code }) => code === language || offers(code));
    return {
      ...this.#fixed,
      ...names,
      language,
      pagesPath: this.#pagesPath(prefix),
      languages: offered,
    };
  }

  /** Error pages need a name as well, even when reading the names is what failed. */
  async #names(
    language: string,
  ): Promise<Pick<AppConfig, "systemName" | "companyName" | "languages" | "brand">> {
    try {
      const known = contentLanguages.find((one) => one === language);
      const { systemName, companyName, languages, ...rest } = await readSettings(this.#db, known);
      const style = brandStyle(rest);
      const brand = { logo: rest.logo, ...(style === "" ? {} : { style }) };
      const defaultLanguage = defaultOf(languages);
      const offered = languages.map(({ code, name }) => {
        return { code, name, path: this.#pagesPath(languagePath(code, defaultLanguage)) };
      });
      return { systemName, companyName, languages: offered, brand };
    } catch {
      const { hostname } = new URL(this.#fixed.publicUrl);
      return { systemName: hostname, companyName: hostname, languages: [] };
    }
  }

  #pagesPath(prefix: string): string {
    const { basePath } = this.#fixed;
    return prefix === "" ? basePath : `${basePath}${prefix.slice(1)}/`;
  }
}
