import type { Shape } from "./schema-shape.ts";

/** A keyword that changed. */
export interface BoundChange {
  keyword: string;
  was: unknown;
  is: unknown;
  /** Whether fewer values may be valid than before; a changed pattern counts as tighter. */
  tighter: boolean;
}

const upper = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const lower = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
const other = ["pattern", "format", "multipleOf", "uniqueItems"];

/** Compares the keywords that limit single values. */
export function compareBounds(was: Shape, is: Shape): BoundChange[] {
  return [...upper, ...lower, ...other].flatMap((keyword) => {
    const [before, after] = [was.bounds[keyword], is.bounds[keyword]];
    if (before === after) return [];
    return [{ keyword, was: before, is: after, tighter: isTighter(keyword, before, after) }];
  });
}

function isTighter(keyword: string, was: unknown, is: unknown): boolean {
  if (is === undefined || is === false) return false;
  if (was === undefined || typeof was !== "number" || typeof is !== "number") return true;
  if (upper.includes(keyword)) return is < was;
  return lower.includes(keyword) ? is > was : true;
}
