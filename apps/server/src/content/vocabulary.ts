import { isStopWord } from "./stop-words.ts";
import { foldWord, isRun, PIECE, stemOfWord } from "./search-tokens.ts";

/** A word that people may mean. */
export interface VocabularyWord {
  word: string;
  stem: string;
  /** The word, and what it becomes when one letter is left out; empty for a code such as "t80". */
  spellings: string[];
}

const MAX_WORDS = 5000;
const NUMBER = /^\p{N}+$/u;
const LETTERS = /^\p{L}{4,20}$/u;

/** Distinct words of a text that people may search for, but for Chinese: the first 5,000. */
export function vocabularyOf(text: string): string[] {
  const words = new Set<string>();
  for (const [piece] of text.matchAll(PIECE)) {
    if (isRun(piece)) continue;
    const word = foldWord(piece);
    if (word.length < 2 || NUMBER.test(word) || isStopWord(word)) continue;
    words.add(word);
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}

export function vocabularyWord(word: string): VocabularyWord {
  const spellings = isSpelled(word) ? [word, ...withoutLetters(word, 1)] : [];
  return { word, stem: stemOfWord(word), spellings };
}

/** Whether a word may have typing errors: it is no code, and long enough to be recognised. */
export function isSpelled(word: string): boolean {
  return LETTERS.test(word);
}

/**
 * What a word has in common with the `spellings` of those it may stand for: one letter too many, too few, other or
 * exchanged, and in longer words two.
 */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, ...withoutLetters(word, word.length < 7 ? 1 : 2)])];
}

function withoutLetters(word: string, most: number): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  const all =
    most === 1 ? shorter : [...shorter, ...shorter.flatMap((one) => withoutLetters(one, most - 1))];
  return [...new Set(all)];
}
