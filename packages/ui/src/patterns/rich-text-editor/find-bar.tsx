import { useEditorState, type Editor } from "@tiptap/react";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useState, type KeyboardEvent } from "react";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Input } from "../../components/input.tsx";
import { found, nothingSought, replaceEvery, replaceOne, seek, step } from "./text-search.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Props of `FindBar`. */
interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/**
 * Finds words in the text and replaces them. Enter goes on, Shift with it back. Its buttons stay pressable when nothing
 * is found: the one just pressed must not lose the focus.
 */
export function FindBar({ editor, onClose }: FindBarProps) {
  const words = useRichTextMessages();
  const [sought, setSought] = useState(() => ({ ...nothingSought, words: chosenWords(editor) }));
  const [told, setTold] = useState("");
  const { count, current } = useEditorState({ editor, selector: (at) => found(at.editor) });
  const change = (changes: Partial<typeof sought>) => {
    const next = { ...sought, ...changes };
    setSought(next);
    setTold("");
    seek(editor, next, { stay: "replacement" in changes });
  };
  useEffect(() => {
    seek(editor, { ...nothingSought, words: chosenWords(editor) });
    return () => {
      if (!editor.isDestroyed) seek(editor, nothingSought);
    };
  }, [editor]);

  return (
    <div
      role="search"
      aria-label={words.find}
      className="flex flex-wrap items-center gap-1.5 border-b border-border bg-muted px-2 py-1.5"
    >
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <Input
          type="search"
          aria-label={words.findWords}
          placeholder={words.findWords}
          autoComplete="off"
          ref={focusOnce}
          value={sought.words}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
          onKeyDown={onEnter((back) => step(editor, back ? "previous" : "next"))}
        />
        <IconButton label={words.findPrevious} size="sm" onClick={() => step(editor, "previous")}>
          <ChevronUp />
        </IconButton>
        <IconButton label={words.findNext} size="sm" onClick={() => step(editor, "next")}>
          <ChevronDown />
        </IconButton>
      </span>
      <span role="status" className="min-w-20 text-xs text-muted-foreground tabular-nums">
        {told || (sought.words !== "" && words.found({ count, current }))}
      </span>
      <Checkbox
        label={words.matchCase}
        checked={sought.matchCase}
        onCheckedChange={(matchCase) => change({ matchCase })}
      />
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <Input
          aria-label={words.replacement}
          placeholder={words.replacement}
          autoComplete="off"
          value={sought.replacement}
          onChange={({ currentTarget }) => change({ replacement: currentTarget.value })}
          onKeyDown={onEnter(() => replaceOne(editor))}
        />
        <Button variant="outline" size="sm" onClick={() => replaceOne(editor)}>
          {words.replace}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            replaceEvery(editor);
            setTold(words.replaced({ count }));
          }}
        >
          {words.replaceAll}
        </Button>
      </span>
      <IconButton label={words.findClose} size="sm" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}

function onEnter(act: (isShifted: boolean) => void) {
  return (event: KeyboardEvent) => {
    // While a Chinese word is being put together, Enter belongs to that.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event.shiftKey);
  };
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.select();
}

/** A few chosen words are what one looks for. */
function chosenWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const words = state.doc.textBetween(from, to, "\n");
  return words.length <= 100 && !words.includes("\n") ? words : "";
}
