import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const badgeVariants = cva(
  "inline-flex h-5 max-w-full items-center align-bottom gap-1 truncate rounded-control px-1.5 text-12 font-medium tabular-nums",
  {
    variants: {
      tone: {
        neutral: "bg-hover text-ink-muted",
        accent: "bg-accent-soft text-accent-text",
        positive: "bg-positive-soft text-positive",
        caution: "bg-caution-soft text-caution",
        critical: "bg-critical-soft text-critical",
        info: "bg-info-soft text-info",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** Props of `Badge`. */
export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {}

/** A small word or number that qualifies what stands beside it: a count, a type, a tag. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
