import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { enabledColumn, orderByColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { Check } from "lucide-react";
import { ToneTag } from "./item-tone.tsx";
import type { DictItem } from "../../queries/dicts.ts";

/** The columns of a dictionary's items. */
export function dictItemColumns(shown: {
  messages: AdminMessages["dicts"];
  list: AdminMessages["list"];
  statuses: DictionaryView;
  labelOf: (item: DictItem) => string;
  onOpen: ((item: DictItem) => void) | undefined;
}): ListColumn<DictItem>[] {
  const { messages, list, statuses, labelOf, onOpen } = shown;
  return [
    {
      id: "label",
      header: messages.label,
      sortable: true,
      text: labelOf,
      cell: (item) => (
        <RowName name={labelOf(item)} dialog={item.id} onOpen={onOpen && (() => onOpen(item))} />
      ),
    },
    {
      id: "value",
      header: messages.value,
      sortable: true,
      text: ({ value }) => value,
      cell: ({ value }) => <code className="text-xs">{value}</code>,
    },
    {
      id: "color",
      header: messages.color,
      text: ({ color }) => color,
      cell: ({ color }) => color && <ToneTag tone={color} text={messages.colors[color]} />,
    },
    {
      id: "isDefault",
      header: messages.isDefault,
      text: ({ isDefault }) => (isDefault ? messages.isDefault : null),
      cell: ({ isDefault }) =>
        isDefault && <Check aria-label={messages.isDefault} className="size-4 text-success" />,
    },
    orderByColumn(list),
    enabledColumn(list, statuses),
    updatedColumn(list),
  ];
}
