import type { ComponentProps } from "react";
import { cn } from "../lib/utils.ts";

export type ProseProps = ComponentProps<"div">;

/**
 * Written text, set for reading. Needs `@atrium/ui/prose.css`. Text from elsewhere must be cleaned before it is put
 * in: the kit sanitizes nothing here.
 *
 * @example <Prose lang="zh"><h2>…</h2><p>…</p></Prose>
 */
export function Prose({ className, ...props }: ProseProps) {
  return <div className={cn("prose", className)} {...props} />;
}
