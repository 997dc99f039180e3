import type { SelectOption } from "@atrium/ui";
import { useMessages } from "../../messages.ts";
import { useDictionary } from "../../use-dictionary.ts";
import type { BatchCall, Versioned } from "../../../queries/batch.ts";
import { bulkEdit, type BulkEdit, type BulkField } from "./bulk-edit.ts";
import { selectBulkField } from "./bulk-fields.tsx";

interface Enabled {
  status: "enabled" | "disabled";
}

/** The field `status` of records that are enabled or disabled. */
export function enabledBulkField<Row, Values extends Enabled>(
  label: string,
  options: readonly SelectOption[],
): BulkField<Row, Values> {
  return selectBulkField(options, {
    id: "status",
    label,
    change: (values, status) => ({
      ...values,
      status: status === "enabled" ? "enabled" : "disabled",
    }),
  });
}

/** Of several records, only the status can be changed at once. */
export function useEnabledBulkEdit<Row extends Versioned & Enabled>(
  update: BatchCall<Versioned & Partial<Enabled>>,
): BulkEdit<Row> {
  const { list } = useMessages();
  const statuses = useDictionary("enabledStatus");
  return bulkEdit<Row, Enabled>({
    fields: [enabledBulkField(list.status, statuses.options)],
    valuesOf: ({ status }) => ({ status }),
    update,
    unchanged: list.bulkUnchanged,
  });
}
