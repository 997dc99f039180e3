import type { Node } from "@tiptap/pm/model";

/**
 * Memoizes a function of a block over all blocks of a text. While somebody types, one block changes and
 * thousands stay the same: work at every key press must not grow with the text.
 */
export function memoizePerBlock<Value>(workOut: (block: Node) => Value): (doc: Node) => Value[] {
  const known = new WeakMap<Node, { readonly value: Value }>();
  return (doc) =>
    doc.children.map((block) => {
      const found = known.get(block) ?? { value: workOut(block) };
      known.set(block, found);
      return found.value;
    });
}
