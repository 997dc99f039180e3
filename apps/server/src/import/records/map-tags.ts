import { toPlainText } from "../html/to-rich-text.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { characterCount } from "./truncate.ts";

const MAX_TAGS = 10;
const MAX_TAG_LENGTH = 30;
const MAX_KEYWORDS = 20;
const MAX_KEYWORD_LENGTH = 50;

/** Maps tags, then the names of further categories, to tags; the overflow becomes keywords. */
export function mapTags(
  item: WxrItem,
  otherCategories: readonly string[],
  notes: string[],
): { tags: string[]; keywords: string[] } {
  const tags = item.terms
    .filter(({ domain }) => domain === "post_tag")
    .map(({ name }) => toPlainText(name));
  const words = distinct([...tags, ...otherCategories]);
  const fitting = words.filter((word) => characterCount(word) <= MAX_TAG_LENGTH);
  const chosen = fitting.slice(0, MAX_TAGS);
  const rest = words.filter((word) => !chosen.includes(word));
  const keywords = rest
    .filter((word) => characterCount(word) <= MAX_KEYWORD_LENGTH)
    .slice(0, MAX_KEYWORDS);
  if (otherCategories.length > 0) notes.push("further categories became tags or keywords");
  if (keywords.length > 0) notes.push("tags beyond ten, and long ones, became keywords");
  const lost = rest.length - keywords.length;
  if (lost > 0)
    notes.push(`tags and categories beyond what an article holds were dropped: ${lost}`);
  return { tags: chosen, keywords };
}

/** Case-insensitive. */
function distinct(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const plain = word.replace(/\s+/g, " ").trim();
    const key = plain.toLowerCase();
    if (plain !== "" && !byKey.has(key)) byKey.set(key, plain);
  }
  return [...byKey.values()];
}
