import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

/** The meaning of a status; each has its own shape, so colour is never the only sign. */
export type StatusVariant = "neutral" | "progress" | "success" | "warning" | "destructive" | "info";

export interface StatusBadgeProps extends ComponentProps<"span"> {
  variant: StatusVariant;
}

/**
 * A status: a word, a shape and a colour, so that colour is never the only sign.
 *
 * @example <StatusBadge variant="success">Published</StatusBadge>
 */
export function StatusBadge({ variant, className, children, ...props }: StatusBadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1.5 align-bottom text-sm whitespace-nowrap",
        className,
      )}
      {...props}
    >
      <StatusShape variant={variant} />
      <span className="truncate">{children}</span>
    </span>
  );
}

export interface StatusShapeProps {
  variant: StatusVariant;
  className?: string | undefined;
}

/** The shape of a status alone, for places that show the word elsewhere. */
export function StatusShape({ variant, className }: StatusShapeProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn("size-3 shrink-0", colors[variant], className)}
    >
      {shapes[variant]}
    </svg>
  );
}

const colors: Record<StatusVariant, string> = {
  neutral: "text-subtle-foreground",
  progress: "text-primary",
  success: "text-success",
  warning: "text-warning",
  destructive: "text-destructive",
  info: "text-info",
};

const shapes = {
  neutral: <circle cx="6" cy="6" r="4.25" />,
  progress: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" stroke="none" />
    </>
  ),
  success: (
    <>
      <circle cx="6" cy="6" r="5.1" fill="currentColor" stroke="none" />
      <path d="m3.9 6.2 1.5 1.5 2.8-3.2" className="stroke-background" strokeWidth="1.4" />
    </>
  ),
  warning: <path d="M6 1.6 11 10.3H1Z" fill="currentColor" strokeWidth="1.2" />,
  destructive: (
    <path
      d="M3.7 1.2h4.6l2.5 2.5v4.6l-2.5 2.5H3.7L1.2 8.3V3.7Z"
      fill="currentColor"
      stroke="none"
    />
  ),
  info: <rect x="2" y="2" width="8" height="8" rx="1" fill="currentColor" stroke="none" />,
};
