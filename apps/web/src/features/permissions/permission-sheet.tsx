import type { Input } from "@atrium/sdk";
import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { zAuthAddBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, TextField, TreeField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useOperationName } from "../../shared/operation-name.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { permissionQueries, type Permission } from "../../queries/permissions.ts";
import { useMenuNodes } from "./use-menu-nodes.ts";

type Fields = Required<Input<"authsAdd">>;

const schema = z.required(zAuthAddBody);

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
const methodOptions = methods.map((value) => ({ value, label: value }));

export interface PermissionSheetProps {
  /** The permission to change; undefined for a new one. */
  permission: Permission | undefined;
  onClose: () => void;
}

/** Makes or changes a permission, over the list. */
export function PermissionSheet(props: PermissionSheetProps) {
  const { permissions: messages } = useMessages();
  return (
    <RecordSheet
      title={props.permission ? messages.edit : messages.new}
      permission={messages.permission}
      onClose={props.onClose}
    >
      {() => <PermissionForm {...props} />}
    </RecordSheet>
  );
}

function PermissionForm({ permission, onClose }: PermissionSheetProps) {
  const { permissions: messages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const translations = useSeedTranslations();
  const operationName = useOperationName();
  const menus = useMenuNodes();
  const nodes =
    menus.nodes.length === 0 && permission?.menuId
      ? [
          {
            id: permission.menuId,
            label: translations.menu(permission.menuTitle ?? permission.menuId),
          },
        ]
      : menus.nodes;
  const create = useMutation(permissionQueries.create());
  const update = useMutation(permissionQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      code: messages.code,
      action: messages.action,
      menuId: messages.menu,
      httpMethod: messages.httpMethod,
      apiPath: messages.apiPath,
      description: messages.description,
      orderBy: list.orderBy,
      status: list.status,
    },
    record: permission,
    fieldsOf,
    create: create.mutateAsync,
    update: ({ code: _code, ...body }) => update.mutateAsync(body),
    onSaved: (fields) => {
      const name = operationName(fields.name);
      notices.success(permission ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const shownValue = (field: keyof Fields, fields: Fields) => {
    if (field === "menuId") return findNode(nodes, fields.menuId ?? "")?.label;
    if (field === "status") return statuses.label(fields.status);
    return fields[field];
  };
  const { control, setValue } = form.form;
  const menuId = useWatch({ control, name: "menuId" });
  return (
    <RecordForm form={form} history="auths" shownValue={shownValue}>
      <TextField form={form} name="name" />
      <TextField
        form={form}
        name="code"
        help={permission ? undefined : messages.codeHelp}
        disabled={permission !== undefined}
      />
      <TextField form={form} name="action" help={messages.actionHelp} />
      <div className="grid gap-2 has-[>button]:grid-cols-[1fr_auto]">
        <TreeField
          form={form}
          name="menuId"
          nodes={nodes}
          placeholder={messages.noMenu}
          help={menus.problem ?? messages.menuHelp}
        />
        {menuId !== null && (
          <Button
            variant="outline"
            className="mt-6"
            onClick={() => setValue("menuId", null, { shouldDirty: true })}
          >
            {messages.noMenu}
          </Button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <SelectField
          form={form}
          name="httpMethod"
          options={methodOptions}
          placeholder={messages.anyMethod}
        />
        <TextField form={form} name="apiPath" help={messages.apiPathHelp} />
      </div>
      <TextField form={form} name="description" rows={3} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField
        form={form}
        name="status"
        options={statuses.options}
        help={messages.disableHelp}
      />
    </RecordForm>
  );
}

function fieldsOf(permission: Permission | undefined): Fields {
  return {
    name: permission?.name ?? "",
    code: permission?.code ?? "",
    action: permission?.action ?? "",
    menuId: permission?.menuId ?? null,
    httpMethod: methods.find((method) => method === permission?.httpMethod) ?? null,
    apiPath: permission?.apiPath ?? null,
    description: permission?.description ?? null,
    orderBy: permission?.orderBy ?? 0,
    status: permission?.status ?? "enabled",
  };
}
