import type { HighlightRange } from "../types.ts";

/** A piece of a text. */
export interface TextPart {
  text: string;
  marked: boolean;
  /** Its offset in the text. */
  start: number;
}

/** Splits a text at the ends of its ranges, which may overlap, be unsorted or reach beyond the text. */
export function splitRanges(text: string, ranges: readonly HighlightRange[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, marked: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), marked, start });
  };
  let done = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(done, range.start);
    const end = Math.min(text.length, range.end);
    if (end <= start) continue;
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, text.length, false);
  return parts;
}
