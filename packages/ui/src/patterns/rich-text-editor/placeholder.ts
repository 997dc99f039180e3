import { Extension, isNodeEmpty } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** The hint in the place of a text that has yet to be written. */
export const Placeholder = Extension.create<{ placeholder: string }>({
  name: "placeholder",
  addOptions: () => ({ placeholder: "" }),

  addProseMirrorPlugins() {
    const { placeholder } = this.options;
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const { firstChild } = doc;
            const isHinted = doc.childCount === 1 && firstChild?.isTextblock === true;
            if (!isHinted || !editor.isEditable || !isNodeEmpty(firstChild)) return null;
            const attributes = { class: "is-editor-empty", "data-placeholder": placeholder };
            return DecorationSet.create(doc, [Decoration.node(0, firstChild.nodeSize, attributes)]);
          },
        },
      }),
    ];
  },
});
