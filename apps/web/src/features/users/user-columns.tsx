import { Avatar } from "@atrium/ui";
import type { SeedTranslations } from "../../shared/seed-translations.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { User } from "../../queries/users.ts";
import { UserStatus } from "./user-status.tsx";

/** What the columns need: messages, dictionaries, and a callback to open a user where permitted. */
export interface UserColumnsOptions {
  messages: AdminMessages["users"];
  list: AdminMessages["list"];
  phrases: AdminMessages["phrases"];
  statuses: DictionaryView;
  genders: DictionaryView;
  seed: SeedTranslations;
  onOpen: (user: User) => (() => void) | undefined;
}

/** The columns of the list of accounts. */
export function userColumns({
  messages,
  list,
  phrases,
  statuses,
  genders,
  seed,
  onOpen,
}: UserColumnsOptions): ListColumn<User>[] {
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      text: ({ name }) => name,
      cell: (user) => <UserName user={user} onOpen={onOpen(user)} />,
    },
    {
      id: "username",
      header: messages.username,
      sortable: true,
      text: ({ username }) => username,
    },
    { id: "orgName", header: messages.org, text: ({ orgName }) => orgName },
    {
      id: "roles",
      header: messages.roleNames,
      text: ({ roleNames }) => phrases.list({ names: roleNames.map(seed.role) }),
    },
    {
      id: "status",
      header: list.status,
      sortable: true,
      text: ({ status }) => statuses.label(status),
      cell: (user) => <UserStatus user={user} />,
    },
    {
      id: "lastLoginAt",
      header: messages.lastLogin,
      sortable: true,
      text: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className="text-subtle-foreground">{messages.never}</span>
        ) : (
          <RelativeTime value={lastLoginAt} />
        ),
    },
    hidden("jobTitle", messages.jobTitle),
    hidden("email", messages.email),
    hidden("mobile", messages.mobile),
    { ...hidden("gender", messages.gender), text: ({ gender }) => genders.label(gender) },
    hidden("programId", messages.programId),
    hidden("remark", messages.remark),
    {
      ...hidden("createdAt", list.created),
      sortable: true,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}

type PlainField = "jobTitle" | "email" | "mobile" | "gender" | "programId" | "remark" | "createdAt";

function hidden(id: PlainField, header: string): ListColumn<User> {
  return { id, header, hiddenByDefault: true, text: (user) => user[id] };
}

function UserName({ user, onOpen }: { user: User; onOpen: (() => void) | undefined }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={user.name} src={user.avatar} size="sm" />
      <RowName name={user.name} dialog={user.id} onOpen={onOpen} />
    </span>
  );
}
