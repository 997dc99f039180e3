import { LRUCache } from "lru-cache";
import stemmers from "snowball-stemmer.jsx/dest/english-stemmer.common.min.js";

/** A run of Chinese, or a word by its stem. */
export type SearchTerm =
  | { readonly kind: "run"; readonly text: string }
  | { readonly kind: "word"; readonly stem: string };

/** A run of Chinese or Japanese, or a word of another script; everything else separates. */
export const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;
const CJK_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/v;
const MAX_WORD = 40;
const MAX_TERMS = 16;
// A tsvector holds at most 1 MB; half of it leaves room for PostgreSQL's overhead per token.
const MAX_BYTES = 500_000;
const stems = new LRUCache<string, string>({ max: 20_000 });

/**
 * Distinct index tokens of a text: every character and bigram of a Chinese run, the stem of other words. Independent of
 * the database's locale.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  let bytes = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    for (const token of tokensOf(toTerm(piece))) {
      if (token === "" || tokens.has(token)) continue;
      bytes += Buffer.byteLength(token) + 8;
      if (bytes > MAX_BYTES) return [...tokens];
      tokens.add(token);
    }
  }
  return [...tokens];
}

/** At most 16 distinct terms. */
export function searchTerms(query: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const [piece] of query.matchAll(PIECE)) {
    const term = toTerm(piece);
    if (term.kind === "word" && term.stem === "") continue;
    terms.set(term.kind === "run" ? `r${term.text}` : `w${term.stem}`, term);
    if (terms.size === MAX_TERMS) break;
  }
  return [...terms.values()];
}

/**
 * The tokens of every text that contains the term. For longer runs of Chinese they also match texts with the same
 * bigrams apart.
 */
export function requiredTokens(term: SearchTerm): string[] {
  if (term.kind === "word") return [term.stem];
  const characters = Array.from(term.text);
  return characters.length === 1 ? characters : pairs(characters);
}

/** Whether the index may match texts without the term, so that texts must be compared. */
export function isApproximate(term: SearchTerm): boolean {
  return term.kind === "run" && requiredTokens(term).length > 1;
}

export function toTerm(piece: string): SearchTerm {
  return isRun(piece) ? { kind: "run", text: piece } : { kind: "word", stem: stem(piece) };
}

/** Whether a piece is Chinese or Japanese. */
export function isRun(piece: string): boolean {
  return CJK_FIRST.test(piece);
}

/** Characters and bigrams. */
export function runTokens(run: string): string[] {
  const characters = Array.from(run);
  return [...characters, ...pairs(characters)];
}

/** Removes case and accents; at most 40 code units. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .slice(0, MAX_WORD)
    .toWellFormed();
}

function tokensOf(term: SearchTerm): string[] {
  return term.kind === "word" ? [term.stem] : runTokens(term.text);
}

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

function stem(word: string): string {
  const folded = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, MAX_WORD);
  return /^[a-z]+$/.test(folded) ? stemOf(folded) : folded.toWellFormed();
}

/** Memoized: the stemmer takes some ten microseconds a word, and texts use the same few thousand words. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // It retains every word it was given; a new one costs next to nothing.
  const found = new stemmers.EnglishStemmer().stemWord(word);
  stems.set(word, found);
  return found;
}
