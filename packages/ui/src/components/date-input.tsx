"use client";

import type { ComponentProps } from "react";
import { Input } from "./input.tsx";

type NativeProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange">;

export interface DateInputProps extends NativeProps {
  /** A day such as `2026-11-22`, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/**
 * A day, in the browser's own box and calendar, shown as the reader writes dates. `min` and `max` are days.
 *
 * @example <DateInput value={from} onValueChange={setFrom} max={to ?? undefined} />
 */
export function DateInput({ value, onValueChange, ...props }: DateInputProps) {
  return (
    <Input
      autoComplete="off"
      {...props}
      type="date"
      value={value ?? ""}
      onChange={(event) => onValueChange(event.currentTarget.value || null)}
    />
  );
}

export interface TimeInputProps extends NativeProps {
  /** A time of day such as `14:05`, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/**
 * A time of day, without a zone.
 *
 * @example <TimeInput value={opensAt} onValueChange={setOpensAt} />
 */
export function TimeInput({ value, onValueChange, ...props }: TimeInputProps) {
  return (
    <Input
      autoComplete="off"
      {...props}
      type="time"
      value={value ?? ""}
      onChange={(event) => onValueChange(event.currentTarget.value || null)}
    />
  );
}
