"use client";

import * as Radix from "radix-ui/context-menu";
import { useRef, type ReactNode } from "react";
import { usePortalContainer } from "../lib/portal-container.tsx";
import { menuPanelClasses } from "./menu-classes.ts";
import { MenuEntries, type MenuEntry } from "./menu-entries.tsx";

export interface ContextMenuProps {
  /** The menu's target: one element that accepts a ref and props. */
  children: ReactNode;
  entries: readonly MenuEntry[];
  disabled?: boolean | undefined;
}

/**
 * The menu of an element, on the right button, a long press, or the menu key. It only repeats what can be reached
 * elsewhere as well.
 *
 * @example <ContextMenu entries={entries}><li tabIndex={0}>Quarterly report</li></ContextMenu>
 */
export function ContextMenu({ children, entries, disabled = false }: ContextMenuProps) {
  const container = usePortalContainer();
  const pendingAction = useRef<(() => void) | null>(null);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild disabled={disabled}>
        {children}
      </Radix.Trigger>
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          collisionPadding={8}
          className={menuPanelClasses}
          onCloseAutoFocus={() => {
            // After the menu has closed: a dialog opened now moves the focus, and restores it.
            const run = pendingAction.current;
            pendingAction.current = null;
            if (run) queueMicrotask(run);
          }}
        >
          <MenuEntries
            parts={Radix}
            entries={entries}
            onAction={(run) => {
              pendingAction.current = run;
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
