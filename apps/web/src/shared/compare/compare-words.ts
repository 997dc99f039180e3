import { diffTokens, type Run } from "./diff-tokens.ts";

// Chinese has no spaces between words; the segmenter finds them.
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The words, spaces and marks of a text, in order. */
export function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A run of a plain text. */
export interface TextRun {
  /** Where it begins, counting removed words as well. */
  readonly at: number;
  readonly change: Run<never>["change"];
  readonly text: string;
}

/** Compares two plain texts word by word. */
export function compareWords(before: string, after: string): TextRun[] {
  let at = 0;
  return diffTokens(tokensOf(before), tokensOf(after)).map(({ change, tokens }) => {
    const run = { at, change, text: tokens.map(({ key }) => key).join("") };
    at += run.text.length;
    return run;
  });
}

function tokensOf(text: string) {
  return wordsOf(text).map((key) => ({ key, isSpace: key.trim() === "" }));
}
