import * as Radix from "radix-ui/popover";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { usePortalContainer } from "../lib/portal-container.tsx";

/** Props of `Popover`. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Its name, spoken on entering. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
}

/**
 * A small panel beside a button, for more than a menu: filters, a tree to choose from.
 *
 * @example <Popover trigger={<Button>More</Button>} label="More filters">…</Popover>
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, onOpenChange, align = "start", className } = props;
  const container = usePortalContainer();
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            "z-50 w-72 max-w-[calc(100vw-1rem)] animate-rise rounded-surface border border-line bg-raised p-3 shadow-float outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
