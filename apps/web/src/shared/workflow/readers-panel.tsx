import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { circulationQueries, type Circulation } from "../../queries/circulations.ts";
import type { BizType } from "../../queries/workflow-step.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { ExactTime, RelativeTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { useQuery } from "../use-query.ts";

const shown = 50;

/** To whom a record was circulated, who has read it by when, and a reminder for those who have not. */
export function ReadersPanel({ bizType, bizId }: { bizType: BizType; bizId: string }) {
  const { workflow } = useMessages();
  const readers = useQuery(circulationQueries.page({ bizType, bizId, pageSize: shown }));
  const remind = useMutation(circulationQueries.remind());
  const { records = [], total = 0 } = readers.data ?? {};
  if (total === 0) return null;
  const waiting = records.filter(({ mayRemind }) => mayRemind);
  const send = () =>
    remind.mutate(
      waiting.map(({ id }) => id),
      {
        onSuccess: ({ reminded }) => notices.success(workflow.reminded({ count: reminded })),
        onError: (error) => notices.error(error.message),
      },
    );
  return (
    <section className="rounded-lg border border-border bg-card p-4">
      <h2 className="mb-3 text-sm font-semibold text-muted-foreground">{workflow.circulatedTo}</h2>
      <ul aria-label={workflow.circulatedTo} className="m-0 grid list-none gap-2 p-0 text-sm">
        {records.map((row) => (
          <Reader key={row.id} row={row} />
        ))}
      </ul>
      {total > records.length && (
        <p className="m-0 mt-2 text-xs text-subtle-foreground">
          {workflow.morePeople({ count: total - records.length })}
        </p>
      )}
      {waiting.length > 0 && (
        <Button
          variant="outline"
          className="mt-3 w-full pointer-coarse:min-h-11"
          loading={remind.isPending}
          onClick={send}
        >
          {workflow.remind({ count: waiting.length })}
        </Button>
      )}
    </section>
  );
}

function Reader({ row }: { row: Circulation }) {
  const { workflow } = useMessages();
  const now = useNow();
  const { receiverName, readAt, dueAt, remindedAt } = row;
  const isLate = readAt === null && dueAt !== null && Date.parse(dueAt) < now;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5">
      {readAt === null ? (
        <Circle aria-hidden="true" className="mt-1 size-3 text-subtle-foreground" />
      ) : (
        <Check aria-hidden="true" className="mt-1 size-3 text-success" />
      )}
      <span className="wrap-anywhere">{receiverName}</span>
      <span className="col-start-2 flex flex-wrap gap-x-2 text-xs text-subtle-foreground">
        {readAt === null ? workflow.notYetRead : <RelativeTime value={readAt} />}
        {readAt === null && dueAt !== null && (
          <span className={isLate ? "text-warning" : undefined}>
            {workflow.due} <ExactTime value={dueAt} />
          </span>
        )}
        {readAt === null && remindedAt !== null && (
          <span>
            {workflow.remindedAt} <RelativeTime value={remindedAt} />
          </span>
        )}
      </span>
    </li>
  );
}
