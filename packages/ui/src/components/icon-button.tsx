import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Button, type ButtonProps } from "./button.tsx";

const iconButtonVariants = cva("px-0", {
  variants: {
    size: { small: "w-control-sm", medium: "w-control", large: "w-control-lg" },
  },
  defaultVariants: { size: "medium" },
});

/** Props of `IconButton`. */
export interface IconButtonProps
  extends
    Omit<ComponentProps<"button">, "children" | "aria-label">,
    VariantProps<typeof iconButtonVariants> {
  /** What it does, as a verb: spoken, and shown on hover. */
  label: string;
  /** The icon, an svg. */
  children: ReactNode;
  variant?: ButtonProps["variant"] | undefined;
  loading?: boolean | undefined;
}

/**
 * A square button with an icon and a name.
 *
 * @example <IconButton label="Edit" onClick={edit}><Pencil /></IconButton>
 */
export function IconButton({
  label,
  size,
  variant = "ghost",
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={cn(iconButtonVariants({ size }), className)}
      {...props}
    />
  );
}
