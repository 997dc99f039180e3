import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { HomePageSnapshot, Snapshot } from "../../db/schema/content-versions.ts";
import { homePages, publishedHomePages } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { DEFAULT_FLOW } from "../article-types/review-rules.ts";
import { ROOT_ID } from "../tree.ts";
import type { ContentKind } from "../workflow/content-kind.ts";
import { readStoredVersion } from "../workflow/stored-version.ts";
import { readHomePage, type HomePageRow } from "./home-page-record.ts";
import { homePageTitle } from "./home-page-title.ts";

/** Home pages for the workflow. They are always reviewed, by the flow of types that have none above them. */
export const homePageKind: ContentKind = {
  bizType: "homePage",
  permissions: "content:homePage",
  async lock(db, id) {
    const row = await lockHomePage(db, id);
    return row && { ...row, title: homePageTitle(row.language), typeId: ROOT_ID };
  },
  flow: async () => ({ required: true, nodes: [...DEFAULT_FLOW] }),
  async form(db, id, versionNo) {
    const { fields } = await readHomePageVersion(db, id, versionNo);
    return { fields, content: null, typeId: ROOT_ID };
  },
  async assertComplete(db, { id, headVersionNo }) {
    const { fields } = await readHomePageVersion(db, id, headVersionNo);
    if (fields.sections.some(({ visible }) => visible)) return;
    throw fieldError("sections", "minContains", messages.homePages.nothingVisible);
  },
  async patch(db, id, patch, actor, now) {
    const version = sql`${homePages.version} + 1`;
    await db
      .update(homePages)
      .set({ ...patch, ...stampUpdate(actor, now), version })
      .where(eq(homePages.id, id));
  },
  async show(db, { id }, { versionNo }) {
    const { fields } = await readHomePageVersion(db, id, versionNo);
    const copy = { ...fields, versionNo };
    await db
      .insert(publishedHomePages)
      .values({ id, ...copy })
      .onConflictDoUpdate({ target: publishedHomePages.id, set: copy });
    return null;
  },
  async hide(db, id) {
    await db.delete(publishedHomePages).where(eq(publishedHomePages.id, id));
  },
  current: readHomePage,
};

/** Reads a page and locks it until the transaction ends. */
export async function lockHomePage(db: Db, id: string): Promise<HomePageRow | undefined> {
  const [row] = await db.select().from(homePages).where(eq(homePages.id, id)).for("update");
  return row;
}

/** A saved version, and who wrote it. */
export async function readHomePageVersion(db: Db, id: string, versionNo: number) {
  const version = await readStoredVersion(db, "homePage", id, versionNo);
  return { ...version, fields: homePageSnapshot(version.fields) };
}

/** Narrows a stored version's fields to a home page's. */
export function homePageSnapshot(fields: Snapshot): HomePageSnapshot {
  if ("sections" in fields) return fields;
  throw new Error("This version is not a home page's");
}
