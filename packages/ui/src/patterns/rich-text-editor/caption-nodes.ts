import { Node } from "@tiptap/core";
import { holdsBlocks } from "../rich-text/inline-place.ts";

/** The words under a figure. */
export const Figcaption = caption("figcaption", "figcaption", "inline*");
/** The same, made of paragraphs. */
export const FigcaptionBlocks = caption("figcaptionBlocks", "figcaption", "block+");
/** The caption of a table. In the editor it is in front of it. */
export const TableCaption = caption("tableCaption", "caption", "inline*");
/** The same, made of paragraphs. */
export const TableCaptionBlocks = caption("tableCaptionBlocks", "caption", "block+");

function caption(name: string, tag: "figcaption" | "caption", content: "inline*" | "block+") {
  const isForBlocks = content === "block+";
  return Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [
      { tag, getAttrs: (element) => (holdsBlocks(element) === isForBlocks ? null : false) },
    ],
    // A `caption` outside a table means nothing to a browser; the captioned table writes the right tag.
    renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
  });
}
