/** ProseMirror with nothing but a text in it: no plugin, no React, no page around it. */
import { DOMParser, Schema } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";

declare global {
  interface Window {
    openEngine: (className: string, html: string) => EditorView;
  }
}

/** What the measured text is made of. */
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "text*",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      group: "block",
      content: "text*",
      parseDOM: [{ tag: "h2" }],
      toDOM: () => ["h2", 0],
    },
    list: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    item: { content: "block+", parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    text: {},
  },
  marks: { strong: { parseDOM: [{ tag: "strong" }], toDOM: () => ["strong", 0] } },
});

window.openEngine = (className, html) => {
  const content = document.createElement("div");
  content.innerHTML = html;
  return new EditorView(document.body, {
    state: EditorState.create({ doc: DOMParser.fromSchema(schema).parse(content) }),
    attributes: { class: className },
  });
};
