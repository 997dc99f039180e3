import type { ChangeEvent, ComponentProps } from "react";
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

/**
 * The whole number in a text, ignoring everything that is not a digit; null when there is none. Numbers beyond
 * `max` (at most the largest exact integer) become `max`.
 *
 * @example parseDigits("1,2a3") // 123
 */
export function parseDigits(text: string, max: number = Number.MAX_SAFE_INTEGER): number | null {
  const digits = text.normalize("NFKC").replaceAll(/[^0-9]/g, "");
  if (digits === "") return null;
  return Math.min(Number(digits), max, Number.MAX_SAFE_INTEGER);
}
