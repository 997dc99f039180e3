import type { Node } from "@tiptap/pm/model";

/**
 * Memoizes a function of a block over all blocks of a text. While somebody types, one block changes and
 * thousands stay the same: work at every key press must not grow with the text.
 */
export function memoizePerBlock<Value>(compute: (block: Node) => Value): (doc: Node) => Value[] {
  const cache = new WeakMap<Node, { readonly value: Value }>();
  return (doc) =>
    doc.children.map((block) => {
      const entry = cache.get(block) ?? { value: compute(block) };
      cache.set(block, entry);
      return entry.value;
    });
}
