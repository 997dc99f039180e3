import * as Radix from "radix-ui/dropdown-menu";
import { useRef, type ReactNode } from "react";
import { usePortalContainer } from "../lib/portal-container.tsx";
import { menuPanelClasses } from "./menu-classes.ts";
import { MenuEntries, type MenuEntry } from "./menu-entries.tsx";

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
          <MenuEntries
            parts={Radix}
            entries={entries}
            onChoose={(run) => {
              chosen.current = run;
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
