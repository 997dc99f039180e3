import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export type LabelProps = ComponentProps<"label">;

/** The name of a control, above it. Inside a `Field` it comes by itself. */
export function Label({ className, ...props }: LabelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller gives htmlFor
    <label
      data-slot="label"
      className={cn("text-sm font-medium text-muted-foreground", className)}
      {...props}
    />
  );
}
