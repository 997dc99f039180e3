"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { lazyComponent, useLazyComponent } from "../lib/lazy-component.ts";
import { useWasOpened } from "../lib/use-panel-trigger.ts";
import type { ListPanelProps } from "./list-panel.tsx";

/** The list and what places it, fetched with the first box that is entered. */
export const listPanel = /* @__PURE__ */ lazyComponent(
  async () => (await import("./list-panel.tsx")).ListPanel,
);

interface ListPopupProps extends Omit<ListPanelProps, "anchor"> {
  /** The box the list hangs under. */
  children: ReactNode;
  /** Classes of the box's container. */
  className?: string | undefined;
}

/** A box with a list of options under it. */
export function ListPopup({ children, className, ...panel }: ListPopupProps) {
  const { open } = panel;
  const anchor = useRef<HTMLDivElement>(null);
  const Panel = useLazyComponent(listPanel);
  const wasOpened = useWasOpened(open);
  const load = () => void listPanel.load();
  useEffect(() => {
    if (open) void listPanel.load();
  }, [open]);
  return (
    <>
      <div ref={anchor} className={className} onPointerEnter={load} onFocus={load}>
        {children}
      </div>
      {Panel && wasOpened && <Panel {...panel} anchor={anchor} />}
    </>
  );
}
