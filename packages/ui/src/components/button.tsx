import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui/slot";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "../lib/utils.ts";
import { Spinner } from "./spinner.tsx";

/** The classes of a button, for the rare element that must look like one without being one. */
export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border",
    "font-medium no-underline transition-colors",
    "disabled:opacity-50 aria-disabled:opacity-60",
    "[&_svg]:size-4 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover",
        outline: "border-input bg-card text-foreground enabled:hover:bg-accent [a]:hover:bg-accent",
        ghost:
          "border-transparent bg-transparent text-muted-foreground enabled:hover:bg-accent enabled:hover:text-foreground [a]:hover:bg-accent [a]:hover:text-foreground",
        secondary:
          "border-transparent bg-secondary text-secondary-foreground enabled:hover:bg-secondary/80 [a]:hover:bg-secondary/80",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground enabled:hover:bg-destructive-hover",
        ghostDestructive:
          "border-transparent bg-transparent text-destructive enabled:hover:bg-destructive-soft",
        link: "border-transparent bg-transparent text-primary underline-offset-3 hover:underline",
      },
      size: {
        sm: "h-control-sm px-2.5 text-sm",
        default: "h-control px-3 text-sm",
        lg: "h-control-lg px-4 text-base",
        icon: "size-control px-0 text-sm",
        "icon-sm": "size-control-sm px-0 text-sm",
        "icon-lg": "size-control-lg px-0 text-base",
      },
    },
    compoundVariants: [{ variant: "link", class: "px-0" }],
    defaultVariants: { variant: "default", size: "default" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Renders the only child (a link, say) with the button's classes instead of a button. */
  asChild?: boolean | undefined;
  /** Shows that the action is running. The button keeps its width and focus, and cannot be pressed again. */
  loading?: boolean | undefined;
}

/**
 * A button. The `default` one is the thing to do next: one to a screen, the others are `outline`. It works in server
 * components, except while it is `loading`.
 *
 * @example <Button type="submit" loading={isSaving}>Publish now</Button>
 */
export function Button({
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  onClick,
  children,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      data-slot="button"
      type={type}
      className={classes}
      onClick={loading ? preventClick : onClick}
      {...(loading && { "aria-busy": true, "aria-disabled": true })}
      {...props}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cn("inline-flex items-center gap-1.5", loading && "opacity-0")}>
        {children}
      </span>
    </button>
  );
}

/** Also stops a form being sent twice: Enter in a field clicks the submit button first. */
function preventClick(event: MouseEvent) {
  event.preventDefault();
}
