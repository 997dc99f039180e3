import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export type SkeletonProps = ComponentProps<"span">;

/** A placeholder for content that is loading. It reserves the space at once and shows after 150 ms, so nothing jumps. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <span className="block animate-appear-late" aria-hidden="true">
      <span
        data-slot="skeleton"
        className={cn("block h-3 w-full animate-pulse rounded-md bg-skeleton", className)}
        {...props}
      />
    </span>
  );
}
