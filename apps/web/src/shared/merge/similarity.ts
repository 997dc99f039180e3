const tokensOf = new Map<string, ReadonlyMap<string, number>>();
const maxRemembered = 2_000;
const words = /\p{Script=Han}|[\p{L}\p{N}]+/gu;

/**
 * How much of two blocks' wording is the same, from 0 to 1, by the words they share; a Chinese character counts as a
 * word.
 */
export function similarity(one: string, other: string): number {
  const [a, b] = [countWords(one), countWords(other)];
  const total = sizeOf(a) + sizeOf(b);
  if (total === 0) return one === other ? 1 : 0;
  let shared = 0;
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0);
  return (2 * shared) / total;
}

function countWords(content: string): ReadonlyMap<string, number> {
  const known = tokensOf.get(content);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const text = content.replaceAll(/<[^>]*>|\{[^}]*\}/g, " ").toLowerCase();
  for (const [word] of text.matchAll(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (tokensOf.size >= maxRemembered) tokensOf.clear();
  tokensOf.set(content, counts);
  return counts;
}

function sizeOf(counts: ReadonlyMap<string, number>): number {
  let size = 0;
  for (const count of counts.values()) size += count;
  return size;
}
