import { foldHan } from "./fold-han.ts";
import { foldWord, isRun, PIECE, stemOfWord, type SearchTerm } from "./search-tokens.ts";

/** Half-open range of UTF-16 positions to emphasise. */
export interface HighlightRange {
  readonly start: number;
  readonly end: number;
}

/** Ordered, without overlaps. */
export function highlightRanges(terms: readonly SearchTerm[], text: string): HighlightRange[] {
  const joined: HighlightRange[] = [];
  for (const range of rangesIn(terms, text)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      joined.push(range);
    }
  }
  return joined;
}

const SNIPPET = 160;
const LEAD = 40;
/** A line break that nothing else shows: the end of a heading or of a table's cell, say. */
const BARE_BREAK = /(?<=[^\s.,:;!?…。，、：；！？])[^\S\n]*\n\s*(?=\S)/g;

/** A one-line excerpt around the first match, with dots between what are lines of their own; undefined without a match. */
export function snippetAround(terms: readonly SearchTerm[], text: string): string | undefined {
  const flat = text.replace(BARE_BREAK, " · ").replace(/\s+/g, " ");
  const { value: first } = rangesIn(terms, flat).next();
  if (!first) return undefined;
  const from = first.start <= LEAD ? 0 : cut(flat, first.start - LEAD);
  const to = Math.min(flat.length, cut(flat, from + SNIPPET));
  return `${from > 0 ? "…" : ""}${flat.slice(from, to).trim()}${to < flat.length ? "…" : ""}`.toWellFormed();
}

/** A word boundary near a position, never inside a character. */
function cut(text: string, near: number): number {
  const space = text.indexOf(" ", near);
  const at = space !== -1 && space - near < 15 ? space : near;
  const isLowSurrogate = /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return isLowSurrogate ? at + 1 : at;
}

/** Ordered; ranges of runs may overlap. A generator, so that a caller that wants the first match reads no further. */
function* rangesIn(
  terms: readonly SearchTerm[],
  text: string,
): Generator<HighlightRange, undefined> {
  const runs = terms.flatMap((term) => (term.kind === "run" ? [term.text] : []));
  const stems = new Set(terms.flatMap((term) => (term.kind === "word" ? [term.stem] : [])));
  const beginnings = terms.flatMap((term) => (term.kind === "beginning" ? [term.text] : []));
  const initials = new Set([...stems, ...beginnings].map((word) => word.charAt(0)));
  const isFound = (word: string) =>
    stems.has(stemOfWord(word)) || beginnings.some((text) => foldWord(word).startsWith(text));
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (!mayContain(piece, initials)) continue;
    if (isRun(piece)) yield* occurrences(foldHan(piece), runs, index);
    else if (isFound(piece)) yield { start: index, end: index + piece.length };
  }
}

/** Avoids stemming: an English stem starts like its word. */
function mayContain(piece: string, initials: ReadonlySet<string>): boolean {
  const first = piece.charAt(0);
  return first > "\u007F" || initials.has(first.toLowerCase());
}

function occurrences(piece: string, runs: readonly string[], offset: number): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (const run of runs) {
    for (let at = piece.indexOf(run); at !== -1; at = piece.indexOf(run, at + run.length)) {
      ranges.push({ start: offset + at, end: offset + at + run.length });
    }
  }
  return ranges.sort((a, b) => a.start - b.start || b.end - a.end);
}
