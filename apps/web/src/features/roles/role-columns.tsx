import { Badge, Button } from "@atrium/ui";
import type { SeedTranslations } from "../../shared/seed-translations.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { enabledColumn, orderByColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { Role } from "../../queries/roles.ts";
import { roleDialog, type RoleTab } from "./role-dialog.ts";

/** What the columns need besides the rows. */
export interface RoleColumnsOptions {
  messages: AdminMessages["roles"];
  list: AdminMessages["list"];
  phrases: AdminMessages["phrases"];
  statuses: DictionaryView;
  seed: SeedTranslations;
  onOpen: (role: Role, tab: RoleTab) => void;
}

/** The columns of the list of roles; a count links to what it counts. */
export function roleColumns(options: RoleColumnsOptions): ListColumn<Role>[] {
  const { messages, list, phrases, statuses, seed, onOpen } = options;
  const count = (
    id: "userCount" | "menuCount" | "authCount",
    header: string,
    tab: RoleTab,
  ): ListColumn<Role> => ({
    id,
    header,
    align: "end",
    text: (role) => role[id],
    cell: (role) => (
      <Button
        variant="link"
        size="sm"
        className="min-w-6 justify-end"
        aria-label={phrases.labelled({ name: header, text: String(role[id]) })}
        onClick={() => onOpen(role, tab)}
      >
        {role[id]}
      </Button>
    ),
  });
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      text: ({ name }) => seed.role(name),
      cell: (role) => (
        <span className="flex min-w-0 items-center gap-2">
          <RowName
            name={seed.role(role.name)}
            dialog={roleDialog(role.id)}
            onOpen={() => onOpen(role, "role")}
          />
          {role.builtIn && <Badge variant="secondary">{messages.builtIn}</Badge>}
        </span>
      ),
    },
    { id: "code", header: messages.code, sortable: true, text: ({ code }) => code },
    {
      id: "description",
      header: messages.description,
      text: ({ description }) => seed.role(description ?? ""),
      cell: ({ description }) =>
        description && (
          <span className="block max-w-96 min-w-56 whitespace-normal">
            {seed.role(description)}
          </span>
        ),
    },
    { ...count("userCount", messages.people, "people"), sortable: true },
    count("menuCount", messages.menus, "access"),
    count("authCount", messages.permissions, "access"),
    enabledColumn(list, statuses),
    { ...orderByColumn(list), hiddenByDefault: true },
    { ...updatedColumn(list), hiddenByDefault: true },
  ];
}
