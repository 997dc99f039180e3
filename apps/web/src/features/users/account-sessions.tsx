import { useHasPermission } from "@atrium/hooks";
import { liveSessionQueries } from "../../queries/live-sessions.ts";
import { SessionList } from "../../shared/session-list.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Where an account is signed in now, for those who may see everybody's sessions. */
export function AccountSessions({ userId }: { userId: string }) {
  const sessions = useQuery({
    ...liveSessionQueries.page({ userId, pageNo: 1, pageSize: 100 }),
    select: ({ records }) => records,
  });
  return (
    <SessionList
      sessions={sessions}
      endMany={liveSessionQueries.removeMany()}
      canEnd={useHasPermission()("monitor:liveSession:delete")}
    />
  );
}
