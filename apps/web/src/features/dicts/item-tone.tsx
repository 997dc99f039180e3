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

/** Words as the tag of a tone; without one as they are. */
export function ToneTag({ tone, messages }: { tone: DictItem["color"]; messages: string }) {
  if (tone === null) return <span className="truncate">{messages}</span>;
  return <Badge variant={badgeVariants[tone]}>{messages}</Badge>;
}
