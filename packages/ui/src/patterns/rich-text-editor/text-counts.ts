import type { Node } from "@tiptap/pm/model";
import { memoizePerBlock } from "./memoize-per-block.ts";

/** How long a text is. */
export interface TextCounts {
  /** Words between spaces; of scripts without such spaces, every character is one. */
  readonly words: number;
  readonly characters: number;
  /** How long reading takes, at least one minute: as the published page says it. */
  readonly minutes: number;
}

const WORDS_PER_MINUTE = 220;
const CHARACTERS_PER_MINUTE = 400;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const countsOf = memoizePerBlock((block) => {
  const text = block.textBetween(0, block.content.size, " ", " ");
  const spaced = text.replaceAll(cjk, " ").split(/\s+/);
  return {
    words: spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    cjk: text.match(cjk)?.length ?? 0,
    characters: block.textContent.length,
  };
});

/** Counts words and characters. */
export function countText(doc: Node): TextCounts {
  const total = { words: 0, cjk: 0, characters: 0 };
  for (const counts of countsOf(doc)) {
    total.words += counts.words;
    total.cjk += counts.cjk;
    total.characters += counts.characters;
  }
  const minutes = total.words / WORDS_PER_MINUTE + total.cjk / CHARACTERS_PER_MINUTE;
  return {
    words: total.words + total.cjk,
    characters: total.characters,
    minutes: Math.max(1, Math.round(minutes)),
  };
}
