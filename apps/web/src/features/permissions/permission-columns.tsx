import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { enabledColumn, orderByColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";
import type { SeedTranslations } from "../../shared/seed-translations.ts";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { Permission } from "../../queries/permissions.ts";

/** What the columns need besides the rows. */
export interface PermissionColumnsOptions {
  messages: AdminMessages["permissions"];
  list: AdminMessages["list"];
  statuses: DictionaryView;
  translations: SeedTranslations;
  operationName: (summary: string) => string;
  /** Undefined when nothing may be changed. */
  onOpen: ((permission: Permission) => void) | undefined;
}

/** The columns of the list of permissions. */
export function permissionColumns(options: PermissionColumnsOptions): ListColumn<Permission>[] {
  const { messages, list, statuses, translations, operationName, onOpen } = options;
  const pageOf = ({ menuTitle }: Permission) => menuTitle && translations.menu(menuTitle);
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      width: "30%",
      text: ({ name }) => operationName(name),
      cell: (permission) => (
        <RowName
          name={operationName(permission.name)}
          onOpen={onOpen && (() => onOpen(permission))}
        />
      ),
    },
    {
      id: "code",
      header: messages.code,
      sortable: true,
      text: ({ code }) => code,
      cell: ({ code }) => <code className="text-xs">{code}</code>,
    },
    {
      id: "menuTitle",
      header: messages.menu,
      text: pageOf,
      cell: (row) =>
        pageOf(row) ?? <span className="text-subtle-foreground">{messages.noMenu}</span>,
    },
    { id: "action", header: messages.action, text: ({ action }) => action, hiddenByDefault: true },
    {
      id: "call",
      header: messages.apiPath,
      width: "30%",
      text: callOf,
      cell: (permission) => (
        <code title={callOf(permission)} className="block truncate text-xs text-muted-foreground">
          {callOf(permission)}
        </code>
      ),
    },
    {
      id: "description",
      header: messages.description,
      hiddenByDefault: true,
      text: ({ description }) => description,
    },
    enabledColumn(list, statuses),
    { ...orderByColumn(list), hiddenByDefault: true },
    { ...updatedColumn(list), hiddenByDefault: true },
  ];
}

function callOf({ httpMethod, apiPath }: Permission): string {
  return [httpMethod, apiPath].filter(Boolean).join(" ");
}
