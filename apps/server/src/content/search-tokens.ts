import stemmers from "snowball-stemmers";

/** Half-open range of UTF-16 positions to emphasise. */
export interface HighlightRange {
  readonly start: number;
  readonly end: number;
}

/** One thing a reader looks for: a run of Chinese, or a word by its stem. */
export type SearchTerm =
  | { readonly kind: "run"; readonly text: string }
  | { readonly kind: "word"; readonly stem: string };

const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;
const CJK_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/v;
const MAX_WORD = 40;
const MAX_TERMS = 16;
// A tsvector holds at most 1 MB; half of it leaves room for what PostgreSQL adds to each token.
const MAX_BYTES = 500_000;
const english = stemmers.newStemmer("english");

/**
 * The distinct tokens of a text for the index: every two neighbouring characters of a Chinese run and its last
 * character alone (so that one character is found by prefix), and the stems of other words. Nothing depends on the
 * database's locale.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  let bytes = 0;
  for (const piece of pieces(text)) {
    for (const token of piece.kind === "run" ? indexBigrams(piece.text) : [piece.stem]) {
      if (tokens.has(token)) continue;
      bytes += Buffer.byteLength(token) + 8;
      if (bytes > MAX_BYTES) return [...tokens];
      tokens.add(token);
    }
  }
  return [...tokens];
}

/** What a reader's words ask for, at most 16 distinct terms. */
export function searchTerms(query: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const piece of pieces(query)) {
    terms.set(piece.kind === "run" ? `r${piece.text}` : `w${piece.stem}`, piece);
    if (terms.size === MAX_TERMS) break;
  }
  return [...terms.values()];
}

/** The query as the text of a `tsquery` in which every term must occur, or null when there is nothing to look for. */
export function toTsQuery(terms: readonly SearchTerm[]): string | null {
  const parts = new Set(terms.flatMap(queryParts));
  return parts.size === 0 ? null : [...parts].join(" & ");
}

/** Whether every term occurs in the text: the index finds pairs of characters anywhere, a run must stand together. */
export function matchesAll(terms: readonly SearchTerm[], text: string): boolean {
  return terms.every((term) => allRanges([term], text).length > 0);
}

/** Where the terms stand in a text, in order, without overlaps. */
export function highlightRanges(terms: readonly SearchTerm[], text: string): HighlightRange[] {
  const found: HighlightRange[] = [];
  for (const range of allRanges(terms, text)) {
    const last = found.at(-1);
    if (last && range.start <= last.end) {
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      found.push(range);
    }
  }
  return found;
}

function allRanges(terms: readonly SearchTerm[], text: string): HighlightRange[] {
  const runs = terms.flatMap((term) => (term.kind === "run" ? [term.text] : []));
  const stems = new Set(terms.flatMap((term) => (term.kind === "word" ? [term.stem] : [])));
  const ranges: HighlightRange[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    if (!CJK_FIRST.test(piece)) {
      if (stems.has(stem(piece)))
        ranges.push({ start: match.index, end: match.index + piece.length });
      continue;
    }
    for (const run of runs) {
      for (const range of occurrences(piece, run, match.index)) ranges.push(range);
    }
  }
  return ranges.sort((a, b) => a.start - b.start || b.end - a.end);
}

function occurrences(piece: string, run: string, offset: number): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (let at = piece.indexOf(run); at !== -1; at = piece.indexOf(run, at + run.length)) {
    ranges.push({ start: offset + at, end: offset + at + run.length });
  }
  return ranges;
}

function pieces(text: string): SearchTerm[] {
  return Array.from(text.matchAll(PIECE), ([piece]) => toTerm(piece)).filter(
    (term) => term.kind === "run" || term.stem !== "",
  );
}

function toTerm(piece: string): SearchTerm {
  return CJK_FIRST.test(piece) ? { kind: "run", text: piece } : { kind: "word", stem: stem(piece) };
}

function stem(word: string): string {
  const folded = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, MAX_WORD);
  return /^[a-z]+$/.test(folded) ? english.stem(folded) : folded.toWellFormed();
}

function indexBigrams(run: string): string[] {
  const characters = Array.from(run);
  const last = characters.at(-1);
  return last === undefined ? [] : [...bigrams(characters), last];
}

function bigrams(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

function queryParts(term: SearchTerm): string[] {
  if (term.kind === "word") return [quoted(term.stem)];
  const characters = Array.from(term.text);
  return characters.length === 1 ? [`${quoted(term.text)}:*`] : bigrams(characters).map(quoted);
}

function quoted(token: string): string {
  return `'${token.replace(/['\\]/g, "$&$&")}'`;
}
