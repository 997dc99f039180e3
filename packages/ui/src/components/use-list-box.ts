"use client";

import { useEffect, useId, useState, type KeyboardEvent } from "react";

interface ListBoxOption {
  value: string;
  disabled?: boolean | undefined;
}

interface ListBoxOptions<T extends ListBoxOption> {
  open: boolean;
  options: readonly T[];
  /** The value of the option that is highlighted when the list opens. */
  initialValue?: string | null | undefined;
  onOpenChange: (open: boolean) => void;
  onSelect: (option: T) => void;
}

/**
 * The keyboard of the ARIA combobox pattern: the focus stays in the box, the arrows move
 * the highlight in the list, Enter selects the highlighted option.
 */
export function useListBox<T extends ListBoxOption>(options: ListBoxOptions<T>) {
  const { open, options: all, initialValue, onOpenChange, onSelect } = options;
  const listId = useId();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const active = activeOption(all, highlighted, initialValue);
  const optionId = (option: ListBoxOption) => `${listId}-${all.findIndex((one) => one === option)}`;
  const activeId = open && active ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const move = (step: 1 | -1) => {
    if (open) setHighlighted(adjacentOption(all, active, step)?.value ?? null);
    else onOpenChange(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && open && active) onSelect(active);
    else return;
    event.preventDefault();
  };

  return {
    listId,
    onKeyDown,
    isActive: (option: T) => option === active,
    boxProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": open ? listId : undefined,
      "aria-activedescendant": activeId,
      autoComplete: "off",
    } as const,
    optionProps: (option: T) => ({
      id: optionId(option),
      role: "option" as const,
      "aria-disabled": option.disabled || undefined,
      onPointerMove: () => setHighlighted(option.value),
      // The focus stays in the box.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => !option.disabled && onSelect(option),
    }),
    /** Clears the highlight, for the next opening. */
    reset: () => setHighlighted(null),
  };
}

function activeOption<T extends ListBoxOption>(
  all: readonly T[],
  highlighted: string | null,
  initialValue: string | null | undefined,
): T | undefined {
  const enabled = all.filter((option) => !option.disabled);
  return (
    enabled.find((option) => option.value === highlighted) ??
    enabled.find((option) => option.value === initialValue) ??
    enabled[0]
  );
}

/** The next enabled option; wraps around. */
function adjacentOption<T extends ListBoxOption>(
  all: readonly T[],
  from: T | undefined,
  step: 1 | -1,
): T | undefined {
  const enabled = all.filter((option) => !option.disabled);
  const index = enabled.findIndex((option) => option === from);
  return enabled.at((index + step) % enabled.length);
}
