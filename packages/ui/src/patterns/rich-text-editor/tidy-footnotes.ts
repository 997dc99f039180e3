import { Fragment, type Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";

interface Found {
  readonly node: Node;
  readonly at: number;
  readonly number: number;
}

/** How many footnotes a text has: the highest number of one. */
export function countFootnotes(doc: Node): number {
  const { references, notes } = footnotesOf(doc);
  return Math.max(0, ...[...references, ...notes].map(({ number }) => number));
}

/**
 * Numbers footnotes in the order of their references, and gathers their notes in one list at the end.
 *
 * @param entered The number so far of the note that the cursor goes to.
 */
export function tidyFootnotes(tr: Transaction, entered?: number): void {
  const { references, notes } = footnotesOf(tr.doc);
  const order = [...new Set([...references, ...notes].map(({ number }) => number))];
  const numberOf = (number: number) => order.indexOf(number) + 1;
  const isTidy = order.every((number, at) => number === at + 1) && isOneList(tr.doc, notes);
  if (isTidy) return;
  const seen = new Set<number>();
  for (const { node, at, number } of references) {
    const isFirst = !seen.has(number);
    seen.add(number);
    tr.setNodeMarkup(at, null, { ...node.attrs, number: numberOf(number), isFirst });
  }
  const sorted = notes.toSorted((a, b) => numberOf(a.number) - numberOf(b.number));
  const items = sorted.map(({ node, number }) => renumber(node, numberOf(number)));
  for (const { at, node } of notes.toReversed()) removeNote(tr, at, node);
  const end = endOfText(tr.doc);
  const list = tr.doc.type.schema.nodes["orderedList"]?.create(null, items);
  if (list === undefined || items.length === 0) return;
  tr.insert(end, list);
  if (entered !== undefined)
    enter(
      tr,
      end,
      sorted.findIndex(({ number }) => number === entered),
    );
}

function footnotesOf(doc: Node): { references: Found[]; notes: Found[] } {
  const references: Found[] = [];
  const notes: Found[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "footnoteReference") {
      references.push({ node, at, number: Number(node.attrs["number"]) });
    }
    const [, number] = /^fn-(\d+)$/.exec(String(node.attrs["id"] ?? "")) ?? [];
    if (node.type.name === "listItem" && number !== undefined) {
      notes.push({ node, at, number: Number(number) });
    }
  });
  return { references, notes };
}

function isOneList(doc: Node, notes: readonly Found[]): boolean {
  const [first] = notes;
  if (first === undefined) return true;
  const list = doc.resolve(first.at).parent;
  return notes.every(({ at, number }, index) => {
    return number === index + 1 && doc.resolve(at).parent === list;
  });
}

function renumber(item: Node, number: number): Node {
  const change = (node: Node): Node => {
    if (node.type.name === "footnoteBacklink")
      return node.type.create({ number }, null, node.marks);
    if (node.isLeaf) return node;
    return node.copy(Fragment.from(node.children.map(change)));
  };
  const changed = change(item);
  return changed.type.create({ ...item.attrs, id: `fn-${number}` }, changed.content, item.marks);
}

/** Removes a note, and its list with the last one. */
function removeNote(tr: Transaction, at: number, node: Node): void {
  const $at = tr.doc.resolve(at);
  const isLast = $at.parent.childCount === 1 && $at.depth > 0;
  if (isLast) tr.delete($at.before(), $at.after());
  else tr.delete(at, at + node.nodeSize);
}

/** Before the empty paragraphs at the end, which are only there to type in. */
function endOfText(doc: Node): number {
  let end = doc.content.size;
  for (const block of doc.children.toReversed()) {
    if (block.type.name !== "paragraph" || block.content.size > 0) break;
    end -= block.nodeSize;
  }
  return end;
}

/** Moves the cursor to the start of a note. */
function enter(tr: Transaction, list: number, index: number): void {
  let at = list + 1;
  for (const item of tr.doc.nodeAt(list)?.children.slice(0, index) ?? []) at += item.nodeSize;
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
}
