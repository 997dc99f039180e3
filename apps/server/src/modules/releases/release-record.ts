import { and, asc, desc, eq, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import { displayStatus, publishedVersionAt } from "../../content/workflow.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { articles, releaseItems, releases } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { ruleKinds } from "../article-types/end-outdated-approvals.ts";
import { typeNames } from "../articles/article-record.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { actorOf } from "../workflow/actor.ts";
import { outdatedAmong } from "../workflow/approvals.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { blockerOf, releaseActions, releaseStatusAt, type ReleaseRow } from "./release-state.ts";

type Schemas = components["schemas"];

export const releaseTable = crudTable(releases, {
  search: [releases.name, releases.description],
  sort: {
    name: releases.name,
    releasedAt: releases.releasedAt,
    createdAt: releases.createdAt,
    updatedAt: releases.updatedAt,
  },
  order: [desc(releases.updatedAt)],
});

export const releaseKind = recordKind({
  table: releaseTable,
  nameOf: ({ name }) => name,
  toRecords: (db, rows, ctx) => toReleases(db, rows, actorOf(ctx), ctx.now()),
});

/** `releaseStatusAt` as a filter. */
export function hasReleaseStatus(
  status: Schemas["ReleaseStatus"] | undefined,
  now: Date,
): SQL | undefined {
  if (status === undefined) return undefined;
  const scheduled = eq(releases.status, "scheduled");
  if (status === "scheduled") return and(scheduled, gt(releases.releasedAt, now));
  if (status === "open") return eq(releases.status, "open");
  return or(eq(releases.status, "released"), and(scheduled, lte(releases.releasedAt, now)));
}

/** Releases with everything in them. */
export async function toReleases(
  db: Db,
  rows: readonly ReleaseRow[],
  actor: Actor,
  now: Date,
): Promise<Schemas["Release"][]> {
  const items = await itemsOf(db, rows, now);
  return rows.map((row) => {
    const own = items.get(row.id) ?? [];
    return {
      ...toEntity(row),
      name: row.name,
      description: row.description,
      status: releaseStatusAt(row, now),
      releasedAt: row.releasedAt?.toISOString() ?? null,
      blockedReason: row.blockedReason,
      itemCount: own.length,
      blockedCount: own.filter(({ blocker }) => blocker !== null).length,
      allowedActions: releaseActions(row, own.length, actor, now),
      items: own,
    };
  });
}

export function toSummary({
  items: _items,
  ...summary
}: Schemas["Release"]): Schemas["ReleaseSummary"] {
  return summary;
}

async function itemsOf(
  db: Db,
  rows: readonly ReleaseRow[],
  now: Date,
): Promise<Map<string, Schemas["ReleaseItem"][]>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ item: releaseItems, article: articles })
    .from(releaseItems)
    .innerJoin(articles, eq(articles.id, releaseItems.articleId))
    .where(
      inArray(
        releaseItems.releaseId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sql`lower(${articles.title})`), asc(articles.id));
  const names = await typeNames(
    db,
    found.map(({ article }) => article.typeId),
  );
  const saved = found.flatMap(({ article }) => (article.deletedAt === null ? [article] : []));
  const outdated = await outdatedAmong(db, ruleKinds.article, saved, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = found.map(({ item, article }) => {
    const release = byId.get(item.releaseId);
    const isReleased = release !== undefined && releaseStatusAt(release, now) === "released";
    const approved = item.action === "publish" ? article.approvedVersionNo : null;
    const candidate = {
      action: item.action,
      state: article,
      trashed: article.deletedAt !== null,
      outdated: outdated.has(article.id),
    };
    return {
      releaseId: item.releaseId,
      articleId: article.id,
      action: item.action,
      title: article.title,
      slug: article.slug,
      typeName: names.get(article.typeId) ?? "",
      displayStatus: displayStatus(article, now),
      headVersionNo: article.headVersionNo,
      versionNo: item.versionNo ?? approved,
      publishedVersionNo: publishedVersionAt(article, now),
      blocker: isReleased ? null : blockerOf(candidate, item.releaseId, now),
      addedAt: item.addedAt.toISOString(),
      addedByName: item.addedByName,
    };
  });
  const grouped = Map.groupBy(items, ({ releaseId }) => releaseId);
  return new Map(
    [...grouped].map(([id, own]) => [id, own.map(({ releaseId: _release, ...item }) => item)]),
  );
}
