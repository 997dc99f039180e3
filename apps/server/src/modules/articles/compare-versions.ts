import { compareRichTexts, compareWords } from "../../content/compare-texts.ts";
import type { Db } from "../../db/db.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";
import type { components } from "../../generated/schema.ts";
import { articleSnapshot, type ArticleRow } from "./article-fields.ts";
import { readContent, toVersion } from "./article-versions.ts";

/**
 * The differences between two versions, in either order.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function compareVersions(
  db: Db,
  article: ArticleRow,
  numbers: { from: number; to: number },
): Promise<components["schemas"]["ArticleComparison"]> {
  const from = await readContent(db, article.id, numbers.from);
  const to = await readContent(db, article.id, numbers.to);
  return {
    from: toVersion(from, article),
    to: toVersion(to, article),
    fields: compareFields(articleSnapshot(from.fields), articleSnapshot(to.fields)),
    blocks: compareRichTexts(from.content, to.content),
  };
}

function compareFields(before: ArticleSnapshot, after: ArticleSnapshot) {
  // The keys of a snapshot are the contract's field names.
  const names = Object.keys(after) as (keyof ArticleSnapshot)[];
  return names.toSorted().flatMap((field) => {
    const [old, newer] = [toText(before[field]), toText(after[field])];
    return old === newer ? [] : [{ field, pieces: compareWords(old, newer) }];
  });
}

function toText(value: ArticleSnapshot[keyof ArticleSnapshot]): string {
  if (value === null) return "";
  if (!Array.isArray(value)) return String(value);
  return value.map((one) => (typeof one === "string" ? one : one.name)).join(", ");
}
