import { Avatar, PanelState } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import type { Role } from "../../queries/roles.ts";
import { userQueries } from "../../queries/users.ts";
import { useQuery } from "../../shared/use-query.ts";

/** Who has a role. */
export function RolePeopleTab({ role }: { role: Role }) {
  const { roles: messages } = useMessages();
  const statuses = useDictionary("userStatus");
  const usersPath = usePagePath("system/user/index");
  const people = useQuery(userQueries.list({ roleId: role.id }));
  if (people.data === undefined) {
    return <PanelState state={pendingStatus(people, messages.viewPeople)} />;
  }
  if (people.data.length === 0) {
    const { peopleNone: title, peopleNoneText: text } = messages;
    return <PanelState state={{ status: "empty", title, text }} />;
  }
  return (
    <div className="grid content-start gap-3">
      <ul className="m-0 grid list-none gap-0.5 p-0" aria-label={messages.people}>
        {people.data.map(({ id, name, username, avatar, orgName, status }) => (
          <li key={id} className="flex items-center gap-2.5 py-1 text-sm">
            <Avatar name={name} src={avatar} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{name}</span>
              <span className="truncate text-xs text-subtle-foreground">
                {[username, orgName].filter(Boolean).join(" · ")}
              </span>
            </span>
            {status === "disabled" && (
              <span className="text-xs text-subtle-foreground">{statuses.label(status)}</span>
            )}
          </li>
        ))}
      </ul>
      {usersPath && (
        <p className="m-0 text-sm">
          <AdminLink look="text" to={`${usersPath}?roleId=${role.id}`} className="inline-block">
            {messages.peopleOpen}
          </AdminLink>
        </p>
      )}
    </div>
  );
}
