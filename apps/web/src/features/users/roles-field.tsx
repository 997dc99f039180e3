import { MultiSelect, type ListOption } from "@atrium/ui";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useRoles } from "../../shared/use-roles.ts";
import { useController } from "react-hook-form";
import { FormField } from "../../shared/form/fields.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { User } from "../../queries/users.ts";
import type { UserFields } from "./user-fields.ts";

/** The roles to choose from, and why there are no others. */
export interface RoleOptions {
  options: readonly ListOption[];
  problem: string | undefined;
}

export interface RolesFieldProps extends RoleOptions {
  form: RecordForm<UserFields>;
  /** Why they cannot be changed; undefined when they can. */
  locked: string | undefined;
}

/** The roles an account holds. */
export function RolesField({ form, options, problem, locked }: RolesFieldProps) {
  const { field } = useController({ control: form.form.control, name: "roleIds" });
  return (
    <FormField form={form} name="roleIds" help={locked ?? problem}>
      <MultiSelect
        options={options}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        disabled={locked !== undefined}
      />
    </FormField>
  );
}

/** The roles to choose from; without the permission, only those of the account. */
export function useRoleOptions(user: User | undefined): RoleOptions {
  const { accountForms } = useMessages();
  const seed = useSeedTranslations();
  const { data, error } = useRoles();
  const held = user?.roleIds.map((id, index) => ({
    value: id,
    label: seed.role(user.roleNames[index] ?? id),
  }));
  const all = data?.map(({ id, name, code, status }) => ({
    value: id,
    label: name,
    detail: status === "enabled" ? code : accountForms.roleDisabled,
  }));
  return { options: all ?? held ?? [], problem: error?.message };
}
