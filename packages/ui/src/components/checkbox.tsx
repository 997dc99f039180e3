"use client";

import { Check, Minus } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { useFieldControl } from "./field-context.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "ref" | "onChange"> {
  /** The text beside the box. Without it, pass `aria-label`. */
  label?: ReactNode | undefined;
  /** Neither on nor off: some of what it represents is on. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onChange?: ComponentProps<"input">["onChange"];
}

/**
 * A check box, the browser's own with the kit's drawing.
 *
 * @example <Checkbox label="Allow comments" checked={allowed} onCheckedChange={setAllowed} />
 */
export function Checkbox(props: CheckboxProps) {
  const { label, indeterminate = false, onCheckedChange, onChange, className, ...rest } = props;
  const field = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  // After every render: a press clears the mark even when the state stays as it was.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const box = (
    <span
      className={cn("relative inline-grid size-4 shrink-0 place-items-center", !label && className)}
    >
      <input
        data-slot="checkbox"
        autoComplete="off"
        {...rest}
        {...field}
        ref={input}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className={cn(
          "peer m-0 size-4 cursor-pointer appearance-none rounded-[3px] border border-input bg-input-background transition-colors",
          "hover:border-subtle-foreground checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary",
          "disabled:opacity-50 aria-invalid:border-destructive",
          // More to hit than to see.
          "after:absolute after:-inset-1 pointer-coarse:after:-inset-2",
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className={cn(mark, "peer-checked:block peer-indeterminate:hidden")}
      />
      <Minus aria-hidden="true" strokeWidth={3} className={cn(mark, "peer-indeterminate:block")} />
    </span>
  );
  if (!label) return box;
  return (
    <label
      className={cn("inline-flex items-center gap-2 text-sm pointer-coarse:min-h-11", className)}
    >
      {box}
      <span className="min-w-0">{label}</span>
    </label>
  );
}

const mark = "pointer-events-none absolute hidden size-3 text-primary-foreground";
