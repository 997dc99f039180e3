import type { App } from "../app.ts";
import type { Result } from "../http/operation.ts";

/** Operations of the public site that need nothing but query parameters. */
type SiteRead = {
  articleList: Result<"siteArticleList">;
  typeTree: Result<"siteTypeTree">;
  newsArticles: Result<"siteNewsArticles">;
  getStaticSetting: Result<"siteGetStaticSetting">;
};

/** Asks the public API without a socket. */
export class SiteApi {
  readonly #app: Pick<App, "fetch">;
  readonly #base: string;

  constructor(app: Pick<App, "fetch">, origin: string, apiBase: string) {
    this.#app = app;
    this.#base = `${origin}${apiBase}`;
  }

  /** @throws Error when the API refuses. */
  async read<Name extends keyof SiteRead>(
    name: Name,
    query: Record<string, string | number> = {},
  ): Promise<SiteRead[Name]> {
    const url = new URL(`${this.#base}/api/app/other/${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    const response = await this.#app.fetch(new Request(url));
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
    // The contract describes the reply, and the server has just written it.
    const envelope = (await response.json()) as { result: SiteRead[Name] };
    return envelope.result;
  }
}
