import { useNavigation, useSessionUser } from "@atrium/hooks";
import { PanelState, Tree, type TreeNode } from "@atrium/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { navigationOf } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SearchInput } from "../../shared/search-input.tsx";
import { useSeedTranslations, type SeedTranslations } from "../../shared/seed-translations.ts";
import { menuTree, type MenuBranch } from "../../queries/menus.ts";
import { GrantFrame } from "./grant-frame.tsx";
import { checksOf, pressMenu } from "./menu-checks.ts";
import { menusOfRole, roleQueries, type Role } from "../../queries/roles.ts";
import { sameIds } from "./same-ids.ts";
import { useReadonlyReason } from "./use-readonly-reason.ts";

/** The menus a role opens, as a tree of check boxes. */
export function RoleMenusTab({ role }: { role: Role }) {
  const { roles: messages } = useMessages();
  const menus = useQuery(menuTree);
  const opened = useQuery({
    ...menusOfRole(role.id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (menus.data === undefined)
    return <PanelState state={pendingStatus(menus, messages.viewMenus)} />;
  if (opened.data === undefined)
    return <PanelState state={pendingStatus(opened, messages.permission)} />;
  const { menuIds, halfMenuIds } = opened.data;
  return <MenuChoice role={role} menus={menus.data} opened={[...menuIds, ...halfMenuIds]} />;
}

interface MenuChoiceProps {
  role: Role;
  menus: readonly MenuBranch[];
  opened: readonly string[];
}

function MenuChoice({ role, menus, opened }: MenuChoiceProps) {
  const { roles: messages } = useMessages();
  const readonlyReason = useReadonlyReason(role, "assignMenus");
  const mayOpen = useOwnMenus();
  const translations = useSeedTranslations();
  const nodes = useMemo(
    () => toNodes(menus, mayOpen, translations),
    [menus, mayOpen, translations],
  );
  const headings = useMemo(() => headingsOf(menus), [menus]);
  const [saved, setSaved] = useState<ReadonlySet<string>>(() => new Set(opened));
  const [open, setOpen] = useState(saved);
  const [keyword, setKeyword] = useState("");
  const replace = useMutation(roleQueries.replaceMenus());
  const checks = checksOf(nodes, open);
  const press = (node: TreeNode) => setOpen(pressMenu(nodes, open, node, (id) => headings.has(id)));
  const save = () =>
    replace.mutate(
      {
        roleId: role.id,
        menuIds: [...checks.checkedIds],
        halfMenuIds: [...checks.indeterminateIds],
      },
      {
        onSuccess: () => {
          setSaved(open);
          notices.success(messages.menusSaved(role));
        },
      },
    );
  return (
    <GrantFrame
      description={messages.menusDescription}
      readonlyReason={readonlyReason}
      isDirty={!sameIds(open, saved)}
      saving={replace.isPending}
      error={replace.error}
      onSave={save}
    >
      <SearchInput label={messages.menusSearch} value={keyword} onChange={setKeyword} />
      <Tree
        label={messages.menus}
        nodes={nodes}
        filter={keyword}
        {...checks}
        onCheck={readonlyReason === undefined ? press : undefined}
        defaultExpandedIds={nodes.map(({ id }) => id)}
      />
      {nodes.some(isLocked) && readonlyReason === undefined && (
        <p className="m-0 text-xs text-subtle-foreground">{messages.missing}</p>
      )}
    </GrantFrame>
  );
}

/** Whether the user has a menu and may so hand it out; an administrator has them all. */
function useOwnMenus(): (id: string) => boolean {
  const { byId } = useNavigation(navigationOf);
  const isAdmin = useSessionUser()?.roles.includes("admin") ?? false;
  return useMemo(() => (id) => isAdmin || byId.has(id), [byId, isAdmin]);
}

function toNodes(
  menus: readonly MenuBranch[],
  mayOpen: (id: string) => boolean,
  translations: SeedTranslations,
): TreeNode[] {
  return menus.map(({ id, title, children }) => ({
    id,
    label: translations.menu(title),
    disabled: !mayOpen(id),
    children: toNodes(children, mayOpen, translations),
  }));
}

/** The menus that are no page themselves. */
function headingsOf(menus: readonly MenuBranch[]): Set<string> {
  const found = new Set<string>();
  const visit = ({ id, type, children }: MenuBranch) => {
    if (type === "directory") found.add(id);
    children.forEach(visit);
  };
  menus.forEach(visit);
  return found;
}

function isLocked({ disabled, children = [] }: TreeNode): boolean {
  return disabled === true || children.some(isLocked);
}
