import { useHasPermission } from "@atrium/hooks";
import { resourceQueries } from "@atrium/hooks/resource";
import type { Input } from "@atrium/sdk";
import { useQuery } from "@tanstack/react-query";
import { queryClient, sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";
import { SessionLines } from "../../shared/session-lines.tsx";

const queries = resourceQueries("liveSessions", {
  page: silent((query: Input<"liveSessionsPage">, options) =>
    sdk.liveSessions.page(query, options),
  ),
});

/** Where an account is signed in now, for those who may see everybody's sessions. */
export function AccountSessions({ userId }: { userId: string }) {
  const canEnd = useHasPermission()("monitor:liveSession:delete");
  const sessions = useQuery({
    ...queries.page({ userId, pageNo: 1, pageSize: 100 }),
    select: ({ records }) => records,
  });
  return (
    <SessionLines
      sessions={sessions}
      onEnd={canEnd ? (id) => sdk.liveSessions.delete(id, { silent: true }) : undefined}
      onEnded={() => queryClient.invalidateQueries({ queryKey: queries.keys.all })}
    />
  );
}
