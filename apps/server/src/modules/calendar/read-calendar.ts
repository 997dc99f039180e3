import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { allowedActions, heldByRelease } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articles, releases } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { ofType } from "../articles/article-filters.ts";
import { typeNames } from "../articles/article-record.ts";
import type { Input } from "../operation.ts";
import { toReleases } from "../releases/release-record.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { generalPermissions } from "../workflow/record-permissions.ts";

type Entry = components["schemas"]["CalendarEntry"];
type Query = Input<"calendarEntries">["query"];

/** A date of a record. */
interface Found {
  source: "live" | "next" | "end" | "release";
  id: string;
  ms: string;
}

/** What appeared, appears or disappears within a period, in order of time. */
export async function readCalendar(
  db: Db,
  query: Query,
  actor: Actor,
  now: Date,
): Promise<BoundedList<Entry>> {
  const from = sql`${new Date(query.from).toISOString()}::timestamptz`;
  const to = sql`${new Date(query.to).toISOString()}::timestamptz`;
  const own = query.createdBy === undefined ? undefined : eq(articles.createdBy, query.createdBy);
  const ofTypes = await ofType(db, query.typeId);
  const dates = [
    { source: "live", column: articles.liveFrom },
    { source: "next", column: articles.nextLiveFrom },
    { source: "end", column: articles.liveUntil },
  ].map(
    ({ source, column }) => sql`
      select ${source}::text as source, ${articles.id} as id, ${column} as at from ${articles}
      where ${and(isNull(articles.deletedAt), inArray(articles.status, ["scheduled", "published"]), own, ofTypes)}
        and ${column} >= ${from} and ${column} < ${to}`,
  );
  const seesReleases = query.typeId === undefined && actor.may("content:release:view");
  if (seesReleases) dates.push(releaseDates(from, to, query.createdBy));
  const { records, truncated } = await listOf(query, (limit, offset) =>
    queryRows<Found>(
      db,
      sql`select source, id, extract(epoch from at) * 1000 as ms
          from (${sql.join(dates, sql` union all `)}) found
          order by at, id, source limit ${limit} offset ${offset}`,
    ),
  );
  return { records: await toEntries(db, records, actor, now), truncated };
}

function releaseDates(from: SQL, to: SQL, createdBy: string | undefined): SQL {
  const own = createdBy === undefined ? sql`true` : eq(releases.createdBy, createdBy);
  return sql`
    select 'release' as source, ${releases.id} as id, ${releases.releasedAt} as at from ${releases}
    where ${own} and ${releases.releasedAt} >= ${from} and ${releases.releasedAt} < ${to}`;
}

async function toEntries(
  db: Db,
  found: readonly Found[],
  actor: Actor,
  now: Date,
): Promise<Entry[]> {
  const idsOf = (isRelease: boolean) =>
    found.filter(({ source }) => (source === "release") === isRelease).map(({ id }) => id);
  const [rows, releaseRows] = await Promise.all([
    db
      .select()
      .from(articles)
      .where(inArray(articles.id, idsOf(false))),
    db
      .select()
      .from(releases)
      .where(inArray(releases.id, idsOf(true))),
  ]);
  const names = await typeNames(
    db,
    rows.map(({ typeId }) => typeId),
  );
  const articleById = new Map(rows.map((row) => [row.id, row]));
  const together = await toReleases(db, releaseRows, actor, now);
  const releaseById = new Map(together.map((release) => [release.id, release]));
  const may = { ...generalPermissions("article", actor), isAssignee: false, isReceiver: false };
  return found.flatMap(({ source, id, ms }): Entry[] => {
    const at = new Date(Math.round(Number(ms)));
    const isFuture = at > now;
    const release = source === "release" ? releaseById.get(id) : undefined;
    if (release) {
      return [
        {
          kind: "release",
          at: at.toISOString(),
          id,
          title: release.name,
          typeName: null,
          authorName: release.createdByName,
          version: release.version,
          versionNo: null,
          itemCount: release.itemCount,
          movable: isFuture && release.allowedActions.includes("schedule"),
          releaseId: null,
        },
      ];
    }
    const row = articleById.get(id);
    if (!row) return [];
    const releaseId = heldByRelease(row, now);
    const isMovable =
      isFuture && source !== "end" && allowedActions(row, may, now).includes("schedule");
    const held = releaseId !== null && at.getTime() === row.releaseAt?.getTime();
    return [
      {
        kind: kindOf(source, isFuture),
        at: at.toISOString(),
        id,
        title: row.title,
        typeName: names.get(row.typeId) ?? "",
        authorName: row.createdByName,
        version: row.version,
        versionNo: source === "end" ? null : versionOf(source, row),
        itemCount: null,
        movable: isMovable,
        releaseId: held ? releaseId : null,
      },
    ];
  });
}

function kindOf(source: Found["source"], isFuture: boolean): Entry["kind"] {
  if (source === "end") return "end";
  if (!isFuture) return "published";
  return source === "next" ? "revision" : "publication";
}

function versionOf(
  source: Found["source"],
  { nextVersionNo, publishedVersionNo }: typeof articles.$inferSelect,
): number | null {
  return source === "next" ? nextVersionNo : publishedVersionNo;
}
