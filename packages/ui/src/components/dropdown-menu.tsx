"use client";

import { Slot } from "radix-ui/slot";
import type { KeyboardEvent, PointerEvent } from "react";
import { lazyComponent } from "../lib/lazy-component.ts";
import { usePanelTrigger } from "../lib/use-panel-trigger.ts";
import type { DropdownMenuProps } from "./dropdown-panel.tsx";

/** The list and what places it and moves in it, fetched with the first menu. */
export const dropdownPanel = /* @__PURE__ */ lazyComponent(
  async () => (await import("./dropdown-panel.tsx")).DropdownPanel,
);

const openingKeys = ["Enter", " ", "ArrowDown"];

/**
 * A button that opens a list of actions. The page behind stays readable for assistive technology while it is open.
 *
 * @example <DropdownMenu trigger={<IconButton label="More"><Ellipsis /></IconButton>} entries={entries} />
 */
export function DropdownMenu({ trigger, open, onOpenChange, ...panel }: DropdownMenuProps) {
  const controlled = { open, onOpenChange };
  const { button, buttonId, Panel, isOpen, setOpen, props } = usePanelTrigger(
    dropdownPanel,
    controlled,
  );
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    // The list gets the focus, not the button under the pointer.
    if (!isOpen) event.preventDefault();
    setOpen(!isOpen);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    setOpen(event.key === "ArrowDown" || !isOpen);
  };
  return (
    <>
      <Slot
        ref={button}
        id={buttonId}
        aria-haspopup="menu"
        {...props}
        onPointerDown={press}
        onKeyDown={pressKey}
      >
        {trigger}
      </Slot>
      {/* Closed, it would listen to every key of the page. */}
      {Panel && isOpen && (
        <Panel
          {...panel}
          button={button}
          buttonId={buttonId}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
