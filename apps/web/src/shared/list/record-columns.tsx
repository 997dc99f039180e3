import type { AdminMessages } from "../../i18n/admin-en.ts";
import { EnabledBadge } from "../enabled-badge.tsx";
import { RelativeTime } from "../time.tsx";
import type { DictionaryView } from "../use-dictionary.ts";
import type { ListColumn } from "./list-column.ts";
import { RowName } from "./row-name.tsx";

type ListMessages = AdminMessages["list"];

/** What a row is called: a link that opens it, unless nothing may be opened. */
export function nameColumn<Field extends "name" | "title", Row extends NamedRow<Field>>(
  field: Field,
  header: string,
  onOpen: ((row: Row) => void) | undefined,
): ListColumn<Row> {
  return {
    id: field,
    header,
    sortable: true,
    text: (row) => row[field],
    cell: (row) => (
      <RowName name={row[field]} dialog={row.id} onOpen={onOpen && (() => onOpen(row))} />
    ),
  };
}

type NamedRow<Field extends string> = Record<"id" | Field, string>;

export function orderByColumn(list: ListMessages): ListColumn<{ orderBy: number }> {
  return {
    id: "orderBy",
    header: list.orderBy,
    align: "end",
    sortable: true,
    text: ({ orderBy }) => orderBy,
  };
}

export function enabledColumn(
  list: ListMessages,
  statuses: DictionaryView,
): ListColumn<{ status: string }> {
  return {
    id: "status",
    header: list.status,
    text: ({ status }) => statuses.label(status),
    cell: ({ status }) => <EnabledBadge status={status} />,
  };
}

export function updatedColumn(list: ListMessages): ListColumn<{ updatedAt: string }> {
  return {
    id: "updatedAt",
    header: list.updated,
    sortable: true,
    text: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
  };
}

/** A link to a page elsewhere. */
export function urlColumn(header: string): ListColumn<{ url: string }> {
  return {
    id: "url",
    header,
    text: ({ url }) => url,
    cell: ({ url }) => (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="-my-0.5 block max-w-80 truncate py-0.5"
      >
        {url}
      </a>
    ),
  };
}
