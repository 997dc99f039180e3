import { liveSessionQueries, ownSessions } from "../../queries/live-sessions.ts";
import { SessionList } from "../../shared/session-list.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Where the user is signed in now, and ending it elsewhere. */
export function OwnSessions() {
  return (
    <SessionList
      sessions={useQuery(ownSessions)}
      endMany={liveSessionQueries.removeOwnMany()}
      canEnd
    />
  );
}
