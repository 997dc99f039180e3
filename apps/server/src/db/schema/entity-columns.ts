import { integer, text, timestamp } from "drizzle-orm/pg-core";
import { uuidv7 } from "uuidv7";

/** A `Date` in the application. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Primary key of every entity: an opaque, sortable text made by the application (UUIDv7). */
export const id = () =>
  text("id")
    .primaryKey()
    .$defaultFn(() => uuidv7());

/**
 * The columns of every stored entity, new objects for each table. Writers set the `…By` columns from `stampCreate` and
 * `stampUpdate` and increment `version` on every change.
 */
export const entityColumns = () => ({
  id: id(),
  createdAt: timestamptz("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  createdByName: text("created_by_name").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedByName: text("updated_by_name").notNull(),
  version: integer("version").notNull().default(1),
});
