import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Result } from "../http/operation.ts";
import type { Config } from "../config/config.ts";
import { hasEtag, pageEtag } from "./etag.ts";
import type { SiteApi } from "./site-api.ts";
import { xmlText } from "./xml.ts";

type Card = Result<"siteNewsArticles">[number];
type TypeNode = Result<"siteTypeTree">[number];

/** Articles in one call; the API gives no more. */
const batch = 200;

/** Addresses in one sitemap; the format allows no more. */
const sitemapLimit = 50_000;

/** Articles in the feed. */
const feedLength = 30;

/** Serves what search engines and feed readers ask for. */
export function serveFeeds(fastify: FastifyInstance, config: Config, api: SiteApi): void {
  const site = `${new URL(config.publicUrl).origin}${config.basePath}`;
  const at = (name: string) => `${config.basePath}${name}`;
  fastify.get(at("sitemap.xml"), async (request, reply) =>
    sendText(request, reply, "application/xml; charset=utf-8", await sitemap(api, site)),
  );
  fastify.get(at("rss.xml"), async (request, reply) =>
    sendText(request, reply, "application/rss+xml; charset=utf-8", await feed(api, site)),
  );
  fastify.get(at("robots.txt"), (request, reply) =>
    sendText(request, reply, "text/plain; charset=utf-8", robots(config, site)),
  );
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = pageEtag(text);
  void reply.headers({ etag, "cache-control": "public, max-age=300" });
  if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}

function robots({ basePath, apiBase }: Config, site: string): string {
  const closed = [`${apiBase}/`, `${basePath}login`, `${basePath}search-list`];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, "", `Sitemap: ${site}sitemap.xml`, ""].join("\n");
}

async function sitemap(api: SiteApi, site: string): Promise<string> {
  const [types, articles] = await Promise.all([api.read("typeTree"), allArticles(api)]);
  const entries = [
    entry(`${site}index`),
    ...types.flatMap((type) => typeEntries(type, site)),
    ...articles.map(({ slug, publishedAt }) => entry(articleUrl(site, slug), publishedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, sitemapLimit),
    "</urlset>",
    "",
  ].join("\n");
}

async function allArticles(api: SiteApi): Promise<Card[]> {
  const articles: Card[] = [];
  for (let pageNo = 1; articles.length < sitemapLimit; pageNo += 1) {
    const { records, pages } = await api.read("articleList", { pageNo, pageSize: batch });
    articles.push(...records);
    if (pageNo >= pages) break;
  }
  return articles;
}

function typeEntries(type: TypeNode, site: string): string[] {
  const below = type.children.flatMap((child) => typeEntries(child, site));
  if (type.kind === "link") return below;
  const page = type.kind === "single" ? "other-detail" : "article-list";
  return [entry(`${site}${page}?type=${encodeURIComponent(type.code)}`), ...below];
}

function entry(address: string, modified?: string): string {
  const lastmod = modified === undefined ? "" : `<lastmod>${xmlText(modified)}</lastmod>`;
  return `  <url><loc>${xmlText(address)}</loc>${lastmod}</url>`;
}

function articleUrl(site: string, slug: string): string {
  return `${site}article-detail?id=${encodeURIComponent(slug)}`;
}

async function feed(api: SiteApi, site: string): Promise<string> {
  const [setting, articles] = await Promise.all([
    api.read("getStaticSetting"),
    api.read("newsArticles", { limit: feedLength }),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    `  <title>${xmlText(setting.companyName)}</title>`,
    `  <link>${xmlText(`${site}index`)}</link>`,
    `  <atom:link href="${xmlText(`${site}rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    `  <description>${xmlText(setting.seoDescription ?? setting.slogan ?? setting.companyName)}</description>`,
    ...articles.map((article) => feedItem(article, site)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function feedItem(article: Card, site: string): string {
  const url = xmlText(articleUrl(site, article.slug));
  return [
    "  <item>",
    `    <title>${xmlText(article.title)}</title>`,
    `    <link>${url}</link>`,
    `    <guid isPermaLink="false">${xmlText(article.id)}</guid>`,
    `    <pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
    ...(article.summary === null
      ? []
      : [`    <description>${xmlText(article.summary)}</description>`]),
    ...article.tags.map((tag) => `    <category>${xmlText(tag)}</category>`),
    "  </item>",
  ].join("\n");
}
