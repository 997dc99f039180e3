import { useSessionUser } from "@atrium/hooks";
import { PanelState } from "@atrium/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SearchInput } from "../../shared/search-input.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { chooseAll, findPermissions, groupPermissions } from "./permission-groups.ts";
import { PermissionGroupBox } from "./permission-group-box.tsx";
import { GrantFrame } from "./grant-frame.tsx";
import { permissionQueries, type GrantablePermission } from "../../queries/permissions.ts";
import { permissionsOfRole, roleQueries, type Role } from "../../queries/roles.ts";
import { sameIds } from "./same-ids.ts";
import { useReadonlyReason } from "./use-readonly-reason.ts";

/** The permissions a role holds, by the pages they belong to. */
export function RolePermissionsTab({ role }: { role: Role }) {
  const { roles: messages } = useMessages();
  const translations = useSeedTranslations();
  const permissions = useQuery(permissionQueries.list({}));
  const held = useQuery({
    ...permissionsOfRole(role.id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (permissions.data === undefined)
    return <PanelState state={pendingStatus(permissions, messages.viewPermissions)} />;
  if (held.data === undefined)
    return <PanelState state={pendingStatus(held, messages.permission)} />;
  return (
    <PermissionChoice
      role={role}
      permissions={permissions.data.map((permission) => ({
        ...permission,
        name: translations.operation(permission.name),
        menuTitle: permission.menuTitle && translations.menu(permission.menuTitle),
      }))}
      held={held.data.authIds}
    />
  );
}

interface PermissionChoiceProps {
  role: Role;
  permissions: readonly GrantablePermission[];
  held: readonly string[];
}

function PermissionChoice({ role, permissions, held }: PermissionChoiceProps) {
  const { roles: messages } = useMessages();
  const readonlyReason = useReadonlyReason(role, "assignAuths");
  const mayGive = useGrantablePermissions();
  const [keyword, setKeyword] = useState("");
  const [saved, setSaved] = useState<ReadonlySet<string>>(() => new Set(held));
  const [chosen, setChosen] = useState(saved);
  const replace = useMutation(roleQueries.replacePermissions());
  const groups = groupPermissions(findPermissions(permissions, keyword));
  const isFree = (permission: GrantablePermission) =>
    readonlyReason === undefined && mayGive(permission);
  const choose = (some: readonly GrantablePermission[], isChosen: boolean) =>
    setChosen(chooseAll(chosen, some, isChosen));
  const save = () =>
    replace.mutate(
      { roleId: role.id, authIds: [...chosen] },
      {
        onSuccess: () => {
          setSaved(chosen);
          notices.success(messages.permissionsSaved(role));
        },
      },
    );
  return (
    <GrantFrame
      description={messages.permissionsDescription}
      readonlyReason={readonlyReason}
      isDirty={!sameIds(chosen, saved)}
      saving={replace.isPending}
      error={replace.error}
      onSave={save}
    >
      <SearchInput label={messages.permissionsSearch} value={keyword} onChange={setKeyword} />
      {groups.length === 0 && (
        <PanelState state={{ status: "nothingFound", text: messages.permissionsNotFound }} />
      )}
      {groups.map((group) => (
        <PermissionGroupBox
          key={group.menuId}
          group={group}
          chosen={chosen}
          isFree={isFree}
          onChoose={choose}
        />
      ))}
      {readonlyReason === undefined && !permissions.every(mayGive) && (
        <p className="m-0 text-xs text-subtle-foreground">{messages.missing}</p>
      )}
    </GrantFrame>
  );
}

/** Whether the user holds a permission and may so hand it out; an administrator holds them all. */
function useGrantablePermissions(): (permission: GrantablePermission) => boolean {
  const user = useSessionUser();
  const isAdmin = user?.roles.includes("admin") ?? false;
  const own = user?.permissions ?? [];
  return ({ code }) => isAdmin || own.includes(code);
}
