import { isNotNull, isNull, or, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Filter } from "../db/crud-table.ts";
import { containsText } from "../db/text-filter.ts";

/** Failures have an error code. */
export function succeeded(errorCode: AnyPgColumn, success: boolean | undefined): Filter {
  if (success === undefined) return undefined;
  return success ? isNull(errorCode) : isNotNull(errorCode);
}

export function anyContains(columns: readonly SQLWrapper[], keyword: string | undefined): Filter {
  return keyword ? or(...columns.map((column) => containsText(column, keyword))) : undefined;
}
