import { Undo2 } from "lucide-react";
import { useMessages } from "../messages.ts";
import { RelativeTime } from "../time.tsx";
import type { HistoryEntry } from "../../queries/workflow.ts";

/** Why a record came back, from whom and when. */
export function ReturnNotice({ entry }: { entry: HistoryEntry }) {
  const { workflow } = useMessages();
  const { action, actorName, comment, createdAt } = entry;
  const name = actorName || workflow.historySystem;
  const title = action === "reject" ? workflow.rejectedBy({ name }) : workflow.returnedBy({ name });
  return (
    <section
      aria-label={workflow.returnReason}
      className="flex gap-2.5 rounded-lg bg-warning-soft px-3 py-2 text-sm"
    >
      <Undo2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="m-0 font-medium">
          {title}{" "}
          <span className="font-normal text-muted-foreground">
            <RelativeTime value={createdAt} />
          </span>
        </p>
        {comment && <p className="m-0 mt-0.5 whitespace-pre-line wrap-anywhere">{comment}</p>}
      </div>
    </section>
  );
}
