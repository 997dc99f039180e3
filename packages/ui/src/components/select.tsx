"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldControl } from "./field-context.ts";

/** One option of a `Select`. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | "multiple"> {
  options: readonly SelectOption[];
  /** A first option with the empty value, such as “All types”. */
  placeholder?: string | undefined;
}

/**
 * The native select, styled: no script, and it works on phones and with screen readers.
 *
 * @example <Select options={types} placeholder="All types" value={type} onChange={change} />
 */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const field = useFieldControl(props);
  return (
    <span className={cn("relative flex items-center", className)}>
      <select
        data-slot="native-select"
        autoComplete="off"
        {...props}
        {...field}
        className={cn(
          controlClasses,
          "h-control cursor-pointer appearance-none truncate pr-7 pl-2.5",
          placeholder !== undefined &&
            "has-[option[value='']:checked]:text-subtle-foreground [&>option]:text-foreground",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-2 size-4 text-subtle-foreground"
      />
    </span>
  );
}
