/**
 * Highlights changes by block (paragraphs, lists, tables …): new blocks are marked as inserted, and removed ones stay
 * in place, marked as deleted.
 *
 * @returns HTML; both texts must be clean already.
 */
export function markChanges(earlier: string, present: string): string {
  const before = blocksOf(earlier);
  const after = blocksOf(present);
  const kept = longestCommon(before, after);
  const marked: string[] = [];
  let b = 0;
  let a = 0;
  for (const [keptB, keptA] of [...kept, [before.length, after.length] as const]) {
    while (b < keptB) marked.push(wrap("del", before[b++]));
    while (a < keptA) marked.push(wrap("ins", after[a++]));
    if (keptA < after.length) marked.push(after[a] ?? "");
    b += 1;
    a += 1;
  }
  return marked.join("");
}

function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.children].map((block) => block.outerHTML);
}

function wrap(tag: "ins" | "del", block: string | undefined): string {
  return `<${tag} class="block-change">${block ?? ""}</${tag}>`;
}

/** The blocks both have in the same order, as pairs of places. */
function longestCommon(
  before: readonly string[],
  after: readonly string[],
): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const at = (b: number, a: number) => lengths[b]?.[a] ?? 0;
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const row = lengths[b];
      if (row === undefined) continue;
      row[a] = before[b] === after[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let b = 0, a = 0; b < before.length && a < after.length;) {
    if (before[b] === after[a]) pairs.push([b++, a++]);
    else if (at(b + 1, a) >= at(b, a + 1)) b += 1;
    else a += 1;
  }
  return pairs;
}
