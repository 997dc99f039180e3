import { Fragment } from "react";
import type { HighlightRange } from "../types.ts";
import { splitRanges } from "./split-ranges.ts";

/** A text with the stretches marked that a search found. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly HighlightRange[] }) {
  return splitRanges(text, ranges).map(({ text: part, marked, start }) =>
    marked ? <mark key={start}>{part}</mark> : <Fragment key={start}>{part}</Fragment>,
  );
}
