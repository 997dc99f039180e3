import { useEffect, useState } from "react";
import { openRichText } from "./open-rich-text.ts";
import { OpenTextEditor, type RichTextEditorProps } from "./open-text-editor.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/**
 * An editor of rich text, with tools, search and a count of words: what Word, Google Docs and pages put on the clipboard
 * is cleaned when pasted. It makes no requests by itself: `inserts` configures them. Load it lazily, with
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
