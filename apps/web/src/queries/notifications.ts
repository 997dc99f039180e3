import type { ServerEvent } from "@atrium/hooks/events";
import { invalidate } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { queryClient, sdk } from "../shared/api.ts";
import { followAccess } from "./access-changes.ts";
import { articleQueries, articleWriters } from "./articles.ts";
import { defineQueries, keysOf } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** What the user was notified of. */
export type Notification = Result<"notificationsPage">["records"][number];

/** How the user is notified by mail. */
export type NotificationPreference = Result<"notificationsPreference">;

/** The queries and mutations of the user's notices. */
export const notificationQueries = defineQueries("notifications", {
  page: silent((query: Input<"notificationsPage">, options) =>
    sdk.notifications.page(query, options),
  ),
  markRead: (body: Input<"notificationsRead">) => sdk.notifications.read(body, { silent: true }),
  updatePreference: (body: Input<"notificationsUpdatePreference">) =>
    sdk.notifications.updatePreference(body, { silent: true }),
});

const { keys } = notificationQueries;

/** The latest notices, a page at a time. */
export const latestNotices = notificationQueries.infinite({ pageSize: 20 });

/** The latest of those that are unread. */
export const latestUnreadNotices = notificationQueries.infinite({ pageSize: 20, unread: true });

/** How many notices are unread. */
export const unreadNotices = queryOptions({
  queryKey: keys.detail("unread"),
  queryFn: ({ signal }) => sdk.notifications.page({ pageSize: 1 }, { signal, silent: true }),
  select: ({ unread }) => unread,
});

/** How the user is notified by mail: one record without an id to ask for. */
export const notificationPreference = queryOptions({
  queryKey: keys.detail("preference"),
  queryFn: ({ signal }) => sdk.notifications.preference(undefined, { signal, silent: true }),
});

/** Creates a listener that brings what the server announces over one stream into the cache. */
export function createEventReceiver(): (event: ServerEvent) => void {
  let isFirst = true;
  return ({ name, data }) => {
    if (name === "access") followAccess(data);
    if (name === "presence") showWriters(data);
    if (name !== "notices") return;
    if (isFirst) void refetchUnlessKnown(data);
    else refetchNotices();
    isFirst = false;
  };
}

/** A stream begins with the present state, which a page that has just loaded knows already. */
async function refetchUnlessKnown(data: unknown): Promise<void> {
  const known = await queryClient.ensureQueryData(unreadNotices).catch(() => undefined);
  if (known === undefined || known.unread !== unreadOf(data)) refetchNotices();
}

function unreadOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "unread" in data ? data.unread : undefined;
}

function refetchNotices(): void {
  // The event of a notice also changes the lists and the counters of what waits.
  const counted = [keys, keysOf("home"), keysOf("tasks"), keysOf("currentUser")];
  // And what may be done with the article that its author has open, and the remarks on it.
  const ofArticle = [articleQueries.keys.details, keysOf("articleRemarks").all];
  void invalidate(queryClient, [...counted.map(({ all }) => all), ...ofArticle]);
}

type Writers = Result<"articlesPresence">;

function showWriters(data: unknown): void {
  if (!isPresence(data)) return;
  const { queryKey } = articleWriters(data.articleId);
  queryClient.setQueryData<Writers>(queryKey, (known) =>
    // Without it the article is not being edited in this tab.
    known === undefined ? undefined : data.writers,
  );
}

function isPresence(data: unknown): data is { articleId: string; writers: Writers } {
  if (typeof data !== "object" || data === null) return false;
  return "articleId" in data && "writers" in data && Array.isArray(data.writers);
}
