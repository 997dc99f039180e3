import { Tabs } from "@atrium/ui";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { RecordSheet, useFormPlace } from "../../shared/form/record-sheet.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { roleQueries, type Role } from "../../queries/roles.ts";
import { RoleAccessTab } from "./role-access-tab.tsx";
import { readRoleDialog, roleDialog, roleTabs, type RoleTab } from "./role-dialog.ts";
import { RoleForm } from "./role-form.tsx";
import { RolePeopleTab } from "./role-people-tab.tsx";
import { useReadonlyReason } from "./use-readonly-reason.ts";

export interface RoleSheetProps {
  /** The record in the dialog, as in the URL. */
  dialog: string;
  /** The role's name, where the list knows it. */
  name: string | undefined;
  onDialogChange: (dialog: string | undefined) => void;
}

/** Makes a role, copies one, or shows one: itself, what it opens and permits, and who has it. */
export function RoleSheet({ dialog, name, onDialogChange }: RoleSheetProps) {
  const { roles: messages } = useMessages();
  const { id, tab, isCopy } = readRoleDialog(dialog);
  const isNew = id === "new";
  const close = () => onDialogChange(undefined);
  const ownTitle = name ?? messages.role;
  const showCreated = (created: string) => onDialogChange(roleDialog(created, "access"));
  return (
    <RecordSheet
      key={isCopy ? `copy ${id}` : id}
      wide
      title={isNew ? messages.new : isCopy ? messages.copyTitle({ name: ownTitle }) : ownTitle}
      query={isNew ? undefined : roleQueries.detail(id)}
      permission={messages.permission}
      onClose={close}
    >
      {(role) =>
        role === undefined || isCopy ? (
          <RoleForm role={undefined} source={role} onCreated={showCreated} />
        ) : (
          <RoleTabs
            role={role}
            tab={tab}
            onTabChange={(next) => onDialogChange(roleDialog(id, next))}
            onClose={close}
          />
        )
      }
    </RecordSheet>
  );
}

interface RoleTabsProps {
  role: Role;
  tab: RoleTab;
  onTabChange: (tab: RoleTab) => void;
  onClose: () => void;
}

function RoleTabs({ role, tab, onTabChange, onClose }: RoleTabsProps) {
  const { roles: messages } = useMessages();
  const { leave } = useFormPlace();
  const labels = {
    role: messages.role,
    access: messages.access,
    people: messages.people,
  };
  const contents = {
    role: <OwnTab role={role} onSaved={onClose} />,
    access: <RoleAccessTab role={role} />,
    people: <RolePeopleTab role={role} />,
  };
  const change = (value: string) => {
    const next = roleTabs.find((one) => one === value);
    if (next) leave?.(() => onTabChange(next));
  };
  return (
    <Tabs
      manual
      label={messages.tabs}
      className="flex min-h-full flex-col *:[[role=tabpanel][data-state=active]]:grid *:[[role=tabpanel][data-state=active]]:flex-1"
      items={roleTabs.map((value) => ({
        value,
        label: labels[value],
        content: contents[value],
      }))}
      value={tab}
      onValueChange={change}
    />
  );
}

/** The role itself: a form, or only to read. */
function OwnTab({ role, onSaved }: { role: Role; onSaved: () => void }) {
  const { roles: messages, list } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const seed = useSeedTranslations();
  const reason = useReadonlyReason(role, "update");
  if (reason === undefined) return <RoleForm role={role} onSaved={onSaved} />;
  return (
    <div className="grid content-start gap-4 text-sm">
      <p className="m-0">{reason}</p>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <DetailRows
          rows={[
            [messages.name, seed.role(role.name)],
            [messages.code, role.code],
            [messages.description, seed.role(role.description ?? "")],
            [list.status, statuses.label(role.status)],
          ]}
        />
      </dl>
    </div>
  );
}
