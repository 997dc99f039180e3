import { Badge, type BadgeProps } from "@atrium/ui";
import type { DictItem } from "../../queries/dicts.ts";

/** The tone of the tag that shows an item. */
export type ItemTone = NonNullable<DictItem["color"]>;

const badgeVariants: Record<ItemTone, BadgeProps["variant"]> = {
  neutral: "secondary",
  accent: "default",
  info: "info",
  success: "success",
  warning: "warning",
  danger: "destructive",
};

/** All tones, in the order they are offered. */
// The table's own keys, in its order.
export const itemTones = Object.keys(badgeVariants) as ItemTone[];

/** A label as a tag in its tone; plain text without one. */
export function ToneTag({ tone, text }: { tone: DictItem["color"]; text: string }) {
  if (tone === null) return <span className="truncate">{text}</span>;
  return <Badge variant={badgeVariants[tone]}>{text}</Badge>;
}
