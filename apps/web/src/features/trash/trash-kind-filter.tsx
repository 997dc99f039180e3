import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewAddress } from "../../shared/view-location.tsx";
import { ALL_RECORDS, trashKinds } from "./record-trash-list.ts";

/** Chooses between the deleted articles and the other deleted records, of all kinds or of one. */
export function TrashKindFilter() {
  const { trash: messages, operationLogs } = useMessages();
  const { search, setSearch } = useViewAddress();
  const { kind } = search;
  return (
    <FilterSelect
      label={messages.kind}
      all={messages.articles}
      options={[
        { value: ALL_RECORDS, label: messages.allRecords },
        ...trashKinds.map((value) => ({ value, label: operationLogs.targets[value] })),
      ]}
      value={typeof kind === "string" ? kind : undefined}
      onChange={(next) => setSearch({ kind: next })}
    />
  );
}
