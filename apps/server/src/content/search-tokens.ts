import { LRUCache } from "lru-cache";
import stemmers from "snowball-stemmer.jsx/dest/english-stemmer.common.min.js";

/** One thing a reader looks for: a run of Chinese, or a word by its stem. */
export type SearchTerm =
  | { readonly kind: "run"; readonly text: string }
  | { readonly kind: "word"; readonly stem: string };

/** A run of Chinese or Japanese, or a word of another script; all else only separates. */
export const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;
const CJK_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/v;
const MAX_WORD = 40;
const MAX_TERMS = 16;
// A tsvector holds at most 1 MB; half of it leaves room for what PostgreSQL adds to each token.
const MAX_BYTES = 500_000;
const stems = new LRUCache<string, string>({ max: 20_000 });

/**
 * The distinct tokens of a text for the index: of a Chinese run every character and every two neighbouring ones, of
 * other words the stem. Nothing depends on the database's locale.
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

/** What a reader's words ask for, at most 16 distinct terms. */
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
 * The tokens that a text with this term has. They find every such text; of longer runs of Chinese also others, which
 * hold the same pairs of characters apart.
 */
export function wantedTokens(term: SearchTerm): string[] {
  if (term.kind === "word") return [term.stem];
  const characters = Array.from(term.text);
  return characters.length === 1 ? characters : pairs(characters);
}

/** Whether the index may find texts without the term, so that one has to look. */
export function isLoose(term: SearchTerm): boolean {
  return term.kind === "run" && wantedTokens(term).length > 1;
}

/** What a piece of a text stands for. */
export function toTerm(piece: string): SearchTerm {
  return isRun(piece) ? { kind: "run", text: piece } : { kind: "word", stem: stem(piece) };
}

/** Whether a piece is a run of Chinese or Japanese. */
export function isRun(piece: string): boolean {
  return CJK_FIRST.test(piece);
}

/** The characters of a run of Chinese, and its neighbouring ones in pairs. */
export function runTokens(run: string): string[] {
  const characters = Array.from(run);
  return [...characters, ...pairs(characters)];
}

/** A word without case and accents, at most 40 units long. */
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

/** The stemmer takes some ten microseconds a word, and texts are made of the same few thousand. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // It keeps every word it was asked for; a new one costs next to nothing.
  const found = new stemmers.EnglishStemmer().stemWord(word);
  stems.set(word, found);
  return found;
}
