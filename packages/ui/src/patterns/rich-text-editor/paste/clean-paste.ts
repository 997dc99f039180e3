import { Extension } from "@tiptap/core";
import { Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { DecorationSet } from "@tiptap/pm/view";
import { countFootnotes, tidyFootnotes } from "../tidy-footnotes.ts";
import { htmlCleaner, waitForCleaner } from "./html-cleaner.ts";
import { PictureUploads, placesAfter, uploadsKey } from "./picture-uploads.ts";
import { sliceOfPlainText } from "./plain-text.ts";

declare module "@tiptap/core" {
  interface Storage {
    cleanPaste: CleanPasteStorage;
  }
}

interface CleanPasteStorage {
  readonly uploads: PictureUploads;
}

/** Pastes and drops what other programs put on the clipboard as if it had been written here. */
export const CleanPaste = Extension.create<object, CleanPasteStorage>({
  name: "cleanPaste",

  addStorage: () => ({ uploads: new PictureUploads() }),

  // The views of plugins end whenever another plugin joins the text; its uploads go on.
  onDestroy() {
    this.storage.uploads.end();
  },

  addProseMirrorPlugins() {
    const { uploads } = this.storage;
    let data: DataTransfer | null = null;
    const take = (transfer: DataTransfer | null) => {
      data = transfer;
      return false;
    };
    return [
      new Plugin<DecorationSet>({
        key: uploadsKey,
        state: {
          init: () => DecorationSet.empty,
          apply: (tr, places) => placesAfter(tr, places),
        },
        view: (view) => {
          uploads.attach(view);
          return {};
        },
        appendTransaction: (transactions, _before, state) => {
          const isInsertion = transactions.some(
            (tr) => tr.docChanged && /^(?:paste|drop)$/.test(String(tr.getMeta("uiEvent"))),
          );
          if (!isInsertion) return undefined;
          const tr = uploads.extract(state) ?? state.tr;
          tidyFootnotes(tr);
          return tr.docChanged ? tr : undefined;
        },
        props: {
          decorations: (state) => uploadsKey.getState(state),
          handleDOMEvents: {
            paste: (view, event) => take(event.clipboardData) || waitForCleaner(view, event),
            drop: (view, event) => take(event.dataTransfer) || waitForCleaner(view, event),
          },
          transformPastedHTML: (html, view) => {
            const cleaner = htmlCleaner.get();
            if (cleaner === undefined) return html;
            const rtf = data?.getData("text/rtf") ?? "";
            const { html: cleaned, missingPictures } = cleaner.cleanClipboard(html, rtf, {
              origin: globalThis.location.origin,
              footnotes: countFootnotes(view.state.doc),
              hold: (file) => uploads.hold(file),
            });
            uploads.reportMissing(missingPictures);
            return cleaned;
          },
          transformPasted: closeNotes,
          transformPastedText: (text, isPlain) =>
            isPlain ? text : (htmlCleaner.get()?.withoutTrackingIn(text) ?? text),
          clipboardTextParser: (text, $context, _isPlain, { state: { schema } }) =>
            sliceOfPlainText(text, schema, $context.marks()),
        },
      }),
    ];
  },
});

/** What follows the place of a paste must not join the last of its notes. */
function closeNotes(slice: Slice): Slice {
  const note = slice.content.lastChild?.lastChild;
  const isNote = note?.type.name === "listItem" && typeof note.attrs["id"] === "string";
  return isNote ? new Slice(slice.content, slice.openStart, 0) : slice;
}
