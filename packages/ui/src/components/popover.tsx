"use client";

import { Slot } from "radix-ui/slot";
import { lazyComponent } from "../lib/lazy-component.ts";
import { usePanelTrigger } from "../lib/use-panel-trigger.ts";
import type { PopoverProps } from "./popover-panel.tsx";

/** The panel and what places it, fetched with the first popover. */
export const popoverPanel = /* @__PURE__ */ lazyComponent(
  async () => (await import("./popover-panel.tsx")).PopoverPanel,
);

/**
 * A small panel beside a button, for more than a menu: filters, a tree to choose from.
 *
 * @example <Popover trigger={<Button>More</Button>} label="More filters">…</Popover>
 */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  const { button, Panel, isOpen, setOpen, props } = usePanelTrigger(popoverPanel, {
    open,
    onOpenChange,
  });
  return (
    <>
      <Slot ref={button} aria-haspopup="dialog" {...props} onClick={() => setOpen(!isOpen)}>
        {trigger}
      </Slot>
      {Panel && <Panel {...panel} button={button} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
