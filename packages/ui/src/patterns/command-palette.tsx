"use client";

import { Search } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useState, type ReactNode } from "react";
import { Kbd } from "../components/kbd.tsx";
import { filterOptions, type ListOption } from "../components/list-options.ts";
import { OptionText } from "../components/option-text.tsx";
import { Spinner } from "../components/spinner.tsx";
import { useListBox } from "../components/use-list-box.ts";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** Something the palette offers: a place to go to, a thing to do. */
export interface CommandItem extends ListOption {
  /** The heading of its group; groups are in the order of their first items. */
  group?: string | undefined;
  icon?: ReactNode | undefined;
  /** The keys that do the same: `["g", "a"]`. Shown only; listening for them is the caller's. */
  shortcut?: readonly string[] | undefined;
}

export interface CommandPaletteProps<T extends CommandItem> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The available commands: the caller omits those for which the user has no permission. */
  items: readonly T[];
  onSelect: (item: T) => void;
  placeholder?: string | undefined;
  /** Receives the query, for items that are searched elsewhere. The items passed are filtered all the same. */
  onSearch?: ((query: string) => void) | undefined;
  /** Whether more items are being loaded. */
  loading?: boolean | undefined;
}

/**
 * Everything there is to do, found by typing. Opened by a key; load it with `lazy` and it costs nothing until then.
 *
 * @example <CommandPalette open={open} onOpenChange={setOpen} items={commands} onSelect={run} />
 */
export function CommandPalette<T extends CommandItem>(props: CommandPaletteProps<T>) {
  const messages = useUiMessages();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-backdrop" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[max(1rem,12vh)] left-1/2 z-50 flex max-h-[min(60vh,30rem)] w-[36rem] max-w-[calc(100vw-1rem)] -translate-x-1/2 animate-rise flex-col rounded-lg border border-border bg-popover shadow-md outline-none"
        >
          <Radix.Title className="sr-only">{messages.commands}</Radix.Title>
          <Commands {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Commands<T extends CommandItem>(props: CommandPaletteProps<T>) {
  const { items, onSelect, onOpenChange, onSearch, loading = false } = props;
  const messages = useUiMessages();
  const [query, setQuery] = useState("");
  const groups = groupItems(filterOptions(items, query));
  const shown = groups.flatMap((group) => group.items);
  const list = useListBox({
    open: true,
    options: shown,
    onOpenChange,
    onSelect: (item) => {
      onOpenChange(false);
      onSelect(item);
    },
  });
  return (
    <>
      <div className="relative flex items-center border-b border-border">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute left-4 size-4 text-subtle-foreground"
        />
        <input
          {...list.boxProps}
          type="text"
          aria-label={messages.commands}
          placeholder={props.placeholder ?? messages.commandPlaceholder}
          value={query}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setQuery(text);
            list.reset();
            onSearch?.(text);
          }}
          onKeyDown={list.onKeyDown}
          className="h-12 w-full border-0 bg-transparent pr-10 pl-11 text-base text-foreground outline-none"
        />
        {loading && <Spinner className="absolute right-4 text-subtle-foreground" />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        <div
          id={list.listId}
          role="listbox"
          aria-label={messages.commands}
          className="min-h-0 overflow-y-auto p-1"
        >
          {groups.map((group, index) => (
            <CommandGroup key={group.name} name={group.name} id={`${list.listId}-group-${index}`}>
              {group.items.map((item) => (
                <div
                  key={item.value}
                  {...list.optionProps(item)}
                  aria-selected={list.isActive(item)}
                  className={cn(
                    itemClasses,
                    list.isActive(item) && "bg-accent forced-colors:outline-2",
                  )}
                >
                  <CommandRow item={item} />
                </div>
              ))}
            </CommandGroup>
          ))}
        </div>
        <p
          role="status"
          className={cn("m-0 px-3 py-4 text-sm text-subtle-foreground", note(shown, loading))}
        >
          {shown.length === 0 && !loading && messages.nothingFoundTitle}
        </p>
      </div>
    </>
  );
}

const note = (shown: readonly unknown[], loading: boolean) =>
  (shown.length > 0 || loading) && "sr-only";

const itemClasses =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-sm text-foreground select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle-foreground";

function CommandGroup({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  if (name === "") return children;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="px-2.5 pt-2 pb-1 text-xs text-subtle-foreground">
        {name}
      </div>
      {children}
    </div>
  );
}

function CommandRow({ item }: { item: CommandItem }) {
  return (
    <>
      {item.icon}
      <OptionText {...item} />
      {item.shortcut && (
        <span className="flex gap-1 text-muted-foreground">
          {item.shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  );
}

function groupItems<T extends CommandItem>(items: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = item.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, members]) => ({ name, items: members }));
}
