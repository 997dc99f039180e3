import { Editor } from "@tiptap/core";
import { ChangeTracker } from "./change-tracker.ts";
import type { PictureUploads } from "./paste/picture-uploads.ts";
import { richExtensions } from "./rich-extensions.ts";

/** What a text is opened with. */
export interface RichTextStart {
  readonly html: string;
  /** Shown while there is no text. */
  readonly placeholder: string;
}

/** A text that is open for writing, with its history of changes. */
export interface OpenRichText {
  /** Tiptap's own. */
  readonly editor: Editor;
  readonly changes: ChangeTracker;
  /** The uploads of the pictures that were pasted. */
  readonly uploads: PictureUploads;
  /** Ends it; to be called by whoever opened it. */
  readonly close: () => void;
}

/** The ARIA attributes of the text's element, except its name. */
export const textAttributes = {
  class: "isolate prose min-h-96 max-w-measure mx-auto px-5 py-6 outline-none sm:px-8",
  role: "textbox",
  "aria-multiline": "true",
};

/**
 * Opens a text apart from any component, for a page that hides its editor and shows it again: the text and its undo
 * history live until it is closed. It needs a document.
 *
 * @example <RichTextEditor text={openRichText({ html, placeholder: "Write here" })} … />
 */
export function openRichText({ html, placeholder }: RichTextStart): OpenRichText {
  const editor = new Editor({
    extensions: richExtensions(placeholder),
    // A page's policy may allow no style written from a script; what is needed is in the kit's own sheet.
    injectCSS: false,
    // It would compare the text of before and after every key, for events that nothing listens to.
    enableCoreExtensions: { delete: false },
    // What is pasted is converted as a whole, or not at all; URLs become links in any case.
    enablePasteRules: false,
    content: html,
    editorProps: { attributes: textAttributes },
  });
  return {
    editor,
    changes: new ChangeTracker(editor, html),
    uploads: editor.storage.cleanPaste.uploads,
    close: () => editor.destroy(),
  };
}
