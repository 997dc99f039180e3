import type { OfficeMessages } from "../../messages/office-en.ts";
import { EnabledBadge } from "../../shared/enabled-badge.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { Check } from "lucide-react";
import { ToneTag } from "./item-tone.tsx";
import type { DictItem } from "./queries.ts";

/** The columns of a dictionary's items. */
export function dictItemColumns(
  words: OfficeMessages["dicts"],
  list: OfficeMessages["list"],
  labelOf: (item: DictItem) => string,
  onOpen: (item: DictItem) => (() => void) | undefined,
): ListColumn<DictItem>[] {
  return [
    {
      id: "label",
      header: words.label,
      text: labelOf,
      cell: (item) => <RowName name={labelOf(item)} onOpen={onOpen(item)} />,
    },
    {
      id: "value",
      header: words.value,
      text: ({ value }) => value,
      cell: ({ value }) => <code className="text-12">{value}</code>,
    },
    {
      id: "color",
      header: words.color,
      text: ({ color }) => color,
      cell: ({ color }) => color && <ToneTag tone={color} words={words.colors[color]} />,
    },
    {
      id: "isDefault",
      header: words.isDefault,
      text: ({ isDefault }) => (isDefault ? words.isDefault : null),
      cell: ({ isDefault }) =>
        isDefault && <Check aria-label={words.isDefault} className="size-4 text-positive" />,
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
