import { inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleTypes } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { findStoredVersion } from "../workflow/stored-version.ts";
import { typeSnapshot } from "./type-fields.ts";

/**
 * A version of a type with all its fields.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readTypeVersion(
  db: Db,
  id: string,
  versionNo: number,
): Promise<components["schemas"]["ArticleTypeVersion"]> {
  const row = await findStoredVersion(db, "articleType", id, versionNo);
  if (row === undefined) throw new AppError("NOT_FOUND", messages.articles.versionNotFound);
  const snapshot = typeSnapshot(row.fields);
  const named = await db
    .select({ id: articleTypes.id, name: articleTypes.name, language: articleTypes.language })
    .from(articleTypes)
    .where(inArray(articleTypes.id, [id, snapshot.parentId]));
  const parent = named.find((one) => one.id === snapshot.parentId);
  const language = named.find((one) => one.id === id)?.language ?? "en";
  return { versionNo, parentName: parent?.name ?? null, language, ...snapshot };
}
