import { useHasPermission } from "@atrium/hooks";
import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { Badge, Button, PanelState } from "@atrium/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { queryClient, sdk } from "./api.ts";
import { browserName } from "./browser-name.ts";
import { FactRows } from "./fact-rows.tsx";
import { runBatch } from "./list/run-batch.ts";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { pendingStatus } from "./panel-status.ts";
import { quiet } from "./quiet.ts";
import { RelativeTime } from "./time.tsx";

type Session = Result<"liveSessionsPage">["records"][number];

const queries = resourceQueries("liveSessions", {
  page: quiet((query: Input<"liveSessionsPage">, options) => sdk.liveSessions.page(query, options)),
});

/** Where an account is signed in now, and ending it. */
export function AccountSessions({ userId }: { userId: string }) {
  const { accountSessions: words } = useMessages();
  const canEnd = useHasPermission()("monitor:liveSession:delete");
  const sessions = useQuery(queries.page({ userId, pageNo: 1, pageSize: 100 }));
  const ending = useMutation({ mutationFn: endSessions });
  if (sessions.data === undefined) {
    return <PanelState state={pendingStatus(sessions, words.right)} />;
  }
  const { records } = sessions.data;
  if (records.length === 0) {
    return (
      <PanelState state={{ status: "empty", title: words.emptyTitle, text: words.emptyText }} />
    );
  }
  const others = records.filter(({ current }) => !current);
  const count = others.length;
  const end = async (list: readonly Session[]) => {
    const failures = await ending.mutateAsync(list);
    const ended = list.length - failures.length;
    if (ended > 0) notices.success(words.othersEnded({ count: ended }));
    const [first] = failures;
    if (first) notices.error(words.notEnded({ count: failures.length, reason: first.message }));
  };
  return (
    <div className="grid gap-3">
      <ul className="m-0 grid list-none gap-2 p-0">
        {records.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={canEnd && !session.current ? () => void end([session]) : undefined}
          />
        ))}
      </ul>
      {canEnd && count > 0 && (
        <div>
          <Button loading={ending.isPending} onClick={() => void end(others)}>
            {count < records.length ? words.endOwnOthers({ count }) : words.endOthers({ count })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SessionLineProps {
  session: Session;
  onEnd: (() => void) | undefined;
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { accountSessions: words } = useMessages();
  const { userAgent, address, createdAt, lastSeenAt, current } = session;
  const name = browserName(userAgent) ?? words.unknown;
  return (
    <li className="flex items-start gap-3 rounded-control border border-line p-2.5 text-13">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium" title={userAgent ?? undefined}>
          {name} {current && <Badge tone="accent">{words.own}</Badge>}
        </span>
        <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <FactRows
            facts={[
              [words.seen, <RelativeTime key="seen" value={lastSeenAt} />],
              [words.began, <RelativeTime key="began" value={createdAt} />],
              [words.address, address],
            ]}
          />
        </dl>
      </div>
      {onEnd && (
        <Button size="small" aria-label={words.endNamed({ name })} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Ends each, whatever becomes of the others; gives what went wrong. */
async function endSessions(sessions: readonly Session[]): Promise<Error[]> {
  const results = await runBatch(
    sessions,
    ({ id }) => sdk.liveSessions.delete(id, { quiet: true }),
    () => {},
  );
  await queryClient.invalidateQueries({ queryKey: queries.keys.all });
  return results.flatMap(({ error }) => error ?? []);
}
