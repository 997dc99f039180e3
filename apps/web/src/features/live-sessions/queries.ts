import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A session that has not ended. */
export type LiveSession = Result<"liveSessionsPage">["records"][number];

/** The queries and mutations of live sessions. */
export const liveSessionQueries = resourceQueries("liveSessions", {
  page: silent((query: Input<"liveSessionsPage">, options) =>
    sdk.liveSessions.page(query, options),
  ),
  remove: (id: string) => sdk.liveSessions.delete(id, { silent: true }),
});
