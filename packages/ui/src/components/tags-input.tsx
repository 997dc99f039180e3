"use client";

import {
  useEffect,
  useEffectEvent,
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
import type { ListOption } from "./list-options.ts";
import { ListPopup } from "./list-popup.tsx";
import { useListBox } from "./use-list-box.ts";

export interface TagsInputProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Tags to choose from while one types, found by the caller: see `onSearch`. */
  suggestions?: readonly ListOption[] | undefined;
  /** Called with what is typed, debounced, to find suggestions. */
  onSearch?: ((text: string) => void) | undefined;
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
 * the last one. Duplicates are dropped. With `suggestions` it is a combobox, in which what was typed comes first.
 *
 * @example <TagsInput value={tags} onValueChange={setTags} limit={10} />
 * @example <TagsInput value={tags} onValueChange={setTags} suggestions={found} onSearch={setQuery} />
 */
export function TagsInput(props: TagsInputProps) {
  const { ref, value, onValueChange, limit = Infinity, maxLength, disabled = false } = props;
  const { suggestions, onSearch } = props;
  const messages = useUiMessages();
  const field = useFieldControl(props);
  const box = useRef<HTMLDivElement>(null);
  const focusInput = () => box.current?.querySelector("input")?.focus();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const isFull = value.length >= limit;
  useSearch(open ? text : null, onSearch);

  const changeText = (next: string) => {
    setText(next);
    setOpen(next.trim() !== "");
    list.reset();
  };
  const add = (text: string) => {
    const tags = text.split(separator).map((part) => part.trim().slice(0, maxLength));
    const next = [...new Set([...value, ...tags.filter(Boolean)])].slice(0, limit);
    if (next.length > value.length) onValueChange(next);
    changeText("");
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((one) => one !== tag));
    focusInput();
  };
  const options = optionsOf(suggestions ?? [], value, text.trim(), messages.addTag);
  const isOpen = open && options.length > 0 && !isFull && !disabled;
  const list = useListBox({
    open: isOpen,
    options,
    onOpenChange: setOpen,
    onSelect: (option) => add(option.value),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === "Backspace" && text === "" && last !== undefined) remove(last);
    else if (event.key === "Enter" && text !== "" && !isOpen) add(text);
    else {
      if (suggestions !== undefined) list.onKeyDown(event);
      return;
    }
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!separator.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  const chips = (
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
        {...(suggestions && list.boxProps)}
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
          else changeText(text);
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
  if (suggestions === undefined) return chips;
  return (
    <ListPopup
      open={isOpen}
      onOpenChange={setOpen}
      list={list}
      options={options}
      isSelected={() => false}
      loading={false}
    >
      {chips}
    </ListPopup>
  );
}

const separator = /[,，、;；\n]/;
const searchDelayMs = 200;

/** What was typed, which Enter adds, and then the suggestions that are no tags yet. */
function optionsOf(
  suggestions: readonly ListOption[],
  value: readonly string[],
  text: string,
  labelOf: (tag: { tag: string }) => string,
): ListOption[] {
  const isNew = text !== "" && !value.includes(text);
  const same = suggestions.find((option) => option.value === text);
  const typed = same ?? { value: text, label: labelOf({ tag: text }) };
  const others = suggestions.filter((option) => option !== same && !value.includes(option.value));
  return [...(isNew ? [typed] : []), ...others];
}

/** Searches for what is typed while the list is open, debounced. */
function useSearch(query: string | null, onSearch: TagsInputProps["onSearch"]): void {
  const search = useEffectEvent((text: string) => onSearch?.(text));
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => search(query.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
}
