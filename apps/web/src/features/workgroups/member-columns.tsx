import { Avatar } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { MemberRole } from "./member-role.tsx";
import type { Member } from "../../queries/workgroups.ts";

/** The columns of the members of a workgroup. */
export function memberColumns(
  messages: AdminMessages["workgroups"],
  list: AdminMessages["list"],
  roles: DictionaryView,
  mayChange: boolean,
): ListColumn<Member>[] {
  return [
    {
      id: "name",
      header: messages.memberName,
      text: ({ name }) => name,
      cell: ({ name, username, avatar }) => (
        <span className="flex min-w-0 items-center gap-2">
          <Avatar name={name} src={avatar} size="sm" />
          <span className="truncate font-medium">{name}</span>
          <span className="truncate text-xs text-muted-foreground">{username}</span>
        </span>
      ),
    },
    { id: "org", header: messages.org, text: ({ orgName }) => orgName },
    {
      id: "role",
      header: messages.memberRole,
      text: ({ memberRole }) => roles.label(memberRole),
      cell: (member) =>
        mayChange ? <MemberRole member={member} /> : roles.label(member.memberRole),
    },
    { id: "orderBy", header: list.orderBy, align: "end", text: ({ orderBy }) => orderBy },
    {
      id: "since",
      header: messages.memberSince,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}
