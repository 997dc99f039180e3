import { integer, text, timestamp } from "drizzle-orm/pg-core";
import { uuidv7 } from "uuidv7";

/** A moment: `timestamptz`, a `Date` in the application. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Primary key of every entity: an opaque, sortable text made by the application (UUIDv7). */
export const id = () =>
  text("id")
    .primaryKey()
    .$defaultFn(() => uuidv7());

/**
 * The columns that every stored entity carries, fresh for each table.
 * Writers set the `…By` columns from `stampCreate` and `stampUpdate` and raise `version` by one on every change.
 */
export const entityColumns = () => ({
  id: id(),
  createdAt: moment("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  createdByName: text("created_by_name").notNull(),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedByName: text("updated_by_name").notNull(),
  version: integer("version").notNull().default(1),
});
