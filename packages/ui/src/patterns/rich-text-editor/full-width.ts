import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { memoizePerBlock } from "./memoize-per-block.ts";

/** Half-width punctuation between Chinese characters, and its Chinese form. */
export interface WidthChange {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

const fullWidth: Readonly<Record<string, string>> = {
  ",": "，",
  ".": "。",
  ":": "：",
  ";": "；",
  "!": "！",
  "?": "？",
  "...": "……",
};
const chinese = String.raw`\p{Script=Han}\u3001\u3002\u300a-\u300f\u2018-\u201d\u2026\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f`;
// After a Chinese character, and before another one, the end, or a space that is dropped.
const mark = new RegExp(
  String.raw`(?<=[${chinese}][)!?]?)(\.{3,}|[,.:;!?]) ?(?=[${chinese}(!?]|$)`,
  "gu",
);
const brackets = /\(([^()]*)\)/gu;
const isChinese = new RegExp(`[${chinese}]`, "u");
const hasHan = /\p{Script=Han}/u;

/**
 * Finds the half-width punctuation of Chinese sentences. Numbers, times, file names and words in Latin letters keep
 * theirs.
 *
 * @example halfWidthMarks("你好,世界") // [{ from: 2, to: 3, replacement: "，" }]
 */
export function halfWidthMarks(text: string): WidthChange[] {
  const marks = [...text.matchAll(mark)].map(({ index, 0: found, 1: sign = "" }) => ({
    from: index,
    to: index + found.length,
    replacement: fullWidth[sign.length > 2 ? "..." : sign] ?? sign,
  }));
  const pairs = [...text.matchAll(brackets)].flatMap(({ index, 0: found, 1: inside = "" }) => {
    const end = index + found.length;
    const isAround = [text[index - 1], text[end]].some(
      (near) => near === undefined || isChinese.test(near),
    );
    if (!hasHan.test(inside) || !isAround) return [];
    return [
      { from: index, to: index + 1, replacement: "（" },
      { from: end - 1, to: end, replacement: "）" },
    ];
  });
  return [...marks, ...pairs].toSorted((one, other) => one.from - other.from);
}

const marksIn = memoizePerBlock((block) => changesIn(block));

/** How many marks of a text are half-width between Chinese characters. */
export function countHalfWidth(doc: Node): number {
  return marksIn(doc).reduce((count, changes) => count + changes.length, 0);
}

/** Writes them in full width: one change, which is undone as one. */
export function writeFullWidth(editor: Editor): void {
  const { tr, doc } = editor.state;
  const changes: WidthChange[] = [];
  doc.forEach((block, offset) => {
    for (const { from, to, replacement } of changesIn(block)) {
      changes.push({ from: from + offset, to: to + offset, replacement });
    }
  });
  // From the end, so that the places before stay as they are.
  for (const { from, to, replacement } of changes.toReversed())
    tr.insertText(replacement, from, to);
  if (tr.docChanged) editor.view.dispatch(tr);
}

/** The changes to a block, by their places from its start; code stays as it is. */
function changesIn(block: Node): WidthChange[] {
  if (block.isTextblock) return changesInLine(block, 1);
  const changes: WidthChange[] = [];
  block.descendants((node, at) => {
    if (!node.isTextblock) return true;
    changes.push(...changesInLine(node, at + 2));
    return false;
  });
  return changes;
}

function changesInLine(line: Node, start: number): WidthChange[] {
  if (line.type.spec.code === true) return [];
  let text = "";
  line.forEach((node) => {
    const isWords = node.isText && !node.marks.some(({ type }) => type.spec.code === true);
    // What is no words is as long as it is wide in the text, and not Chinese.
    text += isWords ? (node.text ?? "") : "\uFFFC".repeat(node.nodeSize);
  });
  return halfWidthMarks(text).map(({ from, to, replacement }) => ({
    from: start + from,
    to: start + to,
    replacement,
  }));
}
