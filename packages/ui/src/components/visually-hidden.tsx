import type { ComponentProps } from "react";

export type VisuallyHiddenProps = ComponentProps<"span">;

/** Words for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />;
}
