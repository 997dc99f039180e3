import { useMutation } from "@tanstack/react-query";
import { liveSessionQueries, ownSessions } from "../../queries/live-sessions.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { SessionList } from "../../shared/session-list.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Where the user is signed in now, and ending it elsewhere. */
export function OwnSessions() {
  const { accountSessions: messages } = useMessages();
  const endOthers = useMutation(
    liveSessionQueries.removeOthers({
      onSuccess: ({ ended }) => notices.success(messages.othersEnded({ count: ended })),
      onError: (error) => notices.error(error.message),
    }),
  );
  return (
    <SessionList
      sessions={useQuery(ownSessions)}
      endMany={liveSessionQueries.removeOwnMany()}
      endOthers={endOthers}
      canEnd
    />
  );
}
