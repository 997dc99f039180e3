import type { Node } from "@tiptap/pm/model";
import { memoizePerBlock } from "./memoize-per-block.ts";

/** How long a text is. */
export interface TextCounts {
  readonly words: number;
  readonly characters: number;
}

const countsOf = memoizePerBlock((block): TextCounts => {
  const text = block.textBetween(0, block.content.size, " ", " ");
  const words = text.split(/\s+/).filter((word) => word !== "");
  return { words: words.length, characters: block.textContent.length };
});

/** Counts the words between spaces, and the characters. */
export function countText(doc: Node): TextCounts {
  let words = 0;
  let characters = 0;
  for (const counts of countsOf(doc)) {
    words += counts.words;
    characters += counts.characters;
  }
  return { words, characters };
}
