import { integer, text } from "drizzle-orm/pg-core";
import { moment } from "./entity-columns.ts";

/** What is reviewed and published: articles, and the types they belong to. */
export const bizTypes = ["article", "articleType"] as const;

/** Where a record stands on its way to the public; `scheduled` becomes `published` by the clock alone. */
export const contentStatuses = ["draft", "approved", "scheduled", "published", "offline"] as const;

/** How the current round of review stands. */
export const reviewStatuses = [
  "none",
  "running",
  "approved",
  "rejected",
  "returned",
  "withdrawn",
] as const;

/** The columns of everything that is versioned, reviewed and published, fresh for each table. */
export const contentColumns = () => ({
  status: text("status", { enum: contentStatuses }).notNull().default("draft"),
  reviewStatus: text("review_status", { enum: reviewStatuses }).notNull().default("none"),
  /** Number of the current or last round of review; 0 before the first. */
  round: integer("round").notNull().default(0),
  headVersionNo: integer("head_version_no").notNull().default(1),
  approvedVersionNo: integer("approved_version_no"),
  publishedVersionNo: integer("published_version_no"),
  /** When publication is wished for, and once it is planned, when it happens. */
  scheduledAt: moment("scheduled_at"),
  /** When it was published first. */
  publishedAt: moment("published_at"),
  /** From when until when the published version is public; the clock decides within. */
  liveFrom: moment("live_from"),
  liveUntil: moment("live_until"),
});
