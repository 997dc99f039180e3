import { and, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { StoredPictureSize } from "../../db/schema/articles.ts";
import { files } from "../../db/schema/index.ts";
import { variantWidths } from "./picture-variants.ts";

export type PictureSizes = ReadonlyMap<string, StoredPictureSize>;

/** Sizes of uploaded pictures. They never change, since a path is used once. */
export async function pictureSizes(db: Db, addresses: readonly string[]): Promise<PictureSizes> {
  const paths = addresses.flatMap((address) => pathOfFile(address) ?? []);
  if (paths.length === 0) return new Map();
  const { url, mimeType, width, height } = files;
  const rows = await db
    .select({ url, mimeType, width, height })
    .from(files)
    .where(and(inArray(url, paths), isNotNull(width), isNotNull(height)));
  return new Map(rows.map((row) => [row.url, toSize(row)]));
}

/** null for a picture from elsewhere. */
export function sizeOf(sizes: PictureSizes, address: string | null): StoredPictureSize | null {
  return sizes.get(pathOfFile(address) ?? "") ?? null;
}

/** URLs may contain the site's host; the path is unique to this server. */
function pathOfFile(address: string | null): string | undefined {
  return /\/files\/[A-Za-z0-9._/-]+$/.exec(address ?? "")?.[0];
}

type PictureRow = Pick<typeof files.$inferSelect, "mimeType" | "width" | "height">;

function toSize({ mimeType, width, height }: PictureRow): StoredPictureSize {
  // The statement selects rows with both.
  return { width: width ?? 0, height: height ?? 0, widths: variantWidths(mimeType, width ?? 0) };
}
