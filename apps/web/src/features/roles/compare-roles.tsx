import { Field, PanelState, Select } from "@atrium/ui";
import { useRoles } from "../../shared/use-roles.ts";
import { useState } from "react";
import { menusOfRole, permissionsOfRole, type Role } from "../../queries/roles.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useQuery } from "../../shared/use-query.ts";
import type { AccessRow } from "./access-rows.ts";
import { GrantDifferenceList } from "./grant-difference-list.tsx";
import { grantDifferences } from "./grant-differences.ts";
import type { Grants } from "./grants.ts";

export interface CompareRolesProps {
  role: Role;
  rows: readonly AccessRow[];
  /** What the role has, with what is not saved yet. */
  grants: Grants;
}

/** What another role has and this one has not, and the reverse. */
export function CompareRoles({ role, rows, grants }: CompareRolesProps) {
  const { roles: messages } = useMessages();
  const roles = useRoles();
  const seed = useSeedTranslations();
  const [otherId, setOtherId] = useState("");
  const others = (roles.data ?? []).filter(({ id }) => id !== role.id);
  const other = others.find(({ id }) => id === otherId);
  return (
    <div className="grid gap-2">
      <Field optional label={messages.compareWith} error={roles.error?.message}>
        <Select
          value={otherId}
          options={[
            { value: "", label: messages.compareNone },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => setOtherId(currentTarget.value)}
        />
      </Field>
      {other && (
        <Comparison
          key={other.id}
          name={seed.role(role.name)}
          other={other}
          rows={rows}
          grants={grants}
        />
      )}
    </div>
  );
}

interface ComparisonProps {
  name: string;
  other: { readonly id: string; readonly name: string };
  rows: readonly AccessRow[];
  grants: Grants;
}

function Comparison({ name, other, rows, grants }: ComparisonProps) {
  const { roles: messages } = useMessages();
  const menus = useQuery(menusOfRole(other.id));
  const permissions = useQuery(permissionsOfRole(other.id));
  if (menus.data === undefined)
    return <PanelState state={pendingStatus(menus, messages.permission)} />;
  if (permissions.data === undefined)
    return <PanelState state={pendingStatus(permissions, messages.permission)} />;
  const theirs = {
    menuIds: new Set([...menus.data.menuIds, ...menus.data.halfMenuIds]),
    authIds: new Set(permissions.data.authIds),
  };
  const differences = grantDifferences(rows, theirs, grants);
  if (differences.length === 0) {
    return <p className="m-0 text-sm">{messages.compareSame({ name, other: other.name })}</p>;
  }
  return (
    <div className="grid gap-2 rounded-lg border border-border p-3">
      <p className="m-0 text-sm text-muted-foreground">
        {messages.compareText({ name, other: other.name })}
      </p>
      <GrantDifferenceList
        label={messages.compareResult({ name, other: other.name })}
        differences={differences}
        before={messages.onlyIn({ name: other.name })}
        after={messages.onlyIn({ name })}
      />
    </div>
  );
}
