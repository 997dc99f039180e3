import { Extension, Node, type CommandProps } from "@tiptap/core";
import { tidyFootnotes } from "./tidy-footnotes.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    footnotes: {
      /** Inserts a footnote at the cursor, and moves the cursor to its note at the end of the text. */
      insertFootnote: () => ReturnType;
    };
  }
}

/** The raised number of a footnote, a link to its note. It is one piece, so that nothing typed beside it joins it. */
export const FootnoteReference = Node.create({
  name: "footnoteReference",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    number: { default: 1, rendered: false },
    // The note links back to the first of its references.
    isFirst: { default: true, rendered: false },
  }),
  parseHTML: () => [{ tag: "sup", priority: 60, getAttrs: referenceOf }],
  renderHTML: ({ node: { attrs } }) => [
    "sup",
    {},
    [
      "a",
      {
        href: `#fn-${attrs["number"]}`,
        id: attrs["isFirst"] === true ? `fnref-${attrs["number"]}` : null,
      },
      String(attrs["number"]),
    ],
  ],
  renderText: () => "",
});

/** The link of a note back to its place in the text. */
export const FootnoteBacklink = Node.create({
  name: "footnoteBacklink",
  group: "inline",
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({ number: { default: 1, rendered: false } }),
  parseHTML: () => [{ tag: 'a[href^="#fnref-"]', priority: 60, getAttrs: backlinkOf }],
  renderHTML: ({ node: { attrs } }) => ["a", { href: `#fnref-${attrs["number"]}` }, "↩"],
  renderText: () => "",
});

/** The command for footnotes. */
export const Footnotes = Extension.create({
  name: "footnotes",
  addCommands: () => ({ insertFootnote: () => insertFootnote }),
});

function referenceOf(sup: HTMLElement): false | { number: number; isFirst: boolean } {
  const [link, ...others] = sup.childNodes;
  if (!(link instanceof HTMLElement) || link.tagName !== "A" || others.length > 0) return false;
  const number = numberOf(link, "#fn-");
  return number === undefined ? false : { number, isFirst: link.id === `fnref-${number}` };
}

function backlinkOf(link: HTMLElement): false | { number: number } {
  const number = numberOf(link, "#fnref-");
  return number === undefined ? false : { number };
}

function numberOf(link: HTMLElement, prefix: string): number | undefined {
  const href = link.getAttribute("href") ?? "";
  const number = href.startsWith(prefix) ? href.slice(prefix.length) : "";
  return /^\d{1,4}$/.test(number) ? Number(number) : undefined;
}

/** A number that no text reaches, until the notes are numbered anew. */
const NEW = 10_000;

function insertFootnote({ state, tr, dispatch }: CommandProps): boolean {
  const { footnoteReference, footnoteBacklink, listItem, orderedList, paragraph } =
    state.schema.nodes;
  if (!footnoteReference || !footnoteBacklink || !listItem || !orderedList || !paragraph) {
    return false;
  }
  const { $from } = tr.selection;
  if (!$from.parent.isTextblock || $from.parent.type.spec.code) return false;
  if (!$from.parent.inlineContent || !footnoteReference.validContent) return false;
  if (!dispatch) return true;
  const reference = footnoteReference.create({ number: NEW, isFirst: true });
  tr.replaceSelectionWith(reference, false);
  const words = [state.schema.text(" "), footnoteBacklink.create({ number: NEW })];
  const note = listItem.create({ id: `fn-${NEW}` }, paragraph.create(null, words));
  tr.insert(tr.doc.content.size, orderedList.create(null, note));
  tidyFootnotes(tr, NEW);
  tr.scrollIntoView();
  return true;
}
