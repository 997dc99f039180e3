import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import type { Config } from "../../kernel/config/config.ts";
import { placeOf } from "../../content/site-paths.ts";
import { pageEtag } from "../etag.ts";
import { allKeys } from "../../modules/cdn/surrogate-keys.ts";
import { languagePrefixes, type PageLanguages } from "../page-languages.ts";
import { PageResponse } from "../page-response.ts";
import { cachedPage } from "../page-cache.ts";
import { sendPage } from "../send-page.ts";
import { readFeed, type FeedQuery } from "./feed.ts";
import { writeJsonFeed } from "./json-feed.ts";
import { writeRobots } from "./robots.ts";
import { writeRss } from "./rss.ts";
import { makeSitemap, makeSitemapPages, makeSitemapPart } from "./sitemap.ts";

const forVisitors = { config: { forVisitors: true } } as const;

/** Returns null for 404. */
type Make = () => Promise<string | null>;

/** Serves feeds, the sitemap and robots.txt, cached like pages. */
export function serveFeeds(
  fastify: FastifyInstance,
  config: Config,
  app: App,
  languages: PageLanguages,
): void {
  const site = `${config.publicUrl}${config.basePath}`;
  const at = (name: string) => config.basePath + name;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, make }: { key: string; type: string; make: Make },
  ) => {
    const page = await cachedPage({
      app,
      cache: app.pages,
      key,
      render: async () => {
        const generation = app.cdn?.generation ?? 0;
        const text = await make();
        return toResponse(text, type, app.cdn?.of(allKeys, generation) ?? {});
      },
      onFailure: () => request.log.warn("A feed could not be made; the last one is given"),
    });
    return sendPage(page, request, reply);
  };

  const feeds = { "rss.xml": rss, "feed.json": json } as const;
  for (const [name, { type, write }] of Object.entries(feeds)) {
    const serve = async (request: FastifyRequest, reply: FastifyReply) => {
      const place = placeOf(pathBelow(request.url, config.basePath), await languages.read());
      if (place.path !== `/${name}`) return reply.callNotFound();
      const query = { ...readQuery(request.query), language: place.language };
      const make = () =>
        app.readPublic(async (source) => {
          const feed = await readFeed(source, site, query);
          return feed && write(feed);
        });
      return send(request, reply, { key: `${name} ${JSON.stringify(query)}`, type, make });
    };
    for (const prefix of languagePrefixes) fastify.get(at(prefix + name), forVisitors, serve);
  }

  fastify.get(at("sitemap.xml"), forVisitors, (request, reply) =>
    send(request, reply, {
      key: "sitemap.xml",
      type: xml,
      make: () => app.readPublic((source) => makeSitemap(source, site)),
    }),
  );
  fastify.get<{ Params: { part: string } }>(
    at("sitemap-:part.xml"),
    forVisitors,
    (request, reply) => {
      const { part } = request.params;
      const make = () =>
        app.readPublic((source) =>
          part === "pages" ? makeSitemapPages(source, site) : makeSitemapPart(source, site, part),
        );
      return send(request, reply, { key: `sitemap-${part}.xml`, type: xml, make });
    },
  );
  fastify.get(at("robots.txt"), (request, reply) => {
    const make = async () => writeRobots(config, site, languagePrefixes);
    return send(request, reply, { key: "robots.txt", type: "text/plain; charset=utf-8", make });
  });
}

const xml = "application/xml; charset=utf-8";
const rss = { type: "application/rss+xml; charset=utf-8", write: writeRss };
const json = { type: "application/feed+json; charset=utf-8", write: writeJsonFeed };

function toResponse(
  text: string | null,
  type: string,
  cdnHeaders: Record<string, string>,
): PageResponse {
  if (text === null) {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };
    return new PageResponse({ status: 404, headers, body: "" });
  }
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=300, stale-if-error=86400",
    etag: pageEtag(text),
    ...cdnHeaders,
  };
  return new PageResponse({ status: 200, headers, body: text });
}

function pathBelow(url: string, basePath: string): string {
  return `/${url.split("?")[0]?.slice(basePath.length) ?? ""}`;
}

/** Ignores unknown parameters. */
function readQuery(query: unknown): Omit<FeedQuery, "language"> {
  return { type: textOf(query, "type"), tag: textOf(query, "tag") };
}

function textOf(query: unknown, name: string): string | undefined {
  const value: unknown = typeof query === "object" && query !== null && Reflect.get(query, name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
