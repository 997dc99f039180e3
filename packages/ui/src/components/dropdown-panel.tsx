"use client";

import { Menu } from "radix-ui/internal";
import { useRef, type ReactNode, type RefObject } from "react";
import { usePortalContainer } from "../lib/portal-container.tsx";
import { menuPanelClasses } from "./menu-classes.ts";
import { MenuEntries, type MenuEntry } from "./menu-entries.tsx";

export interface DropdownMenuProps {
  /** The button that opens it; must take a ref and props (any button of this kit does). */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "center" | "end" | undefined;
  /** Shown above the entries, such as the name of the person signed in. */
  header?: ReactNode | undefined;
  /** Whether it is open, where the caller decides: to open it by a key elsewhere. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface DropdownPanelProps extends Omit<DropdownMenuProps, "trigger" | "open" | "onOpenChange"> {
  /** What it hangs under. */
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of a drop-down menu. */
export function DropdownPanel(props: DropdownPanelProps) {
  const { button, buttonId, open, onOpenChange, entries, align = "end", header } = props;
  const container = usePortalContainer();
  const pendingAction = useRef<(() => void) | null>(null);
  const leftByPointer = useRef(false);
  // The action runs after the menu has closed and its button has the focus: a dialog that it opens restores it there.
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    const run = pendingAction.current;
    pendingAction.current = null;
    if (run !== null || !leftByPointer.current) button.current?.focus();
    leftByPointer.current = false;
    run?.();
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal {...(container && { container })}>
        <Menu.Content
          data-slot="dropdown-menu-content"
          aria-labelledby={buttonId}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={menuPanelClasses}
          onInteractOutside={() => {
            leftByPointer.current = true;
          }}
          onCloseAutoFocus={restoreFocus}
        >
          {header && <div className="border-b border-border px-2.5 pt-1 pb-2 mb-1">{header}</div>}
          <MenuEntries
            parts={Menu}
            entries={entries}
            onAction={(run) => {
              pendingAction.current = run;
            }}
          />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
