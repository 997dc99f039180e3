import { useSessionUser } from "@atrium/hooks";
import { PanelState } from "@atrium/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SearchInput } from "../../shared/search-input.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { chooseAll, findAuths, groupAuths } from "./auth-groups.ts";
import { AuthGroupBox } from "./auth-group-box.tsx";
import { GrantFrame } from "./grant-frame.tsx";
import { permissionQueries, type Auth } from "../../queries/permissions.ts";
import { permissionsOfRole, roleQueries, type Role } from "../../queries/roles.ts";
import { sameIds } from "./same-ids.ts";
import { useReadonlyReason } from "./use-readonly-reason.ts";

/** The permissions a role holds, by the pages they belong to. */
export function RoleAuthsTab({ role }: { role: Role }) {
  const { roles: messages } = useMessages();
  const shipped = useSeedTranslations();
  const auths = useQuery(permissionQueries.list({}));
  const held = useQuery({
    ...permissionsOfRole(role.id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (auths.data === undefined)
    return <PanelState state={pendingStatus(auths, messages.authsRight)} />;
  if (held.data === undefined) return <PanelState state={pendingStatus(held, messages.right)} />;
  return (
    <AuthChoice
      role={role}
      auths={auths.data.map((auth) => ({
        ...auth,
        name: shipped.operation(auth.name),
        menuTitle: auth.menuTitle && shipped.menu(auth.menuTitle),
      }))}
      held={held.data.authIds}
    />
  );
}

interface AuthChoiceProps {
  role: Role;
  auths: readonly Auth[];
  held: readonly string[];
}

function AuthChoice({ role, auths, held }: AuthChoiceProps) {
  const { roles: messages } = useMessages();
  const readonlyReason = useReadonlyReason(role, "assignAuths");
  const mayGive = useOwnAuths();
  const [keyword, setKeyword] = useState("");
  const [saved, setSaved] = useState<ReadonlySet<string>>(() => new Set(held));
  const [chosen, setChosen] = useState(saved);
  const replace = useMutation(roleQueries.replacePermissions());
  const groups = groupAuths(findAuths(auths, keyword));
  const isFree = (auth: Auth) => readonlyReason === undefined && mayGive(auth);
  const choose = (some: readonly Auth[], isChosen: boolean) =>
    setChosen(chooseAll(chosen, some, isChosen));
  const save = () =>
    replace.mutate(
      { roleId: role.id, authIds: [...chosen] },
      {
        onSuccess: () => {
          setSaved(chosen);
          notices.success(messages.authsSaved(role));
        },
      },
    );
  return (
    <GrantFrame
      lead={messages.authsLead}
      readonlyReason={readonlyReason}
      isDirty={!sameIds(chosen, saved)}
      saving={replace.isPending}
      error={replace.error}
      onSave={save}
    >
      <SearchInput label={messages.authsFind} value={keyword} onChange={setKeyword} />
      {groups.length === 0 && (
        <PanelState state={{ status: "nothingFound", text: messages.authsNothing }} />
      )}
      {groups.map((group) => (
        <AuthGroupBox
          key={group.menuId}
          group={group}
          chosen={chosen}
          isFree={isFree}
          onChoose={choose}
        />
      ))}
      {readonlyReason === undefined && !auths.every(mayGive) && (
        <p className="m-0 text-xs text-subtle-foreground">{messages.missing}</p>
      )}
    </GrantFrame>
  );
}

/** Whether the user holds a permission and may so hand it out; an administrator holds them all. */
function useOwnAuths(): (auth: Auth) => boolean {
  const user = useSessionUser();
  const isAdmin = user?.roles.includes("admin") ?? false;
  const own = user?.permissions ?? [];
  return ({ code }) => isAdmin || own.includes(code);
}
