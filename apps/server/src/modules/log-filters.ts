import { and, gte, isNotNull, isNull, lt, or, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Filter } from "../db/crud-table.ts";
import { containsText } from "../db/text-filter.ts";

/** From one timestamp (included) to another (excluded), in ISO 8601; a missing one is no bound. */
export function between(column: AnyPgColumn, from?: string, before?: string): Filter {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    before === undefined ? undefined : lt(column, new Date(before)),
  );
}

/** Failures have an error code. */
export function succeeded(errorCode: AnyPgColumn, success: boolean | undefined): Filter {
  if (success === undefined) return undefined;
  return success ? isNull(errorCode) : isNotNull(errorCode);
}

export function anyContains(columns: readonly SQLWrapper[], keyword: string | undefined): Filter {
  return keyword ? or(...columns.map((column) => containsText(column, keyword))) : undefined;
}
