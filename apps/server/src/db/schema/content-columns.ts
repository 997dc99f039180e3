import { integer, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/** Kinds of content that are reviewed and published. */
export const bizTypes = ["article", "articleType", "homePage"] as const;

/** `scheduled` becomes `published` by time alone. */
export const contentStatuses = ["draft", "approved", "scheduled", "published", "offline"] as const;

export const reviewStatuses = [
  "none",
  "running",
  "approved",
  "rejected",
  "returned",
  "withdrawn",
] as const;

/** The columns of versioned, reviewed and published content, new objects for each table. */
export const contentColumns = () => ({
  status: text("status", { enum: contentStatuses }).notNull().default("draft"),
  reviewStatus: text("review_status", { enum: reviewStatuses }).notNull().default("none"),
  /** Number of the current or last review round; 0 before the first. */
  round: integer("round").notNull().default(0),
  headVersionNo: integer("head_version_no").notNull().default(1),
  approvedVersionNo: integer("approved_version_no"),
  publishedVersionNo: integer("published_version_no"),
  /** The requested publication date, or the scheduled one. */
  scheduledAt: timestamptz("scheduled_at"),
  /** First publication. */
  publishedAt: timestamptz("published_at"),
  /** The period in which the published version is public. */
  liveFrom: timestamptz("live_from"),
  liveUntil: timestamptz("live_until"),
});
