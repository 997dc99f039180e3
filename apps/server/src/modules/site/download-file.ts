import { eq, sql } from "drizzle-orm";
import { Prepared } from "../../db/prepared.ts";
import { files } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { sendFile, type FileAnswer } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import type { Reader } from "./reader.ts";
import { readSettings } from "./settings.ts";
import { activeBanners } from "./site-parts.ts";

/** One public article that refers to a file. Searches by the file first. */
export const showsFile = new Prepared<{ id: string }>(
  "article_shows_file",
  sql`with referring as materialized (
        select id, type_id, live_from, live_until from published_articles
        where file_urls @> array[${sql.placeholder("url")}]::text[])
      select id from referring
      where type_id = any(${sql.placeholder("typeIds")}::text[])
        and live_from <= ${sql.placeholder("now")} and (live_until is null or live_until > ${sql.placeholder("now")})
      limit 1`,
);

/** One product that visitors see with a file among its attachments. Searches by the file first. */
export const offersFile = new Prepared<{ id: string }>(
  "product_offers_file",
  sql`with offering as materialized (
        select id, parent_id from products
        where status in ('onShelf', 'discontinued') and kind = 'product'
          and attachments @> jsonb_build_array(jsonb_build_object('url', ${sql.placeholder("url")}::text)))
      select id from offering where parent_id = any(${sql.placeholder("seriesIds")}::text[]) limit 1`,
);

/**
 * A file that something published refers to, under its own name.
 *
 * @throws AppError `NOT_FOUND` for any other id.
 */
export async function downloadFile(
  reader: Reader,
  id: string,
  storage: FileStorage,
): Promise<FileAnswer> {
  const [file] = await reader.db.select().from(files).where(eq(files.id, id));
  if (!file || !(await isPublic(reader, file.url))) throw notFound();
  const stored = await storage.open(file.path);
  if (stored === null) throw notFound();
  return sendFile(stored.content, {
    "content-type": file.mimeType,
    "content-length": `${file.size}`,
    etag: `"${file.sha256}"`,
    "content-disposition": disposition(file.name),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
}

async function isPublic({ db, types, catalog, now }: Reader, url: string): Promise<boolean> {
  if (types.rows.some(({ cover }) => cover === url)) return true;
  const [shown] = await showsFile.rows(db, { url, typeIds: types.ids(), now: now.toISOString() });
  if (shown !== undefined) return true;
  const seriesIds = (await catalog.shelf()).series().map(({ id }) => id);
  const [offered] = await offersFile.rows(db, { url, seriesIds });
  if (offered !== undefined) return true;
  const inBanner = (await activeBanners(db, {}, now)).some(({ image }) => image === url);
  return inBanner || (await readSettings(db)).logo === url;
}

/** RFC 6266: an ASCII form for old clients, the real name for all others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.files.notFound);
}
