import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export type KbdProps = ComponentProps<"kbd">;

/** The key that does the same, as shown on a button or in a menu; not where a finger is all there is. */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        "inline-grid h-4.5 min-w-4.5 place-items-center rounded-[3px] border border-current/35 pointer-coarse:hidden px-1 font-sans text-[0.6875rem] leading-none font-medium",
        className,
      )}
      {...props}
    />
  );
}
