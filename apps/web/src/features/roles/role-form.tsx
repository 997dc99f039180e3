import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zRoleCreateBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, SwitchField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { roleQueries, type Role } from "../../queries/roles.ts";

type Fields = Required<Omit<Input<"rolesCreate">, "copyOf">>;

const schema = z.required(z.omit(zRoleCreateBody, { copyOf: true }));

export interface RoleFormProps {
  /** The role to change; undefined for a new one. */
  role: Role | undefined;
  /** The role whose pages and permissions a new one gets. */
  source?: Role | undefined;
  /** A new one was made: the id it got. */
  onCreated?: (id: string) => void;
  onSaved?: () => void;
}

/** Name, description and place of a role. */
export function RoleForm({ role, source, onCreated, onSaved }: RoleFormProps) {
  const { roles: messages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const seed = useSeedTranslations();
  const create = useMutation(
    roleQueries.create({ onSuccess: ({ id }: { id: string }) => onCreated?.(id) }),
  );
  const update = useMutation(roleQueries.update());
  const copied = source && {
    ...source,
    name: messages.copyName({ name: seed.role(source.name) }),
    code: "",
  };
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      code: messages.code,
      description: messages.description,
      orderBy: list.orderBy,
      status: list.status,
      requireSecondFactor: messages.requireSecondFactor,
    },
    record: role,
    fieldsOf: (stored) => fieldsOf(stored ?? copied),
    create: (body) => create.mutateAsync(source ? { ...body, copyOf: source.id } : body),
    update: ({ code: _code, ...body }) => update.mutateAsync(body),
    onSaved: (fields) => {
      const name = seed.role(fields.name);
      const said = role ? saving.saved({ name }) : saving.created({ name });
      notices.success((role ?? source) ? said : messages.createdNext({ said }));
      onSaved?.();
    },
  });
  return (
    <RecordForm form={form} history="roles">
      <TextField form={form} name="name" />
      <TextField
        form={form}
        name="code"
        help={role ? undefined : messages.codeHelp}
        disabled={role !== undefined}
      />
      <TextField form={form} name="description" rows={3} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField
        form={form}
        name="status"
        options={statuses.options}
        disabled={role?.status === "enabled" && !role.allowedActions.includes("disable")}
      />
      <SwitchField form={form} name="requireSecondFactor" help={messages.requireSecondFactorHelp} />
    </RecordForm>
  );
}

function fieldsOf(role: Role | undefined): Fields {
  if (role === undefined) {
    const texts = { name: "", code: "", description: null };
    return { ...texts, orderBy: 0, status: "enabled", requireSecondFactor: false };
  }
  const { name, code, description, orderBy, status, requireSecondFactor } = role;
  return { name, code, description, orderBy, status, requireSecondFactor };
}
