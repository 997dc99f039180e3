import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zWorkgroupCreateBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { PersonField } from "../../shared/form/person-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { LAST_BY_ORDER, useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { personName, usePeople } from "../../shared/people.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { workgroupQueries, type Workgroup } from "../../queries/workgroups.ts";
import { useQuery } from "../../shared/use-query.ts";

type Fields = Required<Input<"workgroupsCreate">>;

const schema = z.required(zWorkgroupCreateBody);

interface WorkgroupSheetProps {
  /** The id of the workgroup to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a workgroup. */
export function WorkgroupSheet({ id, onClose }: WorkgroupSheetProps) {
  const { workgroups: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : workgroupQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(group) => <WorkgroupForm group={group} onClose={onClose} />}
    </RecordSheet>
  );
}

interface WorkgroupFormProps {
  group: Workgroup | undefined;
  onClose: () => void;
}

function WorkgroupForm({ group, onClose }: WorkgroupFormProps) {
  const { workgroups: messages, list, form: saving } = useMessages();
  const modes = useDictionary("reviewMode");
  const statuses = useDictionary("enabledStatus");
  const create = useMutation(workgroupQueries.create());
  const update = useMutation(workgroupQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      code: messages.code,
      leaderId: messages.leader,
      reviewMode: messages.reviewMode,
      orderBy: list.orderBy,
      status: list.status,
      description: messages.description,
    },
    record: group,
    fieldsOf,
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ name }) => {
      notices.success(group ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const last = useQuery({ ...workgroupQueries.page(LAST_BY_ORDER), enabled: group === undefined });
  useDefaultOrder(form.form, group, last.data?.records);
  const people = usePeople();
  const shownValue = (field: keyof Fields, fields: Fields) => {
    if (field === "reviewMode") return modes.label(fields.reviewMode);
    if (field === "status") return statuses.label(fields.status);
    if (field === "leaderId") return personName(people, fields.leaderId);
    return fields[field];
  };
  return (
    <RecordForm form={form} history="workgroups" shownValue={shownValue}>
      <TextField form={form} name="name" />
      <TextField form={form} name="code" help={messages.codeHelp} />
      <PersonField form={form} name="leaderId" storedName={group?.leaderName} />
      <SelectField
        form={form}
        name="reviewMode"
        options={modes.options}
        help={messages.reviewModeHelp}
      />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
      <TextField form={form} name="description" rows={3} />
    </RecordForm>
  );
}

function fieldsOf(group: Workgroup | undefined): Fields {
  return {
    name: group?.name ?? "",
    code: group?.code ?? "",
    leaderId: group?.leaderId ?? null,
    reviewMode: group?.reviewMode ?? "any",
    orderBy: group?.orderBy ?? 0,
    status: group?.status ?? "enabled",
    description: group?.description ?? null,
  };
}
