import * as Radix from "radix-ui/dropdown-menu";
import { useRef, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { usePortalContainer } from "../lib/portal-container.tsx";
import { menuItemClasses, menuPanelClasses } from "./menu-classes.ts";

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
      /** The choice in force, in a menu of alternatives. */
      checked?: boolean | undefined;
      onSelect: () => void;
    };

/** Props of `DropdownMenu`. */
export interface DropdownMenuProps {
  /** The button that opens it; must take a ref and props (any button of this kit does). */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "center" | "end" | undefined;
  /** Shown above the entries, such as the name of the person signed in. */
  header?: ReactNode | undefined;
}

/**
 * A button that opens a list of actions. The page behind stays readable for assistive technology while it is open.
 *
 * @example <DropdownMenu trigger={<IconButton label="More"><Ellipsis /></IconButton>} entries={entries} />
 */
export function DropdownMenu({ trigger, entries, align = "end", header }: DropdownMenuProps) {
  const container = usePortalContainer();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // The action runs once the menu is gone and its button has the focus: a dialog it opens gives it back there.
  const runChosen = (event: Event) => {
    const run = chosen.current;
    chosen.current = null;
    if (!run) return;
    event.preventDefault();
    button.current?.focus();
    run();
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={menuPanelClasses}
          onCloseAutoFocus={runChosen}
        >
          {header && <div className="border-b border-line px-2.5 pt-1 pb-2 mb-1">{header}</div>}
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onChoose={(run) => {
                chosen.current = run;
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface EntryProps {
  entry: MenuEntry;
  onChoose: (run: () => void) => void;
}

function Entry({ entry, onChoose }: EntryProps) {
  if (entry.kind === "separator") return <Radix.Separator className="mx-1 my-1 h-px bg-line" />;
  if (entry.kind === "label") {
    return <Radix.Label className="px-2.5 py-1 text-12 text-ink-faint">{entry.label}</Radix.Label>;
  }
  const className = cn(
    menuItemClasses,
    entry.danger &&
      "text-critical hover:bg-critical-soft data-highlighted:bg-critical-soft [&_svg]:text-critical",
  );
  const content = (
    <>
      {entry.icon}
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      {entry.hint && <span className="ml-4 text-12 text-ink-faint">{entry.hint}</span>}
    </>
  );
  const disabled = entry.disabled ?? false;
  if (entry.checked === undefined) {
    return (
      <Radix.Item
        className={className}
        disabled={disabled}
        onSelect={() => onChoose(entry.onSelect)}
      >
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.CheckboxItem
      className={className}
      disabled={disabled}
      checked={entry.checked}
      onSelect={() => onChoose(entry.onSelect)}
    >
      {content}
      <span
        aria-hidden="true"
        className={cn("size-1.5 rounded-full", entry.checked && "bg-accent")}
      />
    </Radix.CheckboxItem>
  );
}
