import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export interface ProgressProps extends Omit<ComponentProps<"div">, "role" | "children"> {
  /** The accessible name: what is progressing. */
  label: string;
  /** 0 to 100; null while it is not known. */
  value: number | null;
}

/**
 * How far something has come.
 *
 * @example <Progress label="Import" value={42} />
 */
export function Progress({ label, value, className, ...props }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={cn("h-1 w-full overflow-hidden rounded-full bg-skeleton", className)}
      {...props}
    >
      {percent === null ? (
        <div className="h-full w-1/4 animate-advance rounded-full bg-primary forced-colors:bg-[Highlight]" />
      ) : (
        <div
          data-slot="progress-indicator"
          className="h-full rounded-full bg-primary transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}
