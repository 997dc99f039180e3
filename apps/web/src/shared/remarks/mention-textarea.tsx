import { Textarea, type TextareaProps } from "@atrium/ui";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { mentionable, type Mention } from "../../queries/article-remarks.ts";
import { useMessages } from "../messages.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import { useQuery } from "../use-query.ts";
import { mentionAt } from "./mention-at.ts";

interface MentionTextareaProps extends Omit<TextareaProps, "value" | "onChange"> {
  value: string;
  onText: (text: string) => void;
  /** Called with somebody who was picked from the list. */
  onMention: (mention: Mention) => void;
}

/** Several lines of text, in which @ offers the people who may be mentioned. */
export function MentionTextarea({ value, onText, onMention, ...props }: MentionTextareaProps) {
  const { remarks: messages } = useMessages();
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const [highlighted, setHighlighted] = useState(0);
  const typed = mentionAt(value, caret);
  const keyword = useDebouncedValue(typed?.keyword ?? "");
  const { data = [] } = useQuery({ ...mentionable(keyword), enabled: typed !== undefined });
  const people = typed === undefined || isDismissed ? [] : data;
  const active = Math.min(highlighted, people.length - 1);

  const pick = (mention: Mention) => {
    if (typed === undefined) return;
    const before = `${value.slice(0, typed.from)}@${mention.name} `;
    onText(before + value.slice(caret));
    onMention(mention);
    setCaret(before.length);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mention = people[active];
    if (mention === undefined || event.nativeEvent.isComposing) return;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => setHighlighted((active + 1) % people.length),
      ArrowUp: () => setHighlighted((active - 1 + people.length) % people.length),
      Enter: () => pick(mention),
      Tab: () => pick(mention),
      Escape: () => setDismissed(true),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="grid gap-1">
      <Textarea
        {...props}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={people.length > 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ currentTarget }) => {
          setDismissed(false);
          setHighlighted(0);
          setCaret(currentTarget.selectionStart);
          onText(currentTarget.value);
        }}
      />
      {people.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={messages.people}
          className="m-0 max-h-60 overflow-y-auto rounded-md border border-border bg-popover p-1 shadow-md"
        >
          {people.map((mention, at) => (
            // The box keeps the focus and has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={mention.id}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              className="flex min-h-11 cursor-pointer items-center rounded-sm px-2 text-sm aria-selected:bg-accent"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(mention)}
            >
              {mention.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
