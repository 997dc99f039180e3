import { Extension } from "@tiptap/core";
import { siteClasses } from "../rich-text/site-classes.ts";

const blocks = [
  ["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "codeBlock"],
  ["table", "tableRow", "tableCell", "tableHeader", "tableCaption", "tableCaptionBlocks"],
  ["figure", "figcaption", "figcaptionBlocks", "horizontalRule", "image", "callout"],
].flat();
const inline = [
  ["inlineImage", "hardBreak", "bold", "italic", "underline", "strike", "code"],
  ["subscript", "superscript", "highlight", "span"],
].flat();

/** Keeps what every part of a text may carry: its language, the site's own classes, and a heading's address. */
export const PreservedAttributes = Extension.create({
  name: "keptAttributes",

  addGlobalAttributes() {
    return [
      { types: [...blocks, ...inline, "link"], attributes: { lang: { default: null } } },
      {
        types: [...blocks, ...inline],
        attributes: { class: { default: null, parseHTML: siteClasses } },
      },
      // Two halves of a split heading must not share an address.
      { types: ["heading"], attributes: { id: { default: null, keepOnSplit: false } } },
      {
        types: ["listItem"],
        attributes: { id: { default: null, keepOnSplit: false, parseHTML: noteId } },
      },
      { types: ["tableHeader"], attributes: { scope: { default: null } } },
    ];
  },
});

/** The address of a footnote's note, which its reference links to. */
function noteId({ id }: HTMLElement): string | null {
  return /^fn-\d{1,4}$/.test(id) ? id : null;
}
