import { stringifySearch } from "../../app/search-params.ts";
import type { AppConfig } from "../../ssr-contract.d.ts";
import { otherPaths } from "../language-places.ts";
import { withBase } from "../parts/is-site-page.ts";
import { cataloguePath } from "../products/catalogue-path.ts";
import type { Translation } from "../types.ts";

/** The page that is shown: the last match of the router. */
export interface ShownPage {
  routeId: string;
  search: object;
  loaderData?: unknown;
}

/** A link to another language. */
export interface LanguageChoice {
  code: string;
  name: string;
  href: string;
  /** What it leads to: the page in that language, or what is nearest to one that it lacks. */
  leadsTo: "page" | "list" | "catalogue" | "home";
}

/** The other languages that a page can be read in, or the place to go on in them. */
export function languageChoices(config: AppConfig, page: ShownPage | undefined): LanguageChoice[] {
  const translations = translationsIn(page?.loaderData);
  const fallback = nearest(page);
  return otherPaths(config).map(({ code, name, path }) => {
    const own = translations.find(({ language }) => language === code);
    if (own !== undefined) {
      const href = withBase(own.url, config) + aboutProduct(page);
      return { code, name, href, leadsTo: "page" };
    }
    return { code, name, href: path + fallback.path, leadsTo: fallback.leadsTo };
  });
}

/** The search param of the product that a message is about: its translations have its code. */
function aboutProduct({ routeId, search }: Partial<ShownPage> = {}): string {
  const { about }: { about?: unknown } = search ?? {};
  if (routeId !== "/_public/other-detail" || typeof about !== "string") return "";
  return `&about=${encodeURIComponent(about)}`;
}

function nearest(page: ShownPage | undefined): {
  path: string;
  leadsTo: LanguageChoice["leadsTo"];
} {
  const { routeId } = page ?? {};
  const search: Record<string, unknown> = { ...page?.search };
  switch (routeId) {
    case "/_public/index":
      return { path: "index", leadsTo: "page" };
    case "/_public/product-compare":
      // Translations of a product have its code.
      return {
        path: `product-compare${stringifySearch({ ids: search["ids"] })}`,
        leadsTo: "page",
      };
    case "/_public/search-list":
      return {
        path: `search-list${stringifySearch({ keyword: search["keyword"] })}`,
        leadsTo: "page",
      };
    case "/_public/article-list":
      return { path: "article-list", leadsTo: isEmpty(search) ? "page" : "list" };
    case "/_public/article-detail":
      return { path: "article-list", leadsTo: "list" };
    case "/_public/other-detail":
      if (search["type"] !== "products") return { path: "index", leadsTo: "home" };
      return {
        path: cataloguePath(),
        leadsTo: isEmpty({ ...search, type: undefined }) ? "page" : "catalogue",
      };
    default:
      return { path: "index", leadsTo: "home" };
  }
}

function isEmpty(search: Record<string, unknown>): boolean {
  return Object.values(search).every((value) => value === undefined);
}

/** A page's data has its translations, or those of what it is about. */
function translationsIn(data: unknown): readonly Translation[] {
  if (typeof data !== "object" || data === null) return [];
  if (hasTranslations(data)) return data.translations;
  const about = ["article", "type", "product"].map((key): unknown => Reflect.get(data, key));
  return about.find(hasTranslations)?.translations ?? [];
}

function hasTranslations(value: unknown): value is { translations: readonly Translation[] } {
  return (
    typeof value === "object" && value !== null && Array.isArray(Reflect.get(value, "translations"))
  );
}
