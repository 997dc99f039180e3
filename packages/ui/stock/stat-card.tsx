import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

export function StatCard({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="stat-card"
      className={cn(
        "flex flex-col gap-1.5 rounded-xl border bg-card px-6 py-4 text-card-foreground shadow-sm",
        className,
      )}
      {...props}
    />
  );
}

export function StatCardLabel({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="stat-card-label"
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

export function StatCardValue({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="stat-card-value"
      className={cn("text-2xl leading-none font-semibold tabular-nums", className)}
      {...props}
    />
  );
}

export function StatCardTrend({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="stat-card-trend"
      className={cn(
        "w-fit rounded-md bg-secondary px-2 py-0.5 text-xs font-medium text-secondary-foreground",
        className,
      )}
      {...props}
    />
  );
}
