"use client";

import type { Editor } from "@tiptap/core";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useState, type KeyboardEvent } from "react";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Input } from "../../components/input.tsx";
import {
  matchesOf,
  emptyQuery,
  replaceAllMatches,
  replaceOne,
  find,
  goToMatch,
} from "./text-search.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/**
 * Finds and replaces text. Enter goes to the next match, Shift+Enter to the previous one. Its buttons stay enabled when
 * nothing is found: the one just pressed must not lose the focus.
 */
export function FindBar({ editor, onClose }: FindBarProps) {
  const messages = useRichTextMessages();
  const [query, setQuery] = useState(() => ({ ...emptyQuery, text: selectedText(editor) }));
  const [announcement, setAnnouncement] = useState("");
  const { count, current } = useEditorValue(editor, matchesOf, { isPrompt: true });
  const change = (changes: Partial<typeof query>) => {
    const next = { ...query, ...changes };
    setQuery(next);
    setAnnouncement("");
    if (!("replacement" in changes)) find(editor, next);
  };
  useEffect(() => {
    find(editor, { ...emptyQuery, text: selectedText(editor) });
    return () => {
      if (!editor.isDestroyed) find(editor, emptyQuery);
    };
  }, [editor]);

  return (
    <div
      role="search"
      aria-label={messages.find}
      className="relative flex flex-wrap items-center gap-1.5 border-b border-border bg-muted py-1.5 pr-11 pl-2 pointer-coarse:pr-14"
    >
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <Input
          type="search"
          aria-label={messages.findText}
          placeholder={messages.findText}
          autoComplete="off"
          ref={focusOnce}
          value={query.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={onEnter((back) => goToMatch(editor, back ? "previous" : "next"))}
        />
        <IconButton
          label={messages.findPrevious}
          size="sm"
          onClick={() => goToMatch(editor, "previous")}
        >
          <ChevronUp />
        </IconButton>
        <IconButton label={messages.findNext} size="sm" onClick={() => goToMatch(editor, "next")}>
          <ChevronDown />
        </IconButton>
      </span>
      <span role="status" className="min-w-20 text-xs text-muted-foreground tabular-nums">
        {announcement || (query.text !== "" && messages.found({ count, current }))}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 px-1.5">
        <Checkbox
          label={messages.matchCase}
          checked={query.matchCase}
          onCheckedChange={(matchCase) => change({ matchCase })}
        />
        <Checkbox
          label={messages.wholeWord}
          checked={query.wholeWord}
          onCheckedChange={(wholeWord) => change({ wholeWord })}
        />
      </span>
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <Input
          aria-label={messages.replacement}
          placeholder={messages.replacement}
          autoComplete="off"
          value={query.replacement}
          onChange={({ currentTarget }) => change({ replacement: currentTarget.value })}
          onKeyDown={onEnter(() => replaceOne(editor, query.replacement))}
        />
        <Button variant="outline" size="sm" onClick={() => replaceOne(editor, query.replacement)}>
          {messages.replace}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            replaceAllMatches(editor, query.replacement);
            setAnnouncement(messages.replaced({ count }));
          }}
        >
          {messages.replaceAll}
        </Button>
      </span>
      {/* In its corner it never has a line for itself. */}
      <IconButton
        label={messages.findClose}
        size="sm"
        className="absolute top-1.5 right-2"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </div>
  );
}

function onEnter(act: (isShifted: boolean) => void) {
  return (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event.shiftKey);
  };
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.select();
}

/** A short selection becomes the query. */
function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, "\n");
  return text.length <= 100 && !text.includes("\n") ? text : "";
}
