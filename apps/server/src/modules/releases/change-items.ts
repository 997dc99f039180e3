import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { releaseItems, releases } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { lockArticle } from "../articles/article-kind.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { hasReleaseStatus } from "./release-record.ts";
import { releaseStatusAt, type ReleaseRow } from "./release-state.ts";

type ItemInput = components["schemas"]["ReleaseItemInput"];

/** Most articles of a release. */
const MAX_ITEMS = 50;

/** The status of a release does not allow a change. */
export function releaseInUse(message: string): AppError {
  return new AppError("IN_USE", message, { result: { releases: 1 } });
}

/** @throws AppError `IN_USE` when the release is scheduled or released. */
export function assertOpen(release: ReleaseRow, now: Date): void {
  if (releaseStatusAt(release, now) === "open") return;
  throw releaseInUse(messages.releases.notOpen);
}

/**
 * Adds articles to an open release that this transaction has locked, or changes what it does with them.
 *
 * @throws AppError `IN_USE` for an article of another release; a field error for an unknown one, or too many.
 */
export async function putItems(
  tx: Db,
  releaseId: string,
  items: readonly ItemInput[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const wanted = new Map(items.map(({ articleId, action }) => [articleId, action]));
  for (const [articleId, action] of [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const article = await lockArticle(tx, articleId);
    if (!article) throw fieldError("items", "exists", messages.releases.unknownArticle);
    const [other] = await tx
      .select({ name: releases.name })
      .from(releaseItems)
      .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
      .where(
        and(
          eq(releaseItems.articleId, articleId),
          ne(releaseItems.releaseId, releaseId),
          unreleased(now),
        ),
      );
    if (other) {
      const message = messages.releases.inOther(article.title, other.name);
      throw new AppError("IN_USE", message, {
        fieldErrors: [{ field: "items", code: "unique", message }],
        result: { releases: 1 },
      });
    }
    await tx
      .insert(releaseItems)
      .values({ releaseId, articleId, action, addedAt: now, addedByName: actor.name })
      .onConflictDoUpdate({
        target: [releaseItems.releaseId, releaseItems.articleId],
        set: { action },
      });
  }
  const count = await tx.$count(releaseItems, eq(releaseItems.releaseId, releaseId));
  if (count > MAX_ITEMS) throw fieldError("items", "maxItems", messages.releases.tooMany);
}

export async function removeItems(
  tx: Db,
  releaseId: string,
  articleIds: readonly string[],
): Promise<void> {
  await tx
    .delete(releaseItems)
    .where(
      and(eq(releaseItems.releaseId, releaseId), inArray(releaseItems.articleId, [...articleIds])),
    );
}

function unreleased(now: Date) {
  return or(hasReleaseStatus("open", now), hasReleaseStatus("scheduled", now));
}
