import { combineTransactionSteps, getChangedRanges } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, type EditorState, type Transaction } from "@tiptap/pm/state";
import { writtenUrls } from "./written-urls.ts";

/**
 * Makes links of addresses that end with a punctuation mark or with Chinese, where no space follows. Tiptap's own
 * detection links what stands between spaces.
 */
export function punctuatedLinks(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, after) =>
      transactions.some(isLinkable) ? linked(transactions, before, after) : null,
  });
}

/** Not what was undone, came from outside, or had its link taken away by hand. */
function isLinkable(tr: Transaction): boolean {
  const isOther = ["history$", "preventAutolink", "preventUpdate"].some(
    (key) => tr.getMeta(key) !== undefined,
  );
  return tr.docChanged && !isOther;
}

function linked(
  transactions: readonly Transaction[],
  before: EditorState,
  { doc, tr, schema }: EditorState,
): Transaction | null {
  const { link, code } = schema.marks;
  if (!link) return null;
  const changes = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
  for (const { newRange } of changes) {
    const to = Math.min(newRange.to, doc.content.size);
    doc.nodesBetween(newRange.from, to, (block, pos) => {
      if (!block.isTextblock || block.type.spec.code) return !block.isTextblock;
      for (const url of writtenUrls(textOf(block))) {
        const place = { from: pos + 1 + url.from, to: pos + 1 + url.to };
        const end = pos + 1 + url.end;
        // At its end a text goes on, unless Enter has just ended it.
        const isEnded = url.end < block.content.size ? end < to : end + 1 < to;
        const isTouched = end >= newRange.from && isEnded;
        const isTaken = [link, code].some(
          (mark) => mark && doc.rangeHasMark(place.from, place.to, mark),
        );
        if (isTouched && !isTaken)
          tr.addMark(place.from, place.to, link.create({ href: url.href }));
      }
      return false;
    });
  }
  return tr.docChanged ? tr : null;
}

/** Each picture or line break is one character. */
function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, undefined, "\uFFFC");
}
