import { useEffect, useId, useState, type KeyboardEvent } from "react";

interface Choice {
  value: string;
  disabled?: boolean | undefined;
}

interface ListBoxOptions<T extends Choice> {
  open: boolean;
  choices: readonly T[];
  /** The choice the list opens on. */
  startAt?: string | null | undefined;
  onOpenChange: (open: boolean) => void;
  onPick: (choice: T) => void;
}

/**
 * The keyboard of a box with a list under it (the ARIA combobox pattern): the focus stays in the box, the arrows move
 * the mark in the list, Enter takes what is marked.
 */
export function useListBox<T extends Choice>(options: ListBoxOptions<T>) {
  const { open, choices, startAt, onOpenChange, onPick } = options;
  const listId = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const active = activeChoice(choices, marked, startAt);
  const optionId = (choice: Choice) => `${listId}-${choices.findIndex((one) => one === choice)}`;
  const activeId = open && active ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const move = (step: 1 | -1) => {
    if (open) setMarked(neighbour(choices, active, step)?.value ?? null);
    else onOpenChange(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && open && active) onPick(active);
    else return;
    event.preventDefault();
  };

  return {
    listId,
    onKeyDown,
    isActive: (choice: T) => choice === active,
    boxProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": open ? listId : undefined,
      "aria-activedescendant": activeId,
      autoComplete: "off",
    } as const,
    choiceProps: (choice: T) => ({
      id: optionId(choice),
      role: "option" as const,
      "aria-disabled": choice.disabled || undefined,
      onPointerMove: () => setMarked(choice.value),
      // The focus stays in the box.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => !choice.disabled && onPick(choice),
    }),
    /** Forgets the mark, for the next opening. */
    reset: () => setMarked(null),
  };
}

function activeChoice<T extends Choice>(
  choices: readonly T[],
  marked: string | null,
  startAt: string | null | undefined,
): T | undefined {
  const enabled = choices.filter((choice) => !choice.disabled);
  return (
    enabled.find((choice) => choice.value === marked) ??
    enabled.find((choice) => choice.value === startAt) ??
    enabled[0]
  );
}

/** The next choice that can be taken; after the last comes the first. */
function neighbour<T extends Choice>(
  choices: readonly T[],
  from: T | undefined,
  step: 1 | -1,
): T | undefined {
  const enabled = choices.filter((choice) => !choice.disabled);
  const index = enabled.findIndex((choice) => choice === from);
  return enabled.at((index + step) % enabled.length);
}
