import { Dialog, DiffView, PanelState } from "@atrium/ui";
import { CopyButton } from "../../shared/copy-button.tsx";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { OutcomeBadge } from "../../shared/outcome-badge.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useOperationName } from "../../shared/operation-name.ts";
import { ExactTime } from "../../shared/time.tsx";
import { useViewLocation } from "../../shared/view-location.tsx";
import { operationLogQueries, type OperationLogDetail } from "../../queries/operation-logs.ts";
import { readableValue } from "../../shared/readable-value.ts";
import { useQuery } from "../../shared/use-query.ts";
import { targetName } from "./target-name.ts";

interface OperationLogSheetProps {
  /** The id of the entry. */
  id: string;
  onClose: () => void;
}

/** One entry of the log: who, what, when, and every field before and after. */
export function OperationLogSheet({ id, onClose }: OperationLogSheetProps) {
  const { operationLogs: messages } = useMessages();
  const operationName = useOperationName();
  const entry = useQuery(operationLogQueries.detail(id));
  return (
    <Dialog
      open
      size="sheet"
      title={entry.data ? operationName(entry.data.summary) : messages.entry}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {entry.data === undefined ? (
        <PanelState state={pendingStatus(entry, messages.permission)} />
      ) : (
        <Entry entry={entry.data} />
      )}
    </Dialog>
  );
}

function Entry({ entry }: { entry: OperationLogDetail }) {
  const { operationLogs: messages, logs, phrases } = useMessages();
  const tag = useLocale();
  const { name, username, requestId, changes } = entry;
  return (
    <div className="grid gap-4">
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <DetailRows
          rows={[
            [messages.target, targetName(entry, messages.targets, phrases)],
            [
              logs.person,
              name === null || username === null
                ? (name ?? username ?? messages.nobody)
                : phrases.annotated({ text: name, note: username }),
            ],
            [messages.accessToken, entry.accessTokenName],
            [logs.when, <ExactTime key="when" value={entry.createdAt} />],
            [logs.outcome, <OutcomeBadge key="outcome" errorCode={entry.errorCode} />],
            [logs.address, entry.address],
            [
              logs.requestId,
              <span key="request" className="flex items-center gap-1">
                <code className="text-xs wrap-anywhere">{requestId}</code>
                <CopyButton label={logs.copyRequestId} value={requestId} />
              </span>,
            ],
          ]}
        />
      </dl>
      <MoreLikeThis entry={entry} />
      <section aria-label={messages.changes} className="grid gap-2">
        <h3 className="m-0 text-base font-semibold">{messages.changes}</h3>
        {changes.length === 0 ? (
          <p className="m-0 text-sm text-muted-foreground">{messages.noChanges}</p>
        ) : (
          <DiffView
            label={messages.changes}
            fields={changes.map(({ field, before, after }) => ({
              id: field,
              name: field,
              before: readableValue(before, tag),
              after: readableValue(after, tag),
            }))}
          />
        )}
      </section>
    </div>
  );
}

/** The same record's other changes, and the same person's. */
function MoreLikeThis({ entry: { targetId, userId } }: { entry: OperationLogDetail }) {
  const { operationLogs: messages } = useMessages();
  const { pathname } = useViewLocation();
  return (
    <p className="m-0 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {targetId !== null && (
        <AdminLink look="text" to={`${pathname}?targetId=${encodeURIComponent(targetId)}`}>
          {messages.sameTarget}
        </AdminLink>
      )}
      {userId !== null && (
        <AdminLink look="text" to={`${pathname}?userId=${encodeURIComponent(userId)}`}>
          {messages.samePerson}
        </AdminLink>
      )}
    </p>
  );
}
