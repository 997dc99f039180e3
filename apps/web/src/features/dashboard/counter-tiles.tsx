import { useNavigation } from "@atrium/hooks";
import { cn } from "@atrium/ui";
import { navigationOf } from "../../shared/api.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useCounters } from "../../shared/use-counters.ts";
import { useUserNavigation } from "../../shared/user-navigation.ts";

/** Counters that link to their pages; only those whose page the user may open. */
export function CounterTiles() {
  const { dashboard: messages } = useMessages();
  const locale = useLocale();
  const counters = useCounters();
  const { nodes } = useNavigation(navigationOf);
  const { landingOf } = useUserNavigation();
  const labels: Record<string, string> = {
    waitToHandle: messages.waitToHandle,
    waitToRead: messages.waitToRead,
    pendingComments: messages.pendingComments,
    newMessages: messages.newMessages,
  };
  const tiles = nodes.flatMap(({ entry }) => {
    const path = landingOf(entry.id);
    const label = entry.badgeKey ? labels[entry.badgeKey] : undefined;
    if (path === undefined || label === undefined) return [];
    return [{ key: entry.id, path, label, count: counters[entry.badgeKey ?? ""] ?? 0 }];
  });
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 p-0">
      {tiles.map(({ key, path, label, count }) => (
        <li key={key}>
          <AdminLink
            to={path}
            className="grid gap-1 rounded-lg border border-border bg-card px-4 py-3 text-foreground no-underline hover:border-input hover:bg-accent"
          >
            <span
              className={cn(
                "text-3xl leading-none font-semibold tabular-nums",
                count === 0 && "text-subtle-foreground",
              )}
            >
              {count.toLocaleString(locale)}
            </span>
            <span className="text-sm text-muted-foreground">{label}</span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}
