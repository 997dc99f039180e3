import { Badge } from "@atrium/ui";

/** How much waits, in the corner of a button of the header and no wider than that button, so that none covers the next. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge className="pointer-events-none absolute -top-1 right-0 h-4 min-w-4 justify-center px-1 text-[0.625rem]/4">
      {count > 99 ? "99+" : count}
    </Badge>
  );
}
