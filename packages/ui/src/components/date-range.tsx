"use client";

import { useUiMessages } from "../messages-provider.tsx";
import { cn } from "../lib/utils.ts";
import { DateInput } from "./date-input.tsx";

/** Two days, each of which may be open. */
export interface DateRangeValue {
  from: string | null;
  to: string | null;
}

export interface DateRangeProps {
  /** The accessible name, what the period is of: “Published”. */
  label: string;
  value: DateRangeValue;
  onValueChange: (value: DateRangeValue) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A period for filters: from a day to a day, both counted in. Turned round, the two days change places.
 *
 * @example <DateRange label="Published" value={{ from, to }} onValueChange={setPeriod} />
 */
export function DateRange({ label, value, onValueChange, disabled, className }: DateRangeProps) {
  const messages = useUiMessages();
  const { from, to } = value;
  // Only on leaving: while a year is being typed the days may be out of order.
  const putInOrder = () => {
    if (from !== null && to !== null && from > to) onValueChange({ from: to, to: from });
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={cn("flex min-w-0 flex-wrap items-center gap-1.5", className)}
    >
      <DateInput
        aria-label={messages.fromDay}
        title={messages.fromDay}
        value={from}
        disabled={disabled}
        onValueChange={(day) => onValueChange({ from: day, to })}
        onBlur={putInOrder}
        className={dayClasses}
      />
      <span aria-hidden="true" className="text-subtle-foreground">
        –
      </span>
      <DateInput
        aria-label={messages.toDay}
        title={messages.toDay}
        value={to}
        disabled={disabled}
        onValueChange={(day) => onValueChange({ from, to: day })}
        onBlur={putInOrder}
        className={dayClasses}
      />
    </div>
  );
}

// Side by side where both can be read, else one below the other.
const dayClasses = "w-auto flex-[1_1_8rem]";
