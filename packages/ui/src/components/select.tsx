import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldControl } from "./field-context.ts";

/** One choice of a `Select`. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | "multiple"> {
  options: readonly SelectOption[];
  /** A first choice with the empty value, such as “All types”. */
  placeholder?: string | undefined;
}

/**
 * The browser's own list in the kit's clothes: no script, right on a phone, right for a screen reader.
 *
 * @example <Select options={types} placeholder="All types" value={type} onChange={change} />
 */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const field = useFieldControl(props);
  return (
    <span className={cn("relative flex items-center", className)}>
      <select
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
