import type { Node } from "@tiptap/pm/model";

/**
 * Works something out for each block of a text and remembers it. While somebody types, one block is another and
 * thousands stay the same: what is asked at every key must not cost what the whole text does.
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
