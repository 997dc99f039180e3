import { languagePath } from "../../content/site-paths.ts";
import type { Language } from "../../kernel/languages.ts";
import type { PublicSource } from "../app.ts";
import { readSitemapProducts } from "../../modules/site/products/sitemap-products.ts";
import type { Reader } from "../../modules/site/reader.ts";
import { readSitemapPart } from "../../modules/site/sitemap-articles.ts";
import { sitemapStarts } from "../../modules/site/sitemap-starts.ts";
import { articleUrl, catalogueUrl, productUrl, siteOf, typeUrl } from "./urls.ts";
import { xmlText } from "./xml.ts";

interface Entry {
  url: string;
  modifiedAt?: Date;
}

/** Prefix of the parts with products; parts with articles are named by an id alone. */
const products = "products-";

/** All URLs while they fit into one sitemap, else an index of its parts. */
export async function makeSitemap(source: PublicSource, site: string): Promise<string> {
  const [articleStarts, productStarts, reader] = await Promise.all([
    sitemapStarts(source.db, "published_articles"),
    sitemapStarts(source.db, "products"),
    source.openReader(),
  ]);
  const parts = [...articleStarts, ...productStarts.map((start) => products + start)];
  if (articleStarts.length > 1 || productStarts.length > 1) {
    return writeIndex(["pages", ...parts], site);
  }
  const entries = await Promise.all(parts.map((part) => partEntries(reader, part, site)));
  return writeEntries([...(await pageEntries(reader, site)), ...entries.flat()]);
}

/** The part with everything except articles and products. */
export async function makeSitemapPages(source: PublicSource, site: string): Promise<string> {
  return writeEntries(await pageEntries(await source.openReader(), site));
}

/** The part of articles or products from one id on; null when there are none. */
export async function makeSitemapPart(
  source: PublicSource,
  site: string,
  part: string,
): Promise<string | null> {
  const entries = await partEntries(await source.openReader(), part, site);
  return entries.length === 0 ? null : writeEntries(entries);
}

async function partEntries(reader: Reader, part: string, site: string): Promise<Entry[]> {
  const { types } = reader;
  const own = (language: Language) => siteOf(site, languagePath(language, types.defaultLanguage));
  if (part.startsWith(products)) {
    const found = await readSitemapProducts(reader, part.slice(products.length));
    return found.map(({ name, language, modifiedAt }) => ({
      url: productUrl(own(language), name),
      modifiedAt,
    }));
  }
  const found = await readSitemapPart(reader, part);
  return found.map(({ slug, typeId, modifiedAt }) => {
    const { language = types.defaultLanguage } = types.get(typeId) ?? {};
    return { url: articleUrl(own(language), slug), modifiedAt };
  });
}

/** The pages of each language. A language without content has none. */
async function pageEntries(reader: Reader, root: string): Promise<Entry[]> {
  const { types } = reader;
  const { defaultLanguage } = types;
  const pages = types.languages.map(async ({ code }) => {
    const entries = await pagesIn(reader, siteOf(root, languagePath(code, defaultLanguage)), code);
    return code === defaultLanguage || entries.length > 1 ? entries : [];
  });
  return (await Promise.all(pages)).flat();
}

/** The home page, each type with a page of its own, and the catalogue with its categories. */
async function pagesIn(
  { types, catalog }: Reader,
  site: string,
  language: Language,
): Promise<Entry[]> {
  const own = types
    .in(language)
    .rows.flatMap(({ kind, code }) => (kind === "link" ? [] : typeUrl(site, kind, code)));
  const { records } = (await catalog.shelf()).in(language).tree();
  const shown = records
    .flatMap((category) => [category, ...category.children])
    .filter(({ productCount }) => productCount > 0)
    .map(({ id, code }) => catalogueUrl(site, code ?? id));
  const catalogue = shown.length === 0 ? [] : [catalogueUrl(site), ...shown];
  return [`${site}index`, ...own, ...catalogue].map((url) => ({ url }));
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function writeEntries(entries: readonly Entry[]): string {
  const lines = entries.map(({ url, modifiedAt }) => {
    const modified = modifiedAt && `<lastmod>${modifiedAt.toISOString()}</lastmod>`;
    return `  <url><loc>${xmlText(url)}</loc>${modified ?? ""}</url>`;
  });
  return [declaration, `<urlset xmlns="${namespace}">`, ...lines, "</urlset>", ""].join("\n");
}

function writeIndex(parts: readonly string[], site: string): string {
  const lines = parts.map((part) => {
    const url = `${site}sitemap-${encodeURIComponent(part)}.xml`;
    return `  <sitemap><loc>${xmlText(url)}</loc></sitemap>`;
  });
  const open = `<sitemapindex xmlns="${namespace}">`;
  return [declaration, open, ...lines, "</sitemapindex>", ""].join("\n");
}
