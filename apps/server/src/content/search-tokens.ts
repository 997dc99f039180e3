import { LRUCache } from "lru-cache";
import stemmers from "snowball-stemmer.jsx/dest/english-stemmer.common.min.js";
import { entryLimit } from "../kernel/entry-limit.ts";
import { foldHan } from "./fold-han.ts";
import { isStopWord } from "./stop-words.ts";

/** A run of Chinese in simplified characters, a word by its stem, or the beginning of words. */
export type SearchTerm =
  | { readonly kind: "run"; readonly text: string }
  | { readonly kind: "word"; readonly stem: string }
  | {
      readonly kind: "beginning";
      /** As `foldWord` returns it. */
      readonly text: string;
      /** Of the words that begin so. */
      readonly stems: readonly string[];
    };

/** A term as it is written. */
export type WrittenTerm = Exclude<SearchTerm, { kind: "beginning" }>;

/** A word of a query, where it may be replaced. */
export interface QueryWord {
  /** As `foldWord` returns it. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A run of Chinese or Japanese, or a word of another script; everything else separates. */
export const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;
const CJK_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/v;
const MAX_WORD = 40;
const MAX_TERMS = 16;
/** What the address bar makes of other characters. */
const URL_ESCAPE = /%[0-9a-f]{2}/gi;
// A tsvector holds at most 1 MB; half of it leaves room for PostgreSQL's overhead per token.
const MAX_BYTES = 500_000;
const stems = new LRUCache<string, string>(entryLimit(20_000));

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

/** At most 16 distinct terms, without stop words. */
export function searchTerms(query: string): WrittenTerm[] {
  const terms = new Map<string, WrittenTerm>();
  for (const { 0: piece } of piecesOf(query)) {
    const term = toTerm(piece);
    const [token = ""] = requiredTokens(term);
    if (token === "") continue;
    terms.set(term.kind === "run" ? `r${term.text}` : `w${token}`, term);
    if (terms.size === MAX_TERMS) break;
  }
  return [...terms.values()];
}

/** The words of a query that are not Chinese, without stop words, in their order. */
export function queryWords(query: string): QueryWord[] {
  return piecesOf(query).flatMap(({ 0: piece, index }) =>
    isRun(piece) ? [] : [{ word: foldWord(piece), start: index, end: index + piece.length }],
  );
}

/** With positions in the query. */
function piecesOf(query: string): RegExpExecArray[] {
  const blanked = query.replace(URL_ESCAPE, (escape) => " ".repeat(escape.length));
  return Array.from(blanked.matchAll(PIECE)).filter(
    ([piece]) => !isStopWord(isRun(piece) ? foldHan(piece) : foldWord(piece)),
  );
}

/**
 * The tokens of every text that contains the term. For longer runs of Chinese they also match texts with the same
 * bigrams apart.
 */
export function requiredTokens(term: WrittenTerm): string[] {
  if (term.kind === "word") return [term.stem];
  const characters = Array.from(term.text);
  return characters.length === 1 ? characters : pairs(characters);
}

/** What a text needs one token each of. */
export function tokenChoices(term: SearchTerm): (readonly string[])[] {
  return term.kind === "beginning" ? [term.stems] : requiredTokens(term).map((token) => [token]);
}

/** Whether the index may match texts without the term, so that texts must be compared. */
export function isApproximate(term: SearchTerm): boolean {
  return term.kind === "run" && requiredTokens(term).length > 1;
}

export function toTerm(piece: string): WrittenTerm {
  return isRun(piece)
    ? { kind: "run", text: foldHan(piece) }
    : { kind: "word", stem: stemOfWord(piece) };
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

function tokensOf(term: WrittenTerm): string[] {
  return term.kind === "word" ? [term.stem] : runTokens(term.text);
}

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

/** The token of a word. */
export function stemOfWord(word: string): string {
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
