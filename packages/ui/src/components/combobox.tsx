"use client";

import { ChevronDown, X } from "lucide-react";
import { useState, type FocusEventHandler, type Ref } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { controlClasses } from "./control-classes.ts";
import { useFieldControl } from "./field-context.ts";
import { ListPopup } from "./list-popup.tsx";
import { useOptionSource, type ListOption, type OptionSource } from "./list-options.ts";
import { useListBox } from "./use-list-box.ts";

export interface ComboboxProps extends OptionSource {
  /** The selected value, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Offers to choose nothing again. */
  clearable?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Selects one option out of many, found by typing. For a handful of options `Select` is simpler.
 *
 * @example <Combobox options={people} value={owner} onValueChange={setOwner} clearable />
 * @example <Combobox options={found} onSearch={setQuery} loading={isFetching} labelOf={nameOf} … />
 */
export function Combobox(props: ComboboxProps) {
  const { ref, value, onValueChange, onSearch, loading = false, disabled, className } = props;
  const messages = useUiMessages();
  const field = useFieldControl(props);
  const source = useOptionSource(props);
  const [open, setOpen] = useState(false);
  const changeOpen = (next: boolean) => {
    setOpen(next && !disabled);
    source.setQuery(next && onSearch ? "" : null);
    list.reset();
  };
  const pick = (option: ListOption) => {
    source.remember(option);
    onValueChange(option.value);
    changeOpen(false);
  };
  const list = useListBox({
    open,
    options: source.shown,
    initialValue: source.query ? null : value,
    onOpenChange: changeOpen,
    onSelect: pick,
  });
  const selectedLabel = value === null ? "" : source.label(value);
  const canClear = props.clearable && value !== null && !disabled;
  return (
    <ListPopup
      open={open}
      onOpenChange={changeOpen}
      list={list}
      options={source.shown}
      isSelected={(option) => option.value === value}
      loading={loading}
      className={className}
    >
      <span className="relative flex items-center">
        <input
          {...list.boxProps}
          {...field}
          id={field.id ?? props.id}
          ref={ref}
          type="text"
          disabled={disabled}
          aria-label={props["aria-label"]}
          placeholder={selectedLabel || (props.placeholder ?? messages.select)}
          value={source.query ?? selectedLabel}
          onChange={(event) => {
            setOpen(true);
            list.reset();
            source.setQuery(event.currentTarget.value);
          }}
          onClick={() => !open && changeOpen(true)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => {
            changeOpen(false);
            props.onBlur?.(event);
          }}
          onKeyDown={list.onKeyDown}
          className={cn(controlClasses, "h-control truncate pl-2.5", canClear ? "pr-14" : "pr-8")}
        />
        {canClear && (
          <button
            type="button"
            aria-label={messages.clear}
            onClick={(event) => {
              onValueChange(null);
              // The button goes, and must not take the focus with it.
              event.currentTarget.parentElement?.querySelector("input")?.focus();
            }}
            className="absolute right-7 grid size-6 place-items-center rounded-md border-0 bg-transparent text-subtle-foreground hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        )}
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-2 size-4 text-subtle-foreground"
        />
      </span>
    </ListPopup>
  );
}
