import { Editor, EditorContent, useEditorState } from "@tiptap/react";
import { useMessages } from "../messages.ts";
import { useEvent } from "../use-event.ts";
import { useViewKept } from "../view-location.tsx";
import { useEffect } from "react";
import { EditedText } from "./edited-text.ts";
import { richExtensions } from "./rich-extensions.ts";
import { RichToolbar } from "./rich-toolbar.tsx";

/** Props of `RichEditor`. */
export interface RichEditorProps {
  /** Names the text for assistive technology. */
  label: string;
  /** What it starts with; later changes from outside come by `revision`. */
  html: string;
  /** Grows when `html` was replaced from outside, such as by settling a conflict. */
  revision: number;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/**
 * The editor of rich text. It lives in the tab's record rather than in an effect: a hidden tab ends effects, and the
 * text and its undo history must outlive that.
 */
export function RichEditor({ label, html, revision, readOnly, onChange }: RichEditorProps) {
  const { editor: words } = useMessages();
  const { editor, text } = useViewKept(
    "rich-editor",
    () => {
      const editor = new Editor({
        extensions: richExtensions(words.placeholder),
        // The pages allow no style written from a script; what the editor needs is in the office styles.
        injectCSS: false,
        content: html,
        editorProps: {
          attributes: {
            class: "prose min-h-96 max-w-measure mx-auto px-5 py-6 outline-none sm:px-8",
            role: "textbox",
            "aria-multiline": "true",
            "aria-label": label,
          },
        },
      });
      return { editor, text: new EditedText(editor, html) };
    },
    (old) => old.editor.destroy(),
  );
  const report = useEvent(() => {
    const news = text.news();
    if (news !== undefined) onChange(news);
  });
  useEffect(() => {
    editor.on("update", report);
    return () => {
      editor.off("update", report);
    };
  }, [editor, report]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  const replace = useEvent(() => text.replace(html));
  useEffect(() => {
    if (revision > 0) replace();
  }, [revision, replace]);

  return (
    <div className="min-w-0 rounded-surface border border-line bg-surface focus-within:border-edge">
      {!readOnly && <RichToolbar editor={editor} />}
      <EditorContent editor={editor} />
      <WordCount editor={editor} />
    </div>
  );
}

function WordCount({ editor }: { editor: Editor }) {
  const { editor: words } = useMessages();
  const count = useEditorState({
    editor,
    selector: ({ editor: { storage } }) => ({
      words: storage.characterCount.words(),
      characters: storage.characterCount.characters(),
    }),
  });
  return (
    <p className="border-t border-line px-4 py-1.5 text-12 text-ink-faint tabular-nums">
      {words.words(count)}
    </p>
  );
}
