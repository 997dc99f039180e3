import type { Editor } from "@tiptap/core";

/** How a paragraph's lines are set; `left` is what a text has without a word about it. */
export const alignments = ["left", "center", "right", "justify"] as const;

export type Alignment = (typeof alignments)[number];

/** The alignment of the paragraph that the cursor is in. */
export function alignmentOf(editor: Editor): Alignment {
  const { parent } = editor.state.selection.$from;
  const classes: unknown = parent.attrs["class"];
  return alignments.find((name) => classes === `align-${name}`) ?? "left";
}

/** Aligns every selected paragraph and heading, as one step. */
export function setAlignment(editor: Editor, alignment: Alignment): void {
  const value = alignment === "left" ? null : `align-${alignment}`;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, selection } }) => {
      doc.nodesBetween(selection.from, selection.to, (node, at) => {
        const { name } = node.type;
        if (name === "paragraph" || name === "heading") tr.setNodeAttribute(at, "class", value);
      });
      return true;
    })
    .run();
}
