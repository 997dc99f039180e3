import { PanelState } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { menuTree, type MenuBranch } from "../../queries/menus.ts";
import { permissionQueries, type GrantablePermission } from "../../queries/permissions.ts";
import { menusOfRole, permissionsOfRole, roleQueries, type Role } from "../../queries/roles.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SearchInput } from "../../shared/search-input.tsx";
import { useOperationName } from "../../shared/operation-name.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useQuery } from "../../shared/use-query.ts";
import { AccessRowBox } from "./access-row-box.tsx";
import { accessRows, findRows, type AccessRow } from "./access-rows.ts";
import { CompareRoles } from "./compare-roles.tsx";
import { GrantDifferenceList } from "./grant-difference-list.tsx";
import { countDifferences, grantDifferences } from "./grant-differences.ts";
import { GrantFrame } from "./grant-frame.tsx";
import { menusToStore, mend, pressCell, pressPermission, type Grants } from "./grants.ts";
import { useGrantable } from "./use-grantable.ts";
import { useReadonlyReason } from "./use-readonly-reason.ts";

const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false };

/** The pages a role opens, and what it permits on each. */
export function RoleAccessTab({ role }: { role: Role }) {
  const { roles: messages } = useMessages();
  const translations = useSeedTranslations();
  const operationName = useOperationName();
  const menus = useQuery(menuTree);
  const permissions = useQuery(permissionQueries.list({}));
  const opened = useQuery({ ...menusOfRole(role.id), ...fresh });
  const held = useQuery({ ...permissionsOfRole(role.id), ...fresh });
  const rows = useMemo(
    () =>
      menus.data && permissions.data
        ? accessRows(
            translated(menus.data, translations.menu),
            permissions.data.map((one) => ({ ...one, name: operationName(one.name) })),
          )
        : [],
    [menus.data, permissions.data, translations, operationName],
  );
  if (menus.data === undefined)
    return <PanelState state={pendingStatus(menus, messages.viewMenus)} />;
  if (permissions.data === undefined)
    return <PanelState state={pendingStatus(permissions, messages.viewPermissions)} />;
  if (opened.data === undefined)
    return <PanelState state={pendingStatus(opened, messages.permission)} />;
  if (held.data === undefined)
    return <PanelState state={pendingStatus(held, messages.permission)} />;
  const { menuIds, halfMenuIds } = opened.data;
  return (
    <AccessChoice
      role={role}
      rows={rows}
      menus={menus.data}
      stored={{
        menuIds: new Set([...menuIds, ...halfMenuIds]),
        authIds: new Set(held.data.authIds),
      }}
    />
  );
}

interface AccessChoiceProps {
  role: Role;
  rows: readonly AccessRow[];
  menus: readonly MenuBranch[];
  stored: Grants;
}

function AccessChoice({ role, rows, menus, stored }: AccessChoiceProps) {
  const { roles: messages } = useMessages();
  const name = useSeedTranslations().role(role.name);
  const menuReason = useReadonlyReason(role, "assignMenus");
  const permissionReason = useReadonlyReason(role, "assignAuths");
  const readonlyReason = menuReason ?? permissionReason;
  const grantable = useGrantable(readonlyReason === undefined);
  const [keyword, setKeyword] = useState("");
  const [saved, setSaved] = useState(stored);
  const [version, setVersion] = useState(role.version);
  const [grants, setGrants] = useState(saved);
  const replace = useMutation(roleQueries.replaceGrants());
  const differences = grantDifferences(rows, saved, grants);
  const changes = countDifferences(differences);
  const found = findRows(rows, keyword);
  const save = () =>
    replace.mutate(
      {
        id: role.id,
        version,
        menuIds: menusToStore(menus, grants.menuIds),
        authIds: [...grants.authIds],
      },
      {
        onSuccess: (written) => {
          setSaved(grants);
          setVersion(written.version);
          notices.success(messages.accessSaved({ name }));
        },
      },
    );
  const change = (row: AccessRow) => ({
    onCell: (verb: Parameters<typeof pressCell>[1]) =>
      setGrants(pressCell(row, verb, grants, grantable)),
    onPermission: (permission: GrantablePermission) =>
      setGrants(pressPermission(row, permission, grants, grantable)),
    onMend:
      readonlyReason === undefined ? () => setGrants(mend(row, grants, grantable)) : undefined,
  });
  return (
    <GrantFrame
      description={messages.accessDescription}
      readonlyReason={readonlyReason}
      isDirty={changes > 0 || !sameMenus(grants, saved)}
      saving={replace.isPending}
      error={replace.error}
      onSave={save}
    >
      <CompareRoles role={role} rows={rows} grants={grants} />
      <SearchInput label={messages.permissionsSearch} value={keyword} onChange={setKeyword} />
      {found.length === 0 && (
        <PanelState state={{ status: "nothingFound", text: messages.permissionsNotFound }} />
      )}
      <ul className="m-0 grid list-none gap-2 p-0" aria-label={messages.access}>
        {found.map((row) => (
          <AccessRowBox
            key={row.id}
            row={row}
            grants={grants}
            grantable={grantable}
            {...change(row)}
          />
        ))}
      </ul>
      {readonlyReason === undefined && !isAllGrantable(rows, grantable) && (
        <p className="m-0 text-xs text-subtle-foreground">{messages.missing}</p>
      )}
      {changes > 0 && (
        <section className="grid gap-2 rounded-lg border border-border p-3">
          <h3 className="m-0 text-sm font-semibold">{messages.changes({ count: changes })}</h3>
          <GrantDifferenceList
            label={messages.changes({ count: changes })}
            differences={differences}
            before={messages.revoked}
            after={messages.granted}
          />
        </section>
      )}
    </GrantFrame>
  );
}

/** Pages that follow others are in no list of differences. */
function sameMenus(grants: Grants, saved: Grants): boolean {
  return (
    grants.menuIds.size === saved.menuIds.size &&
    [...grants.menuIds].every((id) => saved.menuIds.has(id))
  );
}

function isAllGrantable(
  rows: readonly AccessRow[],
  grantable: ReturnType<typeof useGrantable>,
): boolean {
  return rows.every(
    ({ menuId, permissions }) =>
      (menuId === null || grantable.menu(menuId)) && permissions.every(grantable.permission),
  );
}

function translated(
  menus: readonly MenuBranch[],
  translate: (title: string) => string,
): MenuBranch[] {
  return menus.map((menu) => ({
    ...menu,
    title: translate(menu.title),
    children: translated(menu.children, translate),
  }));
}
