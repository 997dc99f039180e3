import { Mark } from "@tiptap/core";

/** Lowered text. */
export const Subscript = simpleMark("subscript", "sub", "Mod-,");
/** Raised text. */
export const Superscript = simpleMark("superscript", "sup", "Mod-.");
/** Text that is marked as if with a pen. */
export const Highlight = simpleMark("highlight", "mark", "Mod-Shift-h");

/** Text in another language than the text around it. Spans may nest. */
export const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [{ tag: "span[lang]" }, { tag: 'span[class*="align-"]' }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

function simpleMark(name: string, tag: string, keys: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(name) };
    },
  });
}
