import { PAGE_WINDOW } from "../../db/page-of.ts";

/** How many of each section are shown. */
export const SHOWN = 5;

/** A total as lists have it. */
export function bounded(counted: number): { total: number; truncated: boolean } {
  return { total: Math.min(counted, PAGE_WINDOW), truncated: counted > PAGE_WINDOW };
}
