import { and, desc, eq } from "drizzle-orm";
import { statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { contentVersions, homePages } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Result } from "../operation.ts";
import { homePageSnapshot } from "./home-page-kind.ts";
import type { HomePageRow } from "./home-page-record.ts";

type Schemas = components["schemas"];

const { versionNo, approved, restoredFrom, createdAt, createdBy, createdByName, fields } =
  contentVersions;
const listed = { versionNo, approved, restoredFrom, createdAt, createdBy, createdByName };

/**
 * Latest first.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function pageVersions(
  db: Db,
  id: string,
  { pageNo = 1, pageSize = 10 }: { pageNo?: number; pageSize?: number },
  now: Date,
): Promise<Result<"homePagesVersions">> {
  const page = await findPage(db, id);
  const rows = await db
    .select(listed)
    .from(contentVersions)
    .where(ofPage(id))
    .orderBy(desc(versionNo))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = await db.$count(contentVersions, ofPage(id));
  const records = rows.map((row) => toVersion(row, page, now));
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/**
 * A version with its sections.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readVersion(
  db: Db,
  id: string,
  no: number,
  now: Date,
): Promise<Schemas["HomePageVersionDetail"]> {
  const page = await findPage(db, id);
  const [row] = await db
    .select({ ...listed, fields })
    .from(contentVersions)
    .where(and(ofPage(id), eq(versionNo, no)));
  if (!row) throw new AppError("NOT_FOUND", messages.homePages.versionNotFound);
  const { sections } = homePageSnapshot(row.fields);
  return { ...toVersion(row, page, now), sections };
}

function ofPage(id: string) {
  return and(eq(contentVersions.bizType, "homePage"), eq(contentVersions.bizId, id));
}

async function findPage(db: Db, id: string): Promise<HomePageRow> {
  const [row] = await db.select().from(homePages).where(eq(homePages.id, id));
  if (!row) throw new AppError("NOT_FOUND", messages.homePages.notFound);
  return row;
}

type VersionRow = Pick<typeof contentVersions.$inferSelect, keyof typeof listed>;

function toVersion(row: VersionRow, page: HomePageRow, now: Date): Schemas["HomePageVersion"] {
  return {
    versionNo: row.versionNo,
    approved: row.approved,
    published: row.versionNo === page.publishedVersionNo && statusAt(page, now) === "published",
    restoredFrom: row.restoredFrom,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    createdByName: row.createdByName,
  };
}
