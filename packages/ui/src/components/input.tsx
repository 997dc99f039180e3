"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldControl } from "./field-context.ts";

export interface InputProps extends ComponentProps<"input"> {
  /** An icon or unit at the left end, inside the box. */
  leading?: ReactNode | undefined;
  /** An icon, unit or small button at the right end, inside the box. */
  trailing?: ReactNode | undefined;
}

/**
 * One line of text. Inside a list's filters pass `autoComplete="off"`: the browser must not fill in earlier input there.
 *
 * @example <Input type="search" leading={<Search />} autoComplete="off" />
 */
export function Input({ leading, trailing, className, ...props }: InputProps) {
  const field = useFieldControl(props);
  const input = (
    <input
      data-slot="input"
      {...props}
      {...field}
      className={cn(
        controlClasses,
        "h-control px-2.5",
        leading && "pl-8",
        trailing && "pr-9",
        !leading && !trailing && className,
      )}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <span className={cn("relative flex items-center", className)}>
      {leading && <span className={cn(adornment, "pointer-events-none left-2.5")}>{leading}</span>}
      {input}
      {trailing && <span className={cn(adornment, "right-1.5")}>{trailing}</span>}
    </span>
  );
}

const adornment = "absolute flex items-center text-sm text-subtle-foreground [&_svg]:size-4";
