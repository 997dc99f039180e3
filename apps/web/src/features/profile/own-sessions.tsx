import { useQuery } from "@tanstack/react-query";
import { liveSessionQueries, ownSessions } from "../../queries/live-sessions.ts";
import { SessionLines } from "../../shared/session-lines.tsx";

/** Where the user is signed in now, and ending it elsewhere. */
export function OwnSessions() {
  return (
    <SessionLines
      sessions={useQuery(ownSessions)}
      endMany={liveSessionQueries.removeOwnMany()}
      canEnd
    />
  );
}
