import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";

/** `scheduled` becomes `released` by time alone. */
export const releaseStatuses = ["open", "scheduled", "released"] as const;

export const releaseActions = ["publish", "offline"] as const;

/** Articles that change on the public site at one instant, all or none. */
export const releases = pgTable(
  "releases",
  {
    ...entityColumns(),
    name: text("name").notNull(),
    description: text("description"),
    status: text("status", { enum: releaseStatuses }).notNull().default("open"),
    /** When it is released, or was. */
    releasedAt: timestamptz("released_at"),
    /** Why it was taken out of the schedule; null when somebody did that on purpose. */
    blockedReason: text("blocked_reason"),
  },
  (table) => [
    index("releases_updated_idx").on(table.updatedAt, table.id),
    index("releases_released_at_idx").on(table.releasedAt),
  ],
);

export const releaseItems = pgTable(
  "release_items",
  {
    releaseId: text("release_id")
      .notNull()
      .references(() => releases.id, { onDelete: "cascade" }),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    action: text("action", { enum: releaseActions }).notNull(),
    /** The version that was scheduled or released; null before, and for what is taken offline. */
    versionNo: integer("version_no"),
    addedAt: timestamptz("added_at").notNull(),
    addedByName: text("added_by_name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.articleId] }),
    index("release_items_article_id_idx").on(table.articleId),
  ],
);
