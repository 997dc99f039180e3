import { PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { failedStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { presentType } from "./queries.ts";

/** A type of articles under review. */
export function TypePiece({ id }: { id: string }) {
  const { tasks: words } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const type = useQuery(presentType(id));
  if (type.data === undefined) {
    const state =
      type.error === null
        ? ({ status: "loading" } as const)
        : failedStatus(type.error, { right: words.piece, onRetry: () => void type.refetch() });
    return <PanelState state={state} />;
  }
  const facts: [string, string | null][] = [
    [words.typeName, type.data.name],
    [words.typeCode, type.data.code],
    [words.typeKind, kinds.label(type.data.kind)],
    [words.typeParent, type.data.parentName],
    [words.typeDescription, type.data.description],
  ];
  return (
    <section
      aria-label={words.piece}
      className="rounded-surface border border-line bg-surface p-5 sm:p-8"
    >
      <dl className="mx-auto grid max-w-measure grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="m-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
