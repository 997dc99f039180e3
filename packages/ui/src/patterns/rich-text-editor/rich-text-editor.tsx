import { useEffect, useState } from "react";
import { openRichText, type OpenRichText } from "./open-rich-text.ts";
import { OpenTextEditor } from "./open-text-editor.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps {
  /** Names the text for assistive technology. */
  label: string;
  /** What it starts with; later changes from outside come by `revision`. */
  html: string;
  /** Grows when `html` was replaced from outside, such as by settling a conflict. */
  revision?: number | undefined;
  readOnly?: boolean | undefined;
  /** What may be put in besides words and tables; what is absent is not offered. */
  inserts?: RichTextInserts | undefined;
  /** A text opened by `openRichText`, where it has to outlive the component; absent, the component opens its own. */
  text?: OpenRichText | undefined;
  /**
   * Gets what was written a moment after it was, and at once when the text, its tab or the page is left. Once everything
   * is undone, it gets the text of the beginning to the letter.
   */
  onChange: (html: string) => void;
}

/**
 * An editor of rich text, with tools, search and a count of words: what Word, Google Docs and pages put on the clipboard
 * becomes text as if written here. It sends and checks nothing by itself: `inserts` says how. Load it lazily, and with it
 * `@atrium/ui/prose.css` and `@atrium/ui/rich-text-editor.css`.
 *
 * @example <RichTextEditor label="Text" html={article.content} onChange={setContent} />
 */
export function RichTextEditor({ text, ...props }: RichTextEditorProps) {
  return text ? <OpenTextEditor {...props} text={text} /> : <OwnTextEditor {...props} />;
}

function OwnTextEditor(props: Omit<RichTextEditorProps, "text">) {
  const { html } = props;
  const { placeholder } = useRichTextMessages();
  const [text, setText] = useState(() => openRichText({ html, placeholder }));
  useEffect(() => {
    // React ends the effects of what it hides, and shows it again without making it anew.
    // oxlint-disable-next-line react/set-state-in-effect -- only the effect knows that it was ended
    if (text.editor.isDestroyed) setText(openRichText({ html, placeholder }));
  }, [text, html, placeholder]);
  return <OpenTextEditor {...props} text={text} onEnd={text.close} />;
}
