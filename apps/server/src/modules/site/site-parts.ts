import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { banners, friendlyLinks, quickLinks } from "../../db/schema/index.ts";
import type { Language } from "../../kernel/languages.ts";
import { pictureSizes, sizeOf } from "../files/picture-sizes.ts";
import { defaultLanguageSql } from "../languages/site-languages.ts";
import { listPart, type ListPart } from "./list-part.ts";

/** Enabled banners within their period, at one position or all, in one language or all. */
export async function activeBanners(
  db: Db,
  { position, lang }: { position?: string; lang?: Language | "default" },
  now: Date,
  { offset, end }: ListPart = listPart({}),
) {
  const { id, title, subtitle, image, imageAlt, linkUrl } = banners;
  const rows = await db
    .select({ id, position: banners.position, title, subtitle, image, imageAlt, linkUrl })
    .from(banners)
    .where(
      and(
        eq(banners.status, "enabled"),
        position === undefined ? undefined : eq(banners.position, position),
        inLanguage(banners.language, lang),
        or(isNull(banners.startAt), lte(banners.startAt, now)),
        or(isNull(banners.endAt), gt(banners.endAt, now)),
      ),
    )
    .orderBy(asc(banners.orderBy), asc(banners.id))
    .limit(end - offset)
    .offset(offset);
  const sizes = await pictureSizes(
    db,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => ({ ...row, imageSize: sizeOf(sizes, row.image) }));
}

function inLanguage(
  column: typeof banners.language | typeof quickLinks.language,
  lang: Language | "default" | undefined,
) {
  if (lang === undefined) return undefined;
  return sql`${column} = ${lang === "default" ? defaultLanguageSql : lang}`;
}

export async function enabledFriendlyLinks(db: Db, { offset, end }: ListPart) {
  const { id, name, url, logo, orderBy, status } = friendlyLinks;
  return db
    .select({ id, name, url, logo })
    .from(friendlyLinks)
    .where(eq(status, "enabled"))
    .orderBy(asc(orderBy), asc(id))
    .limit(end - offset)
    .offset(offset);
}

export async function enabledQuickLinks(
  db: Db,
  lang: Language | "default",
  { offset, end }: ListPart,
) {
  const { id, title, url, icon, orderBy, status } = quickLinks;
  return db
    .select({ id, title, url, icon })
    .from(quickLinks)
    .where(and(eq(status, "enabled"), inLanguage(quickLinks.language, lang)))
    .orderBy(asc(orderBy), asc(id))
    .limit(end - offset)
    .offset(offset);
}
