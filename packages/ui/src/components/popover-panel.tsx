"use client";

import * as Radix from "radix-ui/popover";
import { useRef, type ReactNode, type RefObject } from "react";
import { cn } from "../lib/utils.ts";
import { usePortalContainer } from "../lib/portal-container.tsx";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The accessible name, announced on entering. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
}

interface PopoverPanelProps extends Pick<
  PopoverProps,
  "label" | "children" | "align" | "className"
> {
  /** What it hangs under. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel of a popover. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { button, label, children, open, onOpenChange, align = "start", className } = props;
  const container = usePortalContainer();
  const leftByPointer = useRef(false);
  // A press on the button is the button's own: it closes what it opened.
  const leave = (event: CustomEvent<{ originalEvent: Event }>) => {
    leftByPointer.current = true;
    const { target } = event.detail.originalEvent;
    if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    if (!leftByPointer.current) button.current?.focus();
    leftByPointer.current = false;
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          data-slot="popover-content"
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={leave}
          onCloseAutoFocus={restoreFocus}
          className={cn(
            "z-50 w-72 max-w-[calc(100vw-1rem)] animate-rise rounded-lg border border-border bg-popover p-3 shadow-md outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
