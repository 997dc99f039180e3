import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { publishedArticles, recommends } from "../../db/schema/index.ts";
import { pictureSizes, sizeOf } from "../files/picture-sizes.ts";
import { cardText } from "./card-text.ts";
import type { ListPart } from "./list-part.ts";
import { visible, type ArticleCard } from "./public-articles.ts";
import { readCards } from "./read-cards.ts";
import { readList } from "./read-list.ts";
import type { Reader } from "./reader.ts";

/** The recommendations at a position, then articles that name the position themselves. */
export async function recommendedCards(
  reader: Reader,
  position: string,
  { offset, end }: ListPart,
): Promise<ArticleCard[]> {
  const { db, types } = reader;
  const chosen = await readChosen(reader, position, end);
  const own = new Map(chosen.map((one) => [one.id, one]));
  const label = { kind: "position", value: position } as const;
  const named = await readList(reader, { typeIds: types.ids(), label }, { offset: 0, limit: end });
  const first = await readCards(reader, [...own.keys()]);
  const rows = [...first, ...named.rows.filter(({ id }) => !own.has(id))].slice(offset, end);
  const sizes = await pictureSizes(
    db,
    chosen.flatMap(({ cover }) => cover ?? []),
  );
  return rows.map((row) => {
    const { title, cover = null, isTop = named.pinned.has(row.id) } = own.get(row.id) ?? {};
    // Stored at publication, in the shape of a card.
    const card = JSON.parse(cardText(row, types, isTop)) as ArticleCard;
    const picture =
      cover === null
        ? {}
        : { cover, coverAlt: null, coverFocus: null, coverSize: sizeOf(sizes, cover) };
    return { ...card, ...picture, title: title ?? card.title };
  });
}

async function readChosen({ db, types, catalog, now }: Reader, position: string, limit: number) {
  const { articleId, title, cover, positionType, status, startAt, endAt, orderBy } = recommends;
  const rows = await db
    .select({ id: articleId, title, cover })
    .from(recommends)
    .innerJoin(publishedArticles, eq(publishedArticles.id, articleId))
    .where(
      and(
        eq(positionType, position),
        eq(status, "enabled"),
        or(isNull(startAt), lte(startAt, now)),
        or(isNull(endAt), gt(endAt, now)),
        visible(now, types.ids()),
      ),
    )
    .orderBy(asc(orderBy), asc(recommends.id))
    .limit(limit);
  const pinned = new Set(catalog.pins.map(({ id }) => id));
  return rows.map((row) => ({ ...row, isTop: pinned.has(row.id) }));
}
