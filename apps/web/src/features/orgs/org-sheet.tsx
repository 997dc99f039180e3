import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { zOrgCreateBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, TextField, TreeField } from "../../shared/form/fields.tsx";
import { PersonField } from "../../shared/form/person-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { parentChoices } from "../../shared/parent-choices.ts";
import { personName, usePeople } from "../../shared/people.ts";
import { findNode, toTreeNodes } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { orgQueries, orgTree, type Org } from "../../queries/orgs.ts";
import { useQuery } from "../../shared/use-query.ts";

type Fields = Required<Input<"orgsCreate">>;

const schema = z.required(zOrgCreateBody);

interface OrgSheetProps {
  /** The organisation to change; undefined for a new one. */
  id: string | undefined;
  /** Where a new one begins. */
  parentId: string;
  onClose: () => void;
  /** It is made or changed; the sheet is to close. */
  onSaved: (id: string) => void;
}

/** Makes or changes an organisation; another parent moves it. */
export function OrgSheet({ id, parentId, onClose, onSaved }: OrgSheetProps) {
  const { orgs: messages } = useMessages();
  return (
    <RecordSheet
      title={id === undefined ? messages.new : messages.edit}
      query={id === undefined ? undefined : orgQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(org) => <OrgForm org={org} parentId={parentId} onSaved={onSaved} />}
    </RecordSheet>
  );
}

interface OrgFormProps extends Pick<OrgSheetProps, "parentId" | "onSaved"> {
  org: Org | undefined;
}

function OrgForm({ org, parentId, onSaved }: OrgFormProps) {
  const { orgs: messages, list, trees, form: saving } = useMessages();
  const types = useDictionary("orgType");
  const statuses = useDictionary("enabledStatus");
  const tree = useQuery(orgTree);
  const create = useMutation(orgQueries.create());
  const update = useMutation(orgQueries.update());
  const form = useRecordForm<Org, Fields>({
    schema,
    labels: {
      name: messages.name,
      code: messages.code,
      type: messages.type,
      parentId: messages.parent,
      leaderId: messages.leader,
      phone: messages.phone,
      email: messages.email,
      orderBy: list.orderBy,
      status: list.status,
    },
    record: org,
    fieldsOf: (stored) => fieldsOf(stored, parentId),
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ name }, id) => {
      notices.success(org ? saving.saved({ name }) : saving.created({ name }));
      onSaved(id);
    },
  });
  const parent = useWatch({ control: form.form.control, name: "parentId" });
  const siblings = useQuery({ ...orgQueries.list(parent), enabled: org === undefined });
  useDefaultOrder(form.form, org, siblings.data);
  const nodes = toTreeNodes(tree.data ?? [], ({ name }) => name);
  const people = usePeople();
  const shownValue = (field: keyof Fields, fields: Fields) => {
    if (field === "type") return types.label(fields.type);
    if (field === "status") return statuses.label(fields.status);
    if (field === "leaderId") return personName(people, fields.leaderId);
    if (field === "parentId") return findNode(nodes, fields.parentId)?.label ?? trees.top;
    return fields[field];
  };
  return (
    <RecordForm form={form} history="orgs" shownValue={shownValue}>
      <TextField form={form} name="name" />
      <TextField form={form} name="code" help={messages.codeHelp} />
      <SelectField form={form} name="type" options={types.options} />
      <TreeField
        form={form}
        name="parentId"
        nodes={parentChoices(nodes, org?.id, trees.top)}
        help={tree.error?.message}
      />
      <PersonField form={form} name="leaderId" storedName={org?.leaderName} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="phone" type="tel" />
        <TextField form={form} name="email" type="email" />
      </div>
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(org: Org | undefined, parentId: string): Fields {
  return {
    parentId: org?.parentId ?? parentId,
    name: org?.name ?? "",
    code: org?.code ?? "",
    type: org?.type ?? "department",
    leaderId: org?.leaderId ?? null,
    phone: org?.phone ?? null,
    email: org?.email ?? null,
    orderBy: org?.orderBy ?? 0,
    status: org?.status ?? "enabled",
  };
}
