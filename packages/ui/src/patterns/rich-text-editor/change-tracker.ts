import { getHTMLFromFragment, type Editor } from "@tiptap/core";
import { Fragment } from "@tiptap/pm/model";
import { memoizePerBlock } from "./memoize-per-block.ts";

/**
 * Tracks what people changed in a text. The editor serializes the same text a little
 * differently (a list item's text in a paragraph, an empty paragraph at the end to type in), and only people's own
 * changes are to be saved.
 */
export class ChangeTracker {
  readonly #editor: Editor;
  #opened: { readonly html: string; readonly written: string };
  #reported: string;

  /** @param html What the editor shows. */
  constructor(editor: Editor, html: string) {
    this.#editor = editor;
    this.#opened = { html, written: serialize(editor) };
    this.#reported = html;
  }

  /** Replaces the text from outside. */
  replace(html: string): void {
    this.#editor.commands.setContent(html, { emitUpdate: false });
    this.#opened = { html, written: serialize(this.#editor) };
    this.#reported = html;
  }

  /** The current text, if it changed since the last call; after everything is undone, exactly the opened one. */
  takeChange(): string | undefined {
    const written = serialize(this.#editor);
    const html = written === this.#opened.written ? this.#opened.html : written;
    if (html === this.#reported) return undefined;
    this.#reported = html;
    return html;
  }
}

const htmlOf = memoizePerBlock((block) =>
  getHTMLFromFragment(Fragment.from(block), block.type.schema),
);

/** The text without empty paragraphs at its end. */
function serialize(editor: Editor): string {
  if (editor.isEmpty) return "";
  const blocks = htmlOf(editor.state.doc);
  while (blocks.at(-1) === "<p></p>") blocks.pop();
  return blocks.join("");
}
