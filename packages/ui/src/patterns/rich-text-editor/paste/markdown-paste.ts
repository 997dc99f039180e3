import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { htmlCleaner } from "./html-cleaner.ts";
import { looksLikeMarkdown } from "./markdown-signs.ts";
import { sliceOfPlainText } from "./plain-text.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the Markdown is that was pasted last. */
const key = new PluginKey<Range | null>("markdownPaste");

type MarkdownParser = (text: string) => string;

let parser: Promise<MarkdownParser | undefined> | undefined;

/** Loads the parser of Markdown, for when somebody is about to paste. It never rejects; the next call tries again. */
export function loadMarkdownParser(): Promise<MarkdownParser | undefined> {
  parser ??= import("./markdown-to-html.ts").then(
    ({ markdownToHtml }) => markdownToHtml,
    () => {
      parser = undefined;
      return undefined;
    },
  );
  return parser;
}

/**
 * Converts plain text in Markdown when it is pasted. The text is inserted first as it is, and then replaced: an undo
 * brings the signs back, and nothing is lost when the parser cannot be loaded. Ctrl+Shift+V converts nothing.
 */
export const MarkdownPaste = Extension.create({
  name: "markdownPaste",
  // Before the code block takes what editors of code copy.
  priority: 200,

  addProseMirrorPlugins() {
    let isPlain = false;
    return [
      new Plugin<Range | null>({
        key,
        state: {
          init: () => null,
          apply: (tr: Transaction, range) => {
            const change: Range | undefined = tr.getMeta(key);
            if (change !== undefined) return change;
            return range && mapRange(range, tr);
          },
        },
        props: {
          handleDOMEvents: {
            paste: () => {
              isPlain = false;
              return false;
            },
          },
          transformPastedText: (text, plain) => {
            isPlain = plain;
            return text;
          },
          handlePaste: (view, event) => {
            const data = event.clipboardData;
            const isCode = view.state.selection.$from.parent.type.spec.code === true;
            if (isPlain || isCode || data === null) return false;
            const text = data.getData("text/plain");
            const mode = codeEditorMode(data);
            if (mode === "plaintext") return view.pasteText(text, new ClipboardEvent("paste"));
            const isMarkdown =
              mode === "markdown" ||
              (mode === undefined && data.getData("text/html") === "" && looksLikeMarkdown(text));
            if (isMarkdown) insertThenConvert(view, text);
            return isMarkdown;
          },
        },
      }),
    ];
  },
});

/** The language that Visual Studio Code, or an editor made of it, copied from. */
function codeEditorMode(data: DataTransfer): string | undefined {
  return /"mode"\s*:\s*"([^"]+)"/.exec(data.getData("vscode-editor-data"))?.[1];
}

function insertThenConvert(view: EditorView, text: string): void {
  const { selection, schema, tr } = view.state;
  tr.replaceSelection(sliceOfPlainText(text, schema, selection.$from.marks()));
  const range: Range = { from: tr.mapping.map(selection.from, -1), to: tr.selection.to };
  view.dispatch(tr.setMeta(key, range).setMeta("paste", true).scrollIntoView());
  void convert(view, text);
}

function mapRange({ from, to }: Range, tr: Transaction): Range {
  return { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) };
}

async function convert(view: EditorView, text: string): Promise<void> {
  const inserted = textOfRange(view);
  const [markdownToHtml] = await Promise.all([loadMarkdownParser(), htmlCleaner.load()]);
  const canClean = htmlCleaner.get() !== undefined;
  const range = markdownToHtml && canClean && !view.isDestroyed ? key.getState(view.state) : null;
  // Whoever went on writing in it keeps it as it is.
  if (!markdownToHtml || !range || textOfRange(view) !== inserted) return;
  const { doc, tr } = view.state;
  tr.setSelection(TextSelection.between(doc.resolve(range.from), doc.resolve(range.to)));
  view.dispatch(closeHistory(tr));
  view.pasteHTML(markdownToHtml(text), new ClipboardEvent("paste"));
}

function textOfRange({ state }: EditorView): string {
  const { from, to } = key.getState(state) ?? { from: 0, to: 0 };
  return state.doc.textBetween(from, to, "\n", "\n");
}
