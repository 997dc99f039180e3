import type { AdminMessages } from "../../i18n/admin-en.ts";
import { EnabledBadge } from "../../shared/enabled-badge.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { Check } from "lucide-react";
import { ToneTag } from "./item-tone.tsx";
import type { DictItem } from "../../queries/dicts.ts";

/** The columns of a dictionary's items. */
export function dictItemColumns(
  messages: AdminMessages["dicts"],
  list: AdminMessages["list"],
  labelOf: (item: DictItem) => string,
  onOpen: (item: DictItem) => (() => void) | undefined,
): ListColumn<DictItem>[] {
  return [
    {
      id: "label",
      header: messages.label,
      text: labelOf,
      cell: (item) => <RowName name={labelOf(item)} onOpen={onOpen(item)} />,
    },
    {
      id: "value",
      header: messages.value,
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
    { id: "orderBy", header: list.orderBy, align: "end", text: ({ orderBy }) => orderBy },
    {
      id: "status",
      header: list.status,
      text: ({ status }) => status,
      cell: ({ status }) => <EnabledBadge status={status} />,
    },
  ];
}
