"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { useFieldControl } from "./field-context.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  /** The text beside it. Without it, pass `aria-label` or put the switch in a `Field`. */
  label?: ReactNode | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * On or off, at once: no save button follows.
 *
 * @example <Switch label="Comments" checked={on} onCheckedChange={setOn} />
 */
export function Switch({ label, onCheckedChange, onChange, className, ...props }: SwitchProps) {
  const field = useFieldControl(props);
  const track = (
    <input
      data-slot="switch"
      {...props}
      {...field}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says itself whether it is on
      role="switch"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      }}
      className={cn(
        "relative m-0 h-4.5 w-8 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-input-background transition-colors",
        "before:absolute before:top-0.5 before:left-0.5 before:size-3 before:rounded-full before:bg-muted-foreground before:transition-transform",
        "checked:border-primary checked:bg-primary checked:before:translate-x-3.5 checked:before:bg-primary-foreground",
        // What can be pressed is higher than what is seen.
        "after:absolute after:inset-x-0 after:-inset-y-1",
        "disabled:opacity-50",
        !label && className,
      )}
    />
  );
  if (!label) return track;
  return (
    <label className={cn("inline-flex items-center gap-2 text-sm", className)}>
      {track}
      <span className="min-w-0">{label}</span>
    </label>
  );
}
