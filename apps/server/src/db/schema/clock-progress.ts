import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/** How far recurring work has got with what happens by the clock alone: each date is handled once, by one server. */
export const clockProgress = pgTable("clock_progress", {
  /** The work. */
  name: text("name", { enum: ["notices"] }).primaryKey(),
  /** Everything up to here is done. */
  doneUntil: timestamptz("done_until").notNull(),
});
