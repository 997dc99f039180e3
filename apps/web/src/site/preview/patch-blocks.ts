/** The blocks as they were inserted, whatever has become of them since: a reader may have started a video. */
const inserted = new WeakMap<Element, readonly Node[]>();

/**
 * Gives an element another text, block by block: those at its start and end that are the same stay, so that their
 * pictures do not flicker, their videos play on, and nothing scrolls.
 *
 * @param html Safe to insert.
 */
export function patchBlocks(element: Element, html: string): void {
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  const next = [...template.content.childNodes];
  const current = [...element.childNodes];
  const known = inserted.get(element) ?? current;
  const maxLength = Math.min(known.length, next.length);
  let start = 0;
  while (start < maxLength && isSame(known[start], next[start])) start += 1;
  let end = 0;
  while (end < maxLength - start && isSame(known.at(-1 - end), next.at(-1 - end))) end += 1;
  inserted.set(
    element,
    next.map((node) => node.cloneNode(true)),
  );
  const after = current[current.length - end] ?? null;
  for (const node of current.slice(start, current.length - end)) node.remove();
  for (const node of next.slice(start, next.length - end)) element.insertBefore(node, after);
}

function isSame(known: Node | undefined, next: Node | undefined): boolean {
  return known !== undefined && next !== undefined && known.isEqualNode(next);
}
