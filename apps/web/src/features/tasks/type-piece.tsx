import { PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { FactRows, type Fact } from "../../shared/fact-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { presentType } from "./queries.ts";

/** A type of articles under review. */
export function TypePiece({ id }: { id: string }) {
  const { tasks: words } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const type = useQuery(presentType(id));
  if (type.data === undefined) {
    const state = pendingStatus(type, words.piece);
    return <PanelState state={state} />;
  }
  const facts: Fact[] = [
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
        <FactRows facts={facts} />
      </dl>
    </section>
  );
}
