import { Node, nodeInputRule } from "@tiptap/core";
import { isBlockImage } from "../rich-text/inline-place.ts";

// Images with `data:` URLs are not accepted; one that lost its URL keeps its alt text.
const tag = 'img:not([src^="data:"])';
const markdown = /(?:^|\s)(!\[(.+|:?)]\((\S+)(?:\s+["'](\S+)["'])?\))$/;

/** An image by itself. */
export const BlockImage = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addInputRules() {
    return [
      nodeInputRule({
        find: markdown,
        type: this.type,
        getAttributes: ([, , alt, src, title]) => ({ src, alt, title }),
      }),
    ];
  },
});

/** An inline image, within text or a link. */
export const InlineImage = BlockImage.extend({
  name: "inlineImage",
  group: "inline",
  inline: true,
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? false : null) }],
  addInputRules: () => [],
});
