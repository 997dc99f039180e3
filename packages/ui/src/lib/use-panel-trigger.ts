"use client";

import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useLazyComponent, type LazyComponent } from "./lazy-component.ts";

/** A button that opens a panel, and the panel once it is there and has been opened. */
export interface PanelTrigger<Panel> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly buttonId: string;
  readonly Panel: Panel | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Props of the trigger: its ARIA attributes, and handlers that preload the panel. */
  readonly props: {
    readonly "aria-expanded": boolean;
    readonly "data-state": "open" | "closed";
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
}

/** Binds a button to a panel that is fetched when the button is pointed at or focused, at the latest when it is pressed. */
export function usePanelTrigger<Panel>(
  panel: LazyComponent<Panel>,
  controlled?: { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined },
): PanelTrigger<Panel> {
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = controlled?.open ?? ownOpen;
  const load = () => void panel.load();
  useEffect(() => {
    if (isOpen) void panel.load();
  }, [isOpen, panel]);
  const loaded = useLazyComponent(panel);
  return {
    button,
    buttonId,
    Panel: useWasOpened(isOpen) ? loaded : undefined,
    isOpen,
    setOpen: (open) => {
      if (open) load();
      setOwnOpen(open);
      controlled?.onOpenChange?.(open);
    },
    props: {
      "aria-expanded": isOpen,
      "data-state": isOpen ? "open" : "closed",
      onPointerEnter: load,
      onFocus: load,
    },
  };
}

/** Whether a panel has ever been open. Until then it need not be rendered; closing it, it may still be seen to leave. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}
