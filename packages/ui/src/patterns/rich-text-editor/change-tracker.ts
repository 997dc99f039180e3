import { createDocument, getHTMLFromFragment, isNodeEmpty, type Editor } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import { Mapping } from "@tiptap/pm/transform";
import { memoizePerBlock } from "./memoize-per-block.ts";
import { replaceContent } from "./replace-content.ts";

/**
 * Tracks what people changed in a text. The editor serializes the same text a little
 * differently (a list item's text in a paragraph, an empty paragraph at the end to type in), and only people's own
 * changes are to be saved.
 */
export class ChangeTracker {
  readonly #editor: Editor;
  #opened: { readonly html: string; readonly written: string };
  #reported: string;
  /** The document as it was last reported, and what was written since. */
  #document: Node;
  #since = new Mapping();
  /** Waits for the end of a composition. */
  #replacement: string | undefined;

  /** @param html What the editor shows. */
  constructor(editor: Editor, html: string) {
    this.#editor = editor;
    this.#document = editor.state.doc;
    this.#opened = { html, written: serialize(this.#document) };
    this.#reported = html;
    editor.on("transaction", ({ transaction }) => {
      if (transaction.docChanged) this.#since.appendMapping(transaction.mapping);
    });
  }

  /**
   * Replaces the last reported text from outside. Only what differs is changed: the caret and the undo history stay, and so
   * does what was written since. An input method finishes its word first.
   */
  replace(html: string): void {
    const { view } = this.#editor;
    if (view.composing) {
      const isWaiting = this.#replacement !== undefined;
      this.#replacement = html;
      if (isWaiting) return;
      const finish = () => {
        if (!this.#editor.isDestroyed) this.#replace(this.#replacement ?? html);
        this.#replacement = undefined;
      };
      // The editor takes the composed word in after the event.
      view.dom.addEventListener("compositionend", () => setTimeout(finish, 100), { once: true });
    } else this.#replace(html);
  }

  #replace(html: string): void {
    const { state, view, schema } = this.#editor;
    const replaced = createDocument(html, schema);
    const transaction = state.tr.setMeta("addToHistory", false).setMeta("preventUpdate", true);
    replaceContent(transaction, this.#document, replaced, this.#since);
    view.dispatch(transaction);
    this.#opened = { html, written: serialize(replaced) };
    this.#reported = html;
    this.#document = this.#editor.state.doc;
    this.#since = new Mapping();
  }

  /** The current text, if it changed since the last call; after everything is undone, exactly the opened one. */
  takeChange(): string | undefined {
    if (this.#replacement !== undefined) return undefined;
    this.#document = this.#editor.state.doc;
    this.#since = new Mapping();
    const written = serialize(this.#document);
    const html = written === this.#opened.written ? this.#opened.html : written;
    if (html === this.#reported) return undefined;
    this.#reported = html;
    return html;
  }
}

/** Where the cursor goes behind a picture that is the last in a point of a list. */
const emptyLastLine = /(<img[^>]*>|<\/figure>)<p><\/p>(?=<\/li>)/g;

const htmlOf = memoizePerBlock((block) =>
  getHTMLFromFragment(Fragment.from(block), block.type.schema).replaceAll(emptyLastLine, "$1"),
);

/** The text without the empty paragraphs that are there to type in only, as at its end. */
function serialize(doc: Node): string {
  if (isNodeEmpty(doc)) return "";
  const blocks = htmlOf(doc);
  while (blocks.at(-1) === "<p></p>") blocks.pop();
  return blocks.join("");
}
