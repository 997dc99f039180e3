import { useQuery } from "@tanstack/react-query";
import { queryClient, sdk } from "../../shared/api.ts";
import { SessionLines } from "../../shared/session-lines.tsx";
import { ownSessions } from "./queries.ts";

/** Where the user is signed in now, and ending it elsewhere. */
export function OwnSessions() {
  return (
    <SessionLines
      sessions={useQuery(ownSessions)}
      onEnd={(id) => sdk.liveSessions.deleteOwn(id, { silent: true })}
      onEnded={() => queryClient.invalidateQueries({ queryKey: ownSessions.queryKey })}
    />
  );
}
