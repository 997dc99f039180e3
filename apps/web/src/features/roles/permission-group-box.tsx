import { Checkbox } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import type { PermissionGroup } from "./permission-groups.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";

export interface PermissionGroupBoxProps {
  group: PermissionGroup;
  chosen: ReadonlySet<string>;
  /** Whether the user may grant or revoke a permission. */
  isFree: (permission: GrantablePermission) => boolean;
  onChoose: (permissions: readonly GrantablePermission[], isChosen: boolean) => void;
}

/** The permissions of one page, with a box for all of them. */
export function PermissionGroupBox({ group, chosen, isFree, onChoose }: PermissionGroupBoxProps) {
  const { roles: messages } = useMessages();
  const { menuTitle, permissions } = group;
  const page = menuTitle ?? messages.permissionsNoPage;
  const free = permissions.filter(isFree);
  const chosenCount = permissions.filter(({ id }) => chosen.has(id)).length;
  const isAll = chosenCount === permissions.length;
  return (
    <section className="rounded-lg border border-border">
      <header className="flex items-center gap-3 rounded-t-lg border-b border-border bg-card px-3 py-2">
        <Checkbox
          label={
            <>
              <span aria-hidden="true" className="font-semibold">
                {page}
              </span>
              <span className="sr-only">{messages.permissionsAll({ page })}</span>
            </>
          }
          checked={isAll}
          indeterminate={chosenCount > 0 && !isAll}
          disabled={free.length === 0}
          onCheckedChange={() => onChoose(free, !free.every(({ id }) => chosen.has(id)))}
        />
        <span className="ml-auto text-xs text-subtle-foreground tabular-nums">
          {messages.permissionsChosen({ chosen: chosenCount, count: permissions.length })}
        </span>
      </header>
      <ul className="m-0 grid list-none gap-x-4 p-1.5 sm:grid-cols-2">
        {permissions.map((permission) => (
          <li key={permission.id} className="min-w-0 px-1.5 py-1">
            <Checkbox
              className="items-start"
              label={<AuthName permission={permission} />}
              checked={chosen.has(permission.id)}
              disabled={!isFree(permission)}
              onCheckedChange={(isChosen) => onChoose([permission], isChosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthName({ permission }: { permission: GrantablePermission }) {
  const { roles: messages } = useMessages();
  return (
    <span className="grid">
      <span>{permission.name}</span>
      <span className="text-xs break-all text-subtle-foreground">
        {permission.code}
        {permission.status === "disabled" && ` · ${messages.permissionDisabled}`}
      </span>
    </span>
  );
}
