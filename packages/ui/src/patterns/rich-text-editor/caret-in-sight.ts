import { Extension } from "@tiptap/core";
import { Plugin, type Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** How much of the place may lie under the tools, which stick to its top, and under a bar at its foot. */
const covered = { top: 60, bottom: 68, left: 0, right: 0 };

/**
 * Spares ProseMirror its search for what has to scroll while the caret is in sight: at every key it would measure each
 * element around the text, and a page has many.
 */
export const CaretInSight = Extension.create({
  name: "caretInSight",

  addProseMirrorPlugins() {
    let scroller: Element | undefined;
    return [
      new Plugin({
        props: {
          scrollThreshold: covered,
          scrollMargin: { top: covered.top + 12, bottom: covered.bottom + 12, left: 5, right: 5 },
          handleScrollToSelection(view) {
            if (scroller?.isConnected !== true) scroller = scrollerOf(view.dom);
            const { selection } = view.state;
            return hasPlainPlace(selection) && isInSight(view, selection.head, scroller);
          },
          handleDOMEvents: {
            // What is around the text may scroll otherwise now.
            focus: () => {
              scroller = undefined;
            },
          },
        },
      }),
    ];
  },
});

/** Whether nothing within the text scrolls by itself there, as tables and code do. */
function hasPlainPlace({ empty, $head }: Selection): boolean {
  const depths = Array.from({ length: $head.depth }, (_, at) => at + 1);
  return empty && depths.every((depth) => isPlain($head.node(depth).type.spec));
}

function isPlain({ code, tableRole }: { code?: boolean; tableRole?: string }): boolean {
  return code !== true && tableRole === undefined;
}

function isInSight(view: EditorView, at: number, scroller: Element): boolean {
  const caret = view.coordsAtPos(at);
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isRoot = scroller === document.documentElement;
  return (
    caret.top >= Math.max(0, isRoot ? 0 : top) + covered.top &&
    caret.bottom <= Math.min(innerHeight, isRoot ? innerHeight : bottom) - covered.bottom &&
    caret.left >= Math.max(0, left) &&
    caret.right <= Math.min(innerWidth, right)
  );
}

/** The nearest element around another one that scrolls up and down. */
function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (parent === null) return document.documentElement;
  return /auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflow)
    ? parent
    : scrollerOf(parent);
}
