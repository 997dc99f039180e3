import { and, gte, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** From one timestamp (included) to another (excluded), in ISO 8601; a missing one is no bound. */
export function between(column: AnyPgColumn, from?: string, before?: string): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    before === undefined ? undefined : lt(column, new Date(before)),
  );
}
