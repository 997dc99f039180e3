"use client";

import * as Radix from "radix-ui/tooltip";
import type { ReactNode } from "react";
import { usePortalContainer } from "../lib/portal-container.tsx";

export interface TooltipProps {
  /** A short text. It must repeat what is reachable elsewhere: a finger cannot hover. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left" | undefined;
}

/**
 * A short text about the hovered or focused element.
 *
 * @example <Tooltip content="21 Nov 2026, 14:05 UTC+8"><time tabIndex={0}>2 hours ago</time></Tooltip>
 */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={150}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal {...(container && { container })}>
          <Radix.Content
            data-slot="tooltip-content"
            side={side}
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade rounded-md border border-border bg-popover px-2 py-1 text-xs text-foreground shadow-md"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
