import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The accessible name, a verb, also shown on hover. */
  label: string;
  /** The icon, an svg. */
  children: ReactNode;
  size?: "sm" | "default" | "lg" | undefined;
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
  size = "default",
  variant = "ghost",
  ...props
}: IconButtonProps) {
  return (
    <Button
      variant={variant}
      size={buttonSizes[size]}
      aria-label={label}
      title={label}
      {...props}
    />
  );
}

const buttonSizes = { sm: "icon-sm", default: "icon", lg: "icon-lg" } as const;
