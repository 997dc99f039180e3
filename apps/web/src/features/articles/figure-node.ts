import { mergeAttributes, Node } from "@tiptap/core";

/** A picture with the words under it. Without this the editor would tear the two apart. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,

  addAttributes() {
    return {
      src: { default: null, parseHTML: (element) => attributeOf(element, "src") },
      alt: { default: null, parseHTML: (element) => attributeOf(element, "alt") },
    };
  },

  parseHTML() {
    return [
      {
        tag: "figure",
        contentElement: "figcaption",
        getAttrs: (element) => (element.querySelector("img") === null ? false : null),
      },
    ];
  },

  renderHTML({ HTMLAttributes }) {
    return ["figure", ["img", mergeAttributes(HTMLAttributes)], ["figcaption", 0]];
  },
});

function attributeOf(element: HTMLElement, name: string): string | null {
  return element.querySelector("img")?.getAttribute(name) ?? null;
}
