"use client";

import { useId, type ComponentProps } from "react";
import { fromLocalInput, toLocalInput, utcOffsetAt } from "../lib/local-time.ts";
import { cn } from "../lib/utils.ts";
import { Input } from "./input.tsx";

export interface DateTimeInputProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "min" | "max"
> {
  /** An instant in UTC such as `2026-11-22T06:05:00.000Z`, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The earliest instant allowed. */
  min?: string | null | undefined;
  /** The latest one. */
  max?: string | null | undefined;
}

/**
 * A date and time: shown and typed in the reader's own time zone, which is shown beside it; the value is in UTC.
 *
 * @example <DateTimeInput value={draft.publishTime} onValueChange={setPublishTime} min={now} />
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onValueChange, min = null, max = null, className, ...rest } = props;
  const zoneId = useId();
  return (
    <span className={cn("flex min-w-0 items-center gap-2", className)}>
      <Input
        autoComplete="off"
        {...rest}
        type="datetime-local"
        aria-describedby={[rest["aria-describedby"], zoneId].filter(Boolean).join(" ")}
        min={toLocalInput(min) || undefined}
        max={toLocalInput(max) || undefined}
        value={toLocalInput(value)}
        onChange={(event) => onValueChange(fromLocalInput(event.currentTarget.value))}
      />
      <span id={zoneId} className="shrink-0 text-xs text-subtle-foreground">
        {utcOffsetAt(value)}
      </span>
    </span>
  );
}
