import type { EditorView } from "@tiptap/pm/view";
import type { Match } from "./find-matches.ts";

/** The part of a text that is on the screen, with a screen's height before and after it, in whole blocks. */
export function visibleRange(view: EditorView): Match {
  const starts: number[] = [];
  let end = 0;
  for (const block of view.state.doc.children) {
    starts.push(end);
    end += block.nodeSize;
  }
  const { innerHeight } = window;
  const first = firstIndex(starts, (start) => rectAt(view, start).bottom >= -innerHeight);
  const after = firstIndex(starts, (start) => rectAt(view, start).top > 2 * innerHeight);
  return { from: starts[first] ?? end, to: starts[after] ?? end };
}

/** The index of the first item that a test holds for; the test holds for all that follow it. */
function firstIndex(items: readonly number[], test: (item: number) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(items[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function rectAt(view: EditorView, start: number): { top: number; bottom: number } {
  const block = view.nodeDOM(start);
  return block instanceof Element ? block.getBoundingClientRect() : { top: 0, bottom: 0 };
}
