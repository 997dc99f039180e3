"use client";

import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
} from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { Chip, chipBoxClasses, chipInputClasses } from "./chip.tsx";
import { useFieldControl } from "./field-context.ts";

export interface TagsInputProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The maximum number of tags. */
  limit?: number | undefined;
  /** Longer tags are truncated. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Tags as chips: Enter, a comma or leaving the box adds a tag, Backspace in the empty box removes
 * the last one. Duplicates are dropped.
 *
 * @example <TagsInput value={tags} onValueChange={setTags} limit={10} />
 */
export function TagsInput(props: TagsInputProps) {
  const { ref, value, onValueChange, limit = Infinity, maxLength, disabled = false } = props;
  const messages = useUiMessages();
  const field = useFieldControl(props);
  const box = useRef<HTMLDivElement>(null);
  const focusInput = () => box.current?.querySelector("input")?.focus();
  const [text, setText] = useState("");
  const isFull = value.length >= limit;

  const add = (text: string) => {
    const tags = text.split(separator).map((part) => part.trim().slice(0, maxLength));
    const next = [...new Set([...value, ...tags.filter(Boolean)])].slice(0, limit);
    if (next.length > value.length) onValueChange(next);
    setText("");
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((one) => one !== tag));
    focusInput();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === "Enter" && text !== "") add(text);
    else if (event.key === "Backspace" && text === "" && last !== undefined) remove(last);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!separator.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only widens the input's target
    <div ref={box} className={cn(chipBoxClasses, props.className)} onClick={focusInput}>
      {value.length > 0 && (
        <ul aria-label={messages.selected} className="m-0 contents list-none p-0">
          {value.map((tag) => (
            <Chip key={tag} label={tag} disabled={disabled} onRemove={() => remove(tag)} />
          ))}
        </ul>
      )}
      <input
        {...field}
        id={field.id ?? props.id}
        ref={ref}
        type="text"
        autoComplete="off"
        enterKeyHint="enter"
        disabled={disabled}
        readOnly={isFull}
        maxLength={maxLength}
        aria-label={props["aria-label"]}
        placeholder={isFull ? messages.tagsFull({ limit }) : props.placeholder}
        value={text}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (separator.test(text)) add(text);
          else setText(text);
        }}
        onBlur={(event) => {
          add(text);
          props.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        onPaste={paste}
        className={chipInputClasses}
      />
    </div>
  );
}

const separator = /[,，、;；\n]/;
