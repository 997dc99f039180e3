"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Skeleton } from "../../components/skeleton.tsx";
import { openRichText } from "./open-rich-text.ts";
import { OpenTextEditor, type RichTextEditorProps } from "./open-text-editor.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/**
 * An editor of rich text, with tools, search and a count of words: what Word, Google Docs and pages put on the clipboard
 * is cleaned when pasted. It makes no requests by itself: `inserts` configures them. Load it lazily, with
 * `@atrium/ui/prose.css` and `@atrium/ui/rich-text-editor.css`. A page from the server has a placeholder in its place.
 *
 * @example <RichTextEditor label="Text" html={article.content} onChange={setContent} />
 */
export function RichTextEditor({ text, ...props }: RichTextEditorProps) {
  const hasDocument = useSyncExternalStore(subscribe, isInBrowser, isOnServer);
  if (text) return <OpenTextEditor {...props} text={text} />;
  return hasDocument ? <OwnTextEditor {...props} /> : <EditorPlaceholder {...props} />;
}

/** False on the server and while its page is hydrated, so that both draw the same. */
const isInBrowser = () => true;
const isOnServer = () => false;
const subscribe = () => () => undefined;

/** As large as an empty editor. */
function EditorPlaceholder({ label }: Pick<RichTextEditorProps, "label">) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-busy="true"
      className="min-w-0 rounded-lg border border-border bg-card"
    >
      <div className="mx-auto min-h-112 max-w-measure space-y-3 px-5 py-6 sm:px-8">
        <Skeleton className="w-2/3" />
        <Skeleton />
        <Skeleton className="w-1/2" />
      </div>
    </div>
  );
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
