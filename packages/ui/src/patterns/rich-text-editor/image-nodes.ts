import { Image } from "@tiptap/extension-image";
import { isBlockImage } from "../rich-text/inline-place.ts";

// Images with `data:` URLs are not accepted; one that lost its URL keeps its alt text.
const tag = 'img:not([src^="data:"])';

/** An image by itself. */
export const BlockImage = Image.extend({
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? null : false) }],
});

/** An inline image, within text or a link. It has no command: the toolbar inserts block images. */
export const InlineImage = Image.extend({
  name: "inlineImage",
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? false : null) }],
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true });
