import { Check, Circle } from "lucide-react";
import { useMessages } from "../messages.ts";
import { RelativeTime } from "../time.tsx";
import type { HistoryEntry } from "../../queries/workflow.ts";

/** To whom something was circulated: who has read it and when, and who has not. */
export function CirculatedReaders({ receivers }: { receivers: HistoryEntry["receivers"] }) {
  const { workflow: messages } = useMessages();
  return (
    <ul aria-label={messages.readers} className="m-0 mt-1 list-none p-0 text-xs">
      {receivers.map(({ userId, name, readAt }) => (
        <li key={userId} className="flex flex-wrap items-center gap-x-1.5">
          {readAt === null ? (
            <Circle aria-hidden="true" className="size-3 text-subtle-foreground" />
          ) : (
            <Check aria-hidden="true" className="size-3 text-success" />
          )}
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="text-subtle-foreground">
            {readAt === null ? messages.notYetRead : <RelativeTime value={readAt} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
