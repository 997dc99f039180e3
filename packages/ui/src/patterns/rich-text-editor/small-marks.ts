import { Mark } from "@tiptap/core";

/** Lowered text. */
export const Subscript = simpleMark("subscript", "sub");
/** Raised text. */
export const Superscript = simpleMark("superscript", "sup");
/** Text that is marked as if with a pen. */
export const Highlight = simpleMark("highlight", "mark");

/** Text in another language than the text around it. Spans may nest. */
export const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [{ tag: "span[lang]" }, { tag: 'span[class*="align-"]' }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

function simpleMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
