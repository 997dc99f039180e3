import { queryOptions } from "@tanstack/react-query";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A session that has not ended. */
export type LiveSession = Result<"liveSessionsPage">["records"][number];

/** The queries and mutations of live sessions. */
export const liveSessionQueries = defineQueries("liveSessions", {
  page: silent((query: Input<"liveSessionsPage">, options) =>
    sdk.liveSessions.page(query, options),
  ),
  remove: (id: string) => sdk.liveSessions.delete(id, { silent: true }),
  removeMany: forEachRow(({ id }) => sdk.liveSessions.delete(id, { silent: true })),
  removeOthers: () => sdk.liveSessions.deleteOthers(undefined, { silent: true }),
  removeOwnMany: forEachRow(({ id }) => sdk.liveSessions.deleteOwn(id, { silent: true })),
});

/** Where the user is signed in now. */
export const ownSessions = queryOptions({
  queryKey: liveSessionQueries.keys.list("own"),
  queryFn: ({ signal }) => sdk.liveSessions.listOwn(undefined, { signal, silent: true }),
});
