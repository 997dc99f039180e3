"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { parseDigits } from "../lib/parse-digits.ts";
import { Input } from "./input.tsx";

export interface NumberInputProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "inputMode" | "min" | "max"
> {
  /** The number, or null for an empty box. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** A larger number is cut down to this one. */
  max?: number | undefined;
}

/**
 * A box for a whole number: it accepts digits only. Letters, signs and points are dropped as they are typed or
 * pasted; full-width digits count as digits.
 *
 * @example <NumberInput value={order} onValueChange={setOrder} max={9999} />
 */
export function NumberInput({ value, onValueChange, max, ...props }: NumberInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onValueChange(parseDigits(event.currentTarget.value, max));
  };
  return (
    <Input
      autoComplete="off"
      {...props}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      value={value === null ? "" : String(value)}
      onChange={change}
    />
  );
}
