import { toWords } from "../html/to-rich-text.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { lengthOf } from "./cut.ts";

const MOST_TAGS = 10;
const MAX_TAG = 30;
const MOST_KEYWORDS = 20;
const MAX_KEYWORD = 50;

/**
 * The words that an article is found by: its tags, then the names of its further categories. What does not fit among
 * the tags goes to the keywords.
 */
export function mapWords(
  item: WxrItem,
  otherCategories: readonly string[],
  notes: string[],
): { tags: string[]; keywords: string[] } {
  const tags = item.terms
    .filter(({ domain }) => domain === "post_tag")
    .map(({ name }) => toWords(name));
  const words = distinct([...tags, ...otherCategories]);
  const fitting = words.filter((word) => lengthOf(word) <= MAX_TAG);
  const kept = fitting.slice(0, MOST_TAGS);
  const rest = words.filter((word) => !kept.includes(word));
  const keywords = rest.filter((word) => lengthOf(word) <= MAX_KEYWORD).slice(0, MOST_KEYWORDS);
  if (otherCategories.length > 0) notes.push("further categories became tags or keywords");
  if (keywords.length > 0) notes.push("tags beyond ten, and long ones, became keywords");
  const lost = rest.length - keywords.length;
  if (lost > 0)
    notes.push(`tags and categories beyond what an article holds were left off: ${lost}`);
  return { tags: kept, keywords };
}

/** Each word once, however it is capitalised. */
function distinct(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const plain = word.replace(/\s+/g, " ").trim();
    const key = plain.toLowerCase();
    if (plain !== "" && !byKey.has(key)) byKey.set(key, plain);
  }
  return [...byKey.values()];
}
