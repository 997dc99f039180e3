import { cn } from "@atrium/ui";
import type { Revision } from "../../queries/revisions.ts";
import { useMessages } from "../messages.ts";
import { useOperationName } from "../operation-name.ts";
import { ExactTime } from "../time.tsx";

interface StateListProps {
  revisions: readonly Revision[];
  /** How many states there are. */
  count: number;
  chosen: number;
  labelOf: (field: string) => string;
  onChoose: (state: number) => void;
}

/** The states of a record, the present one first: who brought it about, when and by what. */
export function StateList({ revisions, count, chosen, labelOf, onChoose }: StateListProps) {
  const { history: messages, phrases } = useMessages();
  const operationName = useOperationName();
  return (
    <ol
      aria-label={messages.states}
      className="m-0 grid max-h-96 list-none gap-1 overflow-auto p-0"
    >
      {Array.from({ length: count }, (_, state) => {
        const revision = revisions[state];
        const fields = revision?.changes.map(({ field }) => labelOf(field)) ?? [];
        return (
          <li key={revision?.id ?? "first"}>
            <button
              type="button"
              aria-pressed={state === chosen}
              onClick={() => onChoose(state)}
              className={cn(
                "grid w-full cursor-pointer gap-0.5 rounded-md border border-border bg-transparent p-2 text-start text-sm text-foreground hover:bg-accent",
                state === chosen && "border-primary bg-accent",
              )}
            >
              {state === 0 && <strong>{messages.now}</strong>}
              {revision === undefined ? (
                <span>{messages.firstKnown}</span>
              ) : (
                <>
                  <span>
                    <ExactTime value={revision.createdAt} />
                  </span>
                  <span>
                    {phrases.labelled({
                      name: revision.name ?? messages.server,
                      text: operationName(revision.summary),
                    })}
                  </span>
                  {revision.event === "changed" && (
                    <span className="text-xs wrap-anywhere text-muted-foreground">
                      {phrases.list({ names: fields })}
                    </span>
                  )}
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
