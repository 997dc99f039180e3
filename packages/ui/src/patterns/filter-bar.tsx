"use client";

import { SlidersHorizontal, X } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Popover } from "../components/popover.tsx";
import { cn } from "../lib/utils.ts";
import { useIsNarrow } from "../lib/use-is-narrow.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** One filter in force. */
export interface FilterChip {
  id: string;
  /** What is filtered: “Type”. */
  name: string;
  /** To what: “News”. */
  value: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Names the search for assistive technology, where a page has several; “Filters” by default. */
  label?: string | undefined;
  /** What is searched for; always in view. */
  search?: ReactNode | undefined;
  /** The most used filters, on one line; below 900 px behind “Filters”, provided that there is a `search`. */
  children?: ReactNode | undefined;
  /** The rest, behind “More”. */
  more?: ReactNode | undefined;
  chips?: readonly FilterChip[] | undefined;
  onClearAll?: (() => void) | undefined;
  /** The list's primary action, at the right end. */
  action?: ReactNode | undefined;
  /** Enter in a filter. */
  onSubmit?: (() => void) | undefined;
}

/** The line over a list: filters, what is filtered as removable chips, and the primary action. */
export function FilterBar({
  label,
  search,
  children,
  more,
  chips = [],
  onClearAll,
  action,
  onSubmit,
}: FilterBarProps) {
  const messages = useUiMessages();
  const isNarrow = useIsNarrow();
  const folds = isNarrow && Boolean(search);
  const isFolding = Boolean(more) || (folds && Boolean(children));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <div className="grid shrink-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <form
          role="search"
          aria-label={label ?? messages.filters}
          autoComplete="off"
          onSubmit={submit}
          // Its parts and the action share lines.
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-[1_1_9rem] sm:contents"
        >
          {search}
          {!folds && children}
          {isFolding && (
            <Popover
              label={messages.filters}
              className="w-88"
              trigger={
                <Button variant={folds ? "outline" : "ghost"} className={cn(folds && "grow-0!")}>
                  <SlidersHorizontal aria-hidden="true" />
                  {folds ? messages.filters : messages.moreFilters}
                  {folds && chips.length > 0 && <Badge>{chips.length}</Badge>}
                </Button>
              }
            >
              <div className="grid gap-3 *:w-full *:max-w-none">
                {folds && children}
                {more}
              </div>
            </Popover>
          )}
          {/* Lets Enter send the form when there are several boxes. */}
          <button type="submit" hidden aria-label={messages.filters} />
        </form>
        {action && <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">{action}</div>}
      </div>
      {chips.length > 0 && <FilterChips chips={chips} onClearAll={onClearAll} />}
    </div>
  );
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClearAll?: (() => void) | undefined;
}

/** The active filters, each removable; also the way out of “nothing found”. */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  const messages = useUiMessages();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={messages.activeFilters} className="m-0 flex list-none flex-wrap gap-1.5 p-0">
        {chips.map((chip) => (
          <li
            key={chip.id}
            className="flex h-6 max-w-72 items-center rounded-md border border-border bg-card pl-2 text-xs"
          >
            <span className="truncate">
              <span className="text-subtle-foreground">{chip.name}</span> {chip.value}
            </span>
            <button
              type="button"
              aria-label={messages.removeFilter({ name: `${chip.name} ${chip.value}` })}
              onClick={chip.onRemove}
              className="-my-px ml-0.5 grid size-6 place-items-center rounded-md border-0 bg-transparent text-subtle-foreground hover:bg-accent hover:text-foreground"
            >
              <X aria-hidden="true" className="size-3" />
            </button>
          </li>
        ))}
      </ul>
      {onClearAll && chips.length > 1 && (
        <Button variant="link" size="sm" onClick={onClearAll} className="h-6 px-1 text-xs">
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}
