"use client";

import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldControl } from "./field-context.ts";

export type TextareaProps = ComponentProps<"textarea">;

/** Several lines of text; grows with what is written where the browser can. */
export function Textarea({ className, rows = 3, ...props }: TextareaProps) {
  const field = useFieldControl(props);
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      autoComplete="off"
      {...props}
      {...field}
      className={cn(
        controlClasses,
        "field-sizing-content min-h-16 resize-y px-2.5 py-1.5",
        className,
      )}
    />
  );
}
