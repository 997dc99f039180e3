import type { ComponentType, ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { menuItemClasses } from "./menu-classes.ts";

/** One thing a menu offers, or a line between two groups. */
export type MenuEntry =
  | { kind: "separator"; id: string }
  | { kind: "label"; id: string; label: ReactNode }
  | {
      kind?: "item" | undefined;
      id: string;
      label: ReactNode;
      icon?: ReactNode | undefined;
      /** The key that does the same, shown at the right end. */
      hint?: ReactNode | undefined;
      /** Drawn as danger; put it last, after a separator. */
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** Whether it is checked, in a menu of alternatives. */
      checked?: boolean | undefined;
      onSelect: () => void;
    };

interface PartProps {
  className?: string;
  children?: ReactNode;
}

interface ItemProps extends PartProps {
  disabled?: boolean;
  onSelect?: (event: Event) => void;
}

/** What a menu of Radix is made of; the drop-down's and the context menu's parts are alike. */
interface MenuParts {
  Item: ComponentType<ItemProps>;
  CheckboxItem: ComponentType<ItemProps & { checked?: boolean }>;
  Separator: ComponentType<PartProps>;
  Label: ComponentType<PartProps>;
}

interface MenuEntriesProps {
  parts: MenuParts;
  entries: readonly MenuEntry[];
  /** Receives the action of the selected entry, to run it after the menu has closed. */
  onAction: (run: () => void) => void;
}

/** The entries of a menu, as rows. */
export function MenuEntries({ entries, ...props }: MenuEntriesProps) {
  const hasIcons = entries.some((entry) => "icon" in entry && Boolean(entry.icon));
  const gap = hasIcons && <span className="size-4" />;
  return entries.map((entry) => <Entry key={entry.id} entry={entry} gap={gap} {...props} />);
}

interface EntryProps extends Omit<MenuEntriesProps, "entries"> {
  entry: MenuEntry;
  /** In place of an icon, where others have one. */
  gap: ReactNode;
}

function Entry({ parts, entry, gap, onAction }: EntryProps) {
  if (entry.kind === "separator") return <parts.Separator className="mx-1 my-1 h-px bg-border" />;
  if (entry.kind === "label") {
    return (
      <parts.Label className="px-2.5 py-1 text-xs text-subtle-foreground">
        {entry.label}
      </parts.Label>
    );
  }
  const props = {
    className: cn(
      menuItemClasses,
      entry.danger &&
        "text-destructive hover:bg-destructive-soft data-highlighted:bg-destructive-soft [&_svg]:text-destructive",
    ),
    disabled: entry.disabled ?? false,
    onSelect: () => onAction(entry.onSelect),
  };
  const content = (
    <>
      {entry.icon ?? gap}
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      {entry.hint && <span className="ml-4 text-xs text-subtle-foreground">{entry.hint}</span>}
    </>
  );
  if (entry.checked === undefined) return <parts.Item {...props}>{content}</parts.Item>;
  return (
    <parts.CheckboxItem {...props} checked={entry.checked}>
      {content}
      <span
        aria-hidden="true"
        className={cn("size-1.5 rounded-full", entry.checked && "bg-primary")}
      />
    </parts.CheckboxItem>
  );
}
