import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

const badgeVariants = cva(
  "inline-flex h-5 max-w-full items-center align-bottom gap-1 truncate rounded-md px-1.5 text-xs font-medium tabular-nums",
  {
    variants: {
      variant: {
        secondary: "bg-secondary text-secondary-foreground",
        default: "bg-primary-soft text-primary",
        success: "bg-success-soft text-success",
        warning: "bg-warning-soft text-warning",
        destructive: "bg-destructive-soft text-destructive",
        info: "bg-info-soft text-info",
        outline: "border border-border text-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {}

/** A small word or number that qualifies what is beside it: a count, a type, a tag. */
export function Badge({ variant, className, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
  );
}
