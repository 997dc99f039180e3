import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { placeOf } from "../../content/site-paths.ts";
import type { Config } from "../../kernel/config/config.ts";
import { readSettings } from "../../modules/site/settings.ts";
import type { App } from "../app.ts";
import { sendPicture } from "../icons/send-picture.ts";
import type { SiteIcons } from "../icons/site-icons.ts";
import { languagePrefixes, type PageLanguages } from "../page-languages.ts";
import { readPageFacts, type PageFacts } from "./page-facts.ts";
import { ShareCards, ShareCardsBusyError } from "./share-cards.ts";

const NAME = "share-card.jpg";
const SHIPPED_ACCENT = "#67d3e3";
/** Addresses of pages are shorter. */
const MAX_PATH = 500;

interface ShareCardOptions {
  config: Config;
  app: Pick<App, "db" | "files" | "fetch">;
  languages: PageLanguages;
  icons: SiteIcons;
}

const forVisitors = { config: { forVisitors: true } } as const;

/**
 * Serves the pictures that link previews show: `share-card.jpg?page=` with the address of a public page, below that of its
 * language. The page itself says what is on it, so nobody can have words drawn that are not on the site.
 */
export function serveShareCards(fastify: FastifyInstance, options: ShareCardOptions): void {
  const { config, app, languages, icons } = options;
  const cards = new ShareCards({ files: app.files, tempDir: join(config.dataDir, "tmp") });
  fastify.addHook("onClose", async () => cards.close());

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const below = `/${request.url.split("?")[0]?.slice(config.basePath.length) ?? ""}`;
    const place = placeOf(below, await languages.read());
    const page = pageOf(request.query);
    if (place.path !== `/${NAME}` || page === null) return reply.callNotFound();
    const facts = await readFacts(options, request, `${place.prefix}/${page}`);
    if (facts === null) return reply.callNotFound();
    const { logo, accentDark } = await readSettings(app.db);
    const brand = {
      accent: accentDark ?? SHIPPED_ACCENT,
      logo: logo === null ? null : await icons.png(logo, { size: 192, ground: null }),
    };
    try {
      return sendPicture(request, reply, "image/jpeg", await cards.jpeg(facts, brand));
    } catch (error) {
      if (!(error instanceof ShareCardsBusyError)) throw error;
      return reply.code(503).headers({ "retry-after": "5", "cache-control": "no-store" }).send();
    }
  };
  for (const prefix of languagePrefixes)
    fastify.get(config.basePath + prefix + NAME, forVisitors, serve);
}

/** The page is taken from its cache or rendered, as for a bot: nobody has read it. */
async function readFacts(
  { config, app }: ShareCardOptions,
  { ip }: FastifyRequest,
  path: string,
): Promise<PageFacts | null> {
  const address = `${config.publicUrl}${config.basePath.slice(0, -1)}${path}`;
  if (!URL.canParse(address)) return null;
  const visitor = { address: ip, headers: { "user-agent": "share-card bot" } };
  const reply = await app.fetch(new Request(address), visitor);
  const isPage = reply.status === 200 && reply.headers.get("content-type")?.startsWith("text/html");
  return isPage ? readPageFacts(await reply.text()) : null;
}

function pageOf(query: unknown): string | null {
  const page: unknown = typeof query === "object" && query !== null && Reflect.get(query, "page");
  if (typeof page !== "string" || page.length > MAX_PATH) return null;
  // A path below the site, never a host.
  return /^[a-z-]+(?:\?|$)/.test(page) ? page : null;
}
