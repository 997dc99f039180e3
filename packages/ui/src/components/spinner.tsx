import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export type SpinnerProps = ComponentProps<"svg">;

/** A spinning arc, hidden from assistive technology: the text beside it says what is loading. */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={cn("size-4 shrink-0 animate-spin", className)}
      {...props}
    >
      <circle cx="8" cy="8" r="6" opacity="0.25" />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  );
}
