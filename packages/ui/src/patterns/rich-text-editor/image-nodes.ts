import { Image } from "@tiptap/extension-image";
import { isBlockImage } from "../rich-text/inline-place.ts";

// Pictures whose bytes stand in the text itself are not taken; one that lost its address keeps its words.
const tag = 'img:not([src^="data:"])';

/** A picture by itself. */
export const BlockImage = Image.extend({
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? null : false) }],
});

/** A picture among words or inside a link. It has no command: the toolbar inserts the other kind. */
export const InlineImage = Image.extend({
  name: "inlineImage",
  parseHTML: () => [{ tag, getAttrs: (element) => (isBlockImage(element) ? false : null) }],
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true });
