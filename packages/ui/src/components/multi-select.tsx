"use client";

import { useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { Chip, chipBoxClasses, chipInputClasses } from "./chip.tsx";
import { useFieldControl } from "./field-context.ts";
import { ListPopup } from "./list-popup.tsx";
import { useOptionSource, type ListOption, type OptionSource } from "./list-options.ts";
import { useListBox } from "./use-list-box.ts";

export interface MultiSelectProps extends OptionSource {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Selects several options out of many, found by typing and shown as chips. Backspace in the empty box removes the last one.
 *
 * @example <MultiSelect options={roles} value={roleIds} onValueChange={setRoleIds} />
 */
export function MultiSelect(props: MultiSelectProps) {
  const { ref, value, onValueChange, onSearch, loading = false, disabled = false } = props;
  const messages = useUiMessages();
  const field = useFieldControl(props);
  const source = useOptionSource(props);
  const box = useRef<HTMLDivElement>(null);
  const focusInput = () => box.current?.querySelector("input")?.focus();
  const [open, setOpen] = useState(false);
  const changeOpen = (next: boolean) => {
    setOpen(next && !disabled);
    source.setQuery(next && onSearch ? "" : null);
    list.reset();
  };
  const toggle = (option: ListOption) => {
    source.remember(option);
    onValueChange(
      value.includes(option.value)
        ? value.filter((one) => one !== option.value)
        : [...value, option.value],
    );
    source.setQuery(onSearch ? "" : null);
  };
  const remove = (gone: string) => {
    onValueChange(value.filter((one) => one !== gone));
    focusInput();
  };
  const list = useListBox({
    open,
    options: source.shown,
    onOpenChange: changeOpen,
    onSelect: toggle,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === "Backspace" && !source.query && last !== undefined) remove(last);
    else list.onKeyDown(event);
  };
  return (
    <ListPopup
      open={open}
      onOpenChange={changeOpen}
      list={list}
      options={source.shown}
      isSelected={(option) => value.includes(option.value)}
      loading={loading}
      multiple
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only widens the input's target */}
      <div ref={box} className={cn(chipBoxClasses, props.className)} onClick={focusInput}>
        {value.length > 0 && (
          <ul aria-label={messages.selected} className="m-0 contents list-none p-0">
            {value.map((one) => (
              <Chip
                key={one}
                label={source.label(one)}
                disabled={disabled}
                onRemove={() => remove(one)}
              />
            ))}
          </ul>
        )}
        <input
          {...list.boxProps}
          {...field}
          id={field.id ?? props.id}
          ref={ref}
          type="text"
          disabled={disabled}
          aria-label={props["aria-label"]}
          placeholder={value.length === 0 ? (props.placeholder ?? messages.select) : undefined}
          value={source.query ?? ""}
          onChange={(event) => {
            setOpen(true);
            list.reset();
            source.setQuery(event.currentTarget.value);
          }}
          onClick={() => !open && changeOpen(true)}
          onBlur={(event) => {
            changeOpen(false);
            props.onBlur?.(event);
          }}
          onKeyDown={onKeyDown}
          className={chipInputClasses}
        />
      </div>
    </ListPopup>
  );
}
