import { Node } from "@tiptap/core";
import { DOMSerializer, type Node as ProseMirrorNode } from "@tiptap/pm/model";

/**
 * A table with a caption. A table of the editor contains rows alone, so the two are siblings in a block of
 * their own and are joined again when the text is serialized.
 */
export const CaptionedTable = Node.create({
  name: "captionedTable",
  group: "block",
  content: "(tableCaption | tableCaptionBlocks) table",
  isolating: true,
  defining: true,

  parseHTML() {
    return [
      {
        tag: "table",
        priority: 60,
        getAttrs: (table) => (captionOf(table) === undefined ? false : null),
        contentElement: separateCaption,
      },
    ];
  },

  renderHTML({ node }) {
    return renderWithCaption(node);
  },

  addNodeView() {
    return () => {
      const dom = document.createElement("div");
      return { dom, contentDOM: dom };
    };
  },
});

function captionOf(table: Element): Element | undefined {
  return [...table.children].find((child) => child.tagName === "CAPTION");
}

function separateCaption(table: globalThis.Node): HTMLElement {
  const parts = document.createElement("div");
  const bare = table.cloneNode(true);
  parts.append(bare);
  const caption = bare instanceof Element ? captionOf(bare) : undefined;
  if (caption !== undefined) parts.prepend(caption);
  return parts;
}

function renderWithCaption(node: ProseMirrorNode): Element {
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  const [captionNode, table] = node.children.map((child) => serializer.serializeNode(child));
  if (!(captionNode instanceof Element) || !(table instanceof Element)) {
    throw new TypeError("A captioned table is written from its caption and its table.");
  }
  const caption = document.createElement("caption");
  for (const { name, value } of captionNode.attributes) caption.setAttribute(name, value);
  caption.append(...captionNode.childNodes);
  table.prepend(caption);
  return table;
}
