import type { ImportColumn } from "../../queries/imports.ts";

/** A column's name in the reader's language. */
export function headerOf({ header, headerZh }: ImportColumn, locale: string): string {
  return locale.startsWith("zh") ? headerZh : header;
}
