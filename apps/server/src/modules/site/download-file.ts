import { and, arrayContains, eq } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import { banners, files, publishedArticles, siteSettings } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { sendFile, type FileAnswer } from "../../http/operation.ts";
import { messages } from "../../messages/index.ts";
import { openStored } from "../files/stored-files.ts";
import type { Reader } from "./article-lists.ts";
import { visible } from "./public-articles.ts";

/** A file that something published refers to, under its own name. @throws AppError `NOT_FOUND` for any other id. */
export async function downloadFile(
  reader: Reader,
  id: string,
  config: Config,
): Promise<FileAnswer> {
  const [file] = await reader.db.select().from(files).where(eq(files.id, id));
  if (!file || !(await isPublic(reader, file.url))) throw notFound();
  const stream = await openStored(config.uploadDir, file.path);
  if (stream === null) throw notFound();
  return sendFile(stream, {
    "content-type": file.mimeType,
    "content-length": `${file.size}`,
    "content-disposition": disposition(file.name),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
}

async function isPublic({ db, types, now }: Reader, url: string): Promise<boolean> {
  if (types.rows.some(({ cover }) => cover === url)) return true;
  const inArticle = and(
    arrayContains(publishedArticles.fileUrls, [url]),
    visible(now, types.ids()),
  );
  if ((await db.$count(publishedArticles, inArticle)) > 0) return true;
  const inBanner = and(eq(banners.image, url), eq(banners.status, "enabled"));
  if ((await db.$count(banners, inBanner)) > 0) return true;
  return (await db.$count(siteSettings, eq(siteSettings.logo, url))) > 0;
}

/** RFC 6266: a plain form for old programs, the real name for all others. */
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
