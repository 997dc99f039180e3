import type { ArticleCard } from "../types.ts";

/** Tags shown at most. */
const most = 16;

/** The tags of some articles, the most frequent first; the one that is chosen is always among them. */
export function commonTags(articles: readonly ArticleCard[], chosen?: string): string[] {
  const counts = new Map<string, number>();
  if (chosen !== undefined) counts.set(chosen, Number.POSITIVE_INFINITY);
  for (const tag of articles.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, "en"))
    .slice(0, most)
    .map(([tag]) => tag);
}
