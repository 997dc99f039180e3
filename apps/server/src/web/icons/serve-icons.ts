import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../kernel/config/config.ts";
import { readSettings } from "../../modules/site/settings.ts";
import type { App } from "../app.ts";
import { sendPicture } from "./send-picture.ts";
import type { SiteIcons, IconShape } from "./site-icons.ts";
import { writeIco } from "./write-ico.ts";

/** Sizes within `favicon.ico`. */
const ICO_SIZES = [16, 32, 48];

type Make = (logo: string | null) => Promise<Buffer | null>;

/** Serves the icons of the site, made from the company's logo: they change with the settings. */
export function serveIcons(
  fastify: FastifyInstance,
  config: Config,
  app: Pick<App, "db">,
  icons: SiteIcons,
): void {
  const clear = (size: number): IconShape => ({ size, ground: null });
  const serve = (name: string, type: string, make: Make) =>
    fastify.get(config.basePath + name, async (request, reply) => {
      const { logo } = await readSettings(app.db);
      return sendPicture(request, reply, type, await make(logo));
    });

  serve("favicon.svg", "image/svg+xml", async (logo) => {
    if (logo === null) return readFile(icons.fallback);
    const png = await icons.png(logo, clear(192));
    return png && Buffer.from(drawing(png));
  });
  serve("favicon.ico", "image/x-icon", async (logo) => {
    const pictures = await Promise.all(
      ICO_SIZES.map(async (size) => ({ size, png: await icons.png(logo, clear(size)) })),
    );
    const made = pictures.flatMap(({ size, png }) => (png === null ? [] : [{ size, png }]));
    return made.length === 0 ? null : writeIco(made);
  });
  // Telephones show what is transparent as black.
  serve("apple-touch-icon.png", "image/png", async (logo) =>
    icons.png(logo, { size: 180, ground: "#ffffff" }),
  );
}

/** A logo of pixels within the only form that says no size. */
function drawing(png: Buffer): string {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="${href}"/></svg>`;
}
