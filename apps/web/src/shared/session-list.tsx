import type { ResourceMutation } from "@atrium/hooks/resource";
import type { Result } from "@atrium/sdk";
import { Badge, Button, PanelState } from "@atrium/ui";
import { useMutation, type UseQueryResult } from "@tanstack/react-query";
import { browserName } from "./browser-name.ts";
import { DetailRows } from "./detail-rows.tsx";
import type { Batch, BatchFailure } from "../queries/batch.ts";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { pendingStatus } from "./panel-status.ts";
import { RelativeTime } from "./time.tsx";

type Session = Result<"liveSessionsListOwn">[number];

export interface SessionListProps {
  sessions: UseQueryResult<readonly Session[]>;
  /** Ends some of them. The present session is not ended here. */
  endMany: ResourceMutation<Batch, readonly BatchFailure[]>;
  /** Ends all but the present one together; by default `endMany` ends those that are listed. */
  endOthers?: { readonly isPending: boolean; mutate(): void };
  /** Whether the user may. */
  canEnd: boolean;
}

/** Where an account is signed in now, and ending it. */
export function SessionList({ sessions, endMany, endOthers, canEnd }: SessionListProps) {
  const { accountSessions: messages } = useMessages();
  const ending = useMutation(endMany);
  if (sessions.data === undefined) {
    return <PanelState state={pendingStatus(sessions, messages.permission)} />;
  }
  if (sessions.data.length === 0) {
    return (
      <PanelState
        state={{ status: "empty", title: messages.emptyTitle, text: messages.emptyText }}
      />
    );
  }
  const others = sessions.data.filter(({ current }) => !current);
  const count = others.length;
  const end = async (list: readonly Session[]) => {
    const failures = await ending.mutateAsync({ rows: list });
    const ended = list.length - failures.length;
    if (ended > 0) notices.success(messages.othersEnded({ count: ended }));
    const [first] = failures;
    if (first === undefined) return;
    const reason = first.reason instanceof Error ? first.reason.message : first.reason;
    notices.error(messages.notEnded({ count: failures.length, reason }));
  };
  const { isPending, mutate } = endOthers ?? {
    isPending: ending.isPending,
    mutate: () => void end(others),
  };
  return (
    <div className="grid gap-3">
      <ul className="m-0 grid list-none gap-2 p-0">
        {sessions.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={canEnd && !session.current ? () => void end([session]) : undefined}
          />
        ))}
      </ul>
      {canEnd && count > 0 && (
        <div>
          <Button variant="outline" loading={isPending} onClick={() => mutate()}>
            {count < sessions.data.length
              ? messages.endOwnOthers({ count })
              : messages.endOthers({ count })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SessionItemProps {
  session: Session;
  onEnd: (() => void) | undefined;
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const { accountSessions: messages } = useMessages();
  const { userAgent, address, createdAt, lastSeenAt, current } = session;
  const name = browserName(userAgent) ?? messages.unknown;
  return (
    <li className="flex items-start gap-3 rounded-md border border-border p-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium" title={userAgent ?? undefined}>
          {name} {current && <Badge>{messages.current}</Badge>}
        </span>
        <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <DetailRows
            rows={[
              [messages.lastActive, <RelativeTime key="seen" value={lastSeenAt} />],
              [messages.signedIn, <RelativeTime key="began" value={createdAt} />],
              [messages.address, address],
            ]}
          />
        </dl>
      </div>
      {onEnd && (
        <Button
          variant="outline"
          size="sm"
          aria-label={messages.endNamed({ name })}
          onClick={onEnd}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
}
