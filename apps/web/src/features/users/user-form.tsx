import { useSessionUser } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zNewPassword, zUserAddBody } from "../../generated/form-schemas.ts";
import {
  PictureField,
  SelectField,
  SwitchField,
  TextField,
  TreeField,
} from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { toTreeNodes } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { InvitationState } from "./invitation-state.tsx";
import { InitialPasswordField } from "./initial-password-field.tsx";
import { orgTree } from "../../queries/orgs.ts";
import { userQueries, type User } from "../../queries/users.ts";
import { useQuery } from "../../shared/use-query.ts";
import { RolesField, useRoleOptions } from "./roles-field.tsx";
import { useFormattedUser } from "./use-formatted-user.ts";
import type { UserFields } from "./user-fields.ts";

const schema = z.extend(z.required(zUserAddBody), { password: z.nullable(zNewPassword) });

export interface UserFormProps {
  /** The account to change; undefined for a new one. */
  user: User | undefined;
  onClose: () => void;
  /** Called with a new account whose person is to choose the password. */
  onInvite: (person: { id: string; name: string }) => void;
}

/** Makes or changes an account. */
export function UserForm({ user, onClose, onInvite }: UserFormProps) {
  const { users: messages, accountForms, list, form: saving } = useMessages();
  const create = useMutation(userQueries.create());
  const update = useMutation(userQueries.update());
  const orgs = useOrgNodes(user);
  const roles = useRoleOptions(user);
  const genders = useDictionary("gender");
  const statuses = useDictionary("userStatus");
  const isOwn = useSessionUser()?.id === user?.id;
  const isEmailKept = user !== undefined && !isOwn && !user.allowedActions.includes("resetPwd");
  const isKeptActive = user?.status === "active" && !user.allowedActions.includes("disable");
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      username: messages.username,
      password: accountForms.password,
      roleIds: messages.roleNames,
      orgId: messages.org,
      jobTitle: messages.jobTitle,
      gender: messages.gender,
      email: messages.email,
      mobile: messages.mobile,
      avatar: messages.avatar,
      programId: messages.programId,
      remark: messages.remark,
      status: list.status,
      mustChangePassword: accountForms.mustChangePassword,
    },
    record: user,
    fieldsOf,
    create: ({ password, ...body }) =>
      create.mutateAsync({ ...body, ...(password !== null && { password }) }),
    update: ({ username: _username, password: _password, ...body }) => update.mutateAsync(body),
    onSaved: ({ name, password }, id) => {
      notices.success(user ? saving.saved({ name }) : saving.created({ name }));
      onClose();
      if (!user && password === null) onInvite({ id, name });
    },
  });
  return (
    <RecordForm
      form={form}
      history="users"
      shownValue={useFormattedUser({ orgs: orgs.nodes, roles: roles.options })}
    >
      {user && !user.hasPassword && <InvitationState user={user} />}
      <TextField form={form} name="name" />
      <TextField
        form={form}
        name="username"
        help={user ? undefined : accountForms.usernameHelp}
        disabled={user !== undefined}
      />
      {!user && <InitialPasswordField form={form} />}
      <RolesField form={form} {...roles} locked={isOwn ? messages.ownRoles : undefined} />
      <TreeField form={form} name="orgId" nodes={orgs.nodes} help={orgs.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="jobTitle" />
        <SelectField
          form={form}
          name="gender"
          options={genders.options}
          placeholder={accountForms.genderNone}
        />
        <TextField
          form={form}
          name="email"
          type="email"
          disabled={isEmailKept}
          help={isEmailKept ? accountForms.emailKept : undefined}
        />
        <TextField form={form} name="mobile" type="tel" />
      </div>
      <PictureField form={form} name="avatar" />
      <TextField form={form} name="programId" />
      <TextField form={form} name="remark" rows={3} help={accountForms.remarkHelp} />
      <SelectField
        form={form}
        name="status"
        options={statuses.options}
        disabled={isKeptActive}
        help={isKeptActive ? (isOwn ? messages.ownStatus : messages.lastAdmin) : undefined}
      />
      {user?.hasPassword && <SwitchField form={form} name="mustChangePassword" />}
    </RecordForm>
  );
}

/** The organisations to choose from; without the permission, only the account's own. */
function useOrgNodes(user: User | undefined) {
  const { data, error } = useQuery(orgTree);
  const own = user ? [{ id: user.orgId, label: user.orgName }] : [];
  return { nodes: data ? toTreeNodes(data, ({ name }) => name) : own, problem: error?.message };
}

function fieldsOf(user: User | undefined): UserFields {
  return {
    username: user?.username ?? "",
    password: null,
    name: user?.name ?? "",
    email: user?.email ?? null,
    mobile: user?.mobile ?? null,
    avatar: user?.avatar ?? null,
    gender: user?.gender ?? null,
    orgId: user?.orgId ?? "",
    jobTitle: user?.jobTitle ?? null,
    roleIds: user?.roleIds ?? [],
    programId: user?.programId ?? null,
    status: user?.status ?? "active",
    mustChangePassword: user?.mustChangePassword ?? true,
    remark: user?.remark ?? null,
  };
}
