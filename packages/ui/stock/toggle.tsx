import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

const toggleVariants = cva(
  "inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap outline-none transition-colors hover:bg-muted hover:text-muted-foreground focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-50 aria-pressed:bg-accent aria-pressed:text-accent-foreground [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-transparent",
        outline: "border border-input bg-transparent shadow-xs dark:bg-input/30",
        destructive: "bg-destructive text-white hover:bg-destructive/90 dark:bg-destructive/60",
      },
      size: {
        default: "h-9 min-w-9 px-3",
        sm: "h-8 min-w-8 px-2",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export function Toggle({
  className,
  variant,
  size,
  pressed = false,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof toggleVariants> & { pressed?: boolean }) {
  return (
    <button
      data-slot="toggle"
      type="button"
      aria-pressed={pressed}
      className={cn(toggleVariants({ variant, size }), className)}
      {...props}
    />
  );
}
