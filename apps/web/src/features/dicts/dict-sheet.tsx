import { camelCaseCode } from "@atrium/hooks";
import { isApiError, type Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { zDictSaveBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { nextOrder } from "../../shared/sibling-order.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { dictQueries, type Dict } from "../../queries/dicts.ts";

type Fields = Required<Input<"dictsSave">>;

const schema = z.required(zDictSaveBody);

interface DictSheetProps {
  /** The dictionary to change; undefined for a new one. */
  id: string | undefined;
  /** All of them; a new one is appended. */
  dicts: readonly Dict[];
  onClose: () => void;
  /** It is made or changed; the sheet is to close. */
  onSaved: (id: string) => void;
}

/** Makes or changes a dictionary; its items are not part of it. */
export function DictSheet({ id, dicts, onClose, onSaved }: DictSheetProps) {
  const { dicts: messages } = useMessages();
  return (
    <RecordSheet
      title={id === undefined ? messages.new : messages.edit}
      query={id === undefined ? undefined : dictQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(dict) => <DictForm dict={dict} dicts={dicts} onSaved={onSaved} />}
    </RecordSheet>
  );
}

interface DictFormProps extends Pick<DictSheetProps, "dicts" | "onSaved"> {
  dict: Dict | undefined;
}

function DictForm({ dict, dicts, onSaved }: DictFormProps) {
  const { dicts: messages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const seed = useSeedTranslations();
  const create = useMutation(dictQueries.create());
  const update = useMutation(dictQueries.update());
  const form = useRecordForm<Dict, Fields>({
    schema,
    labels: {
      name: messages.name,
      code: messages.code,
      description: messages.description,
      orderBy: list.orderBy,
      status: list.status,
    },
    explain: (error) =>
      isApiError(error) && error.errorCode === "DICT_CODE_COLLISION" ? error.message : undefined,
    record: dict,
    fieldsOf: (stored) => fieldsOf(stored, dicts),
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: (fields, id) => {
      const name = seed.dictionary(fields.name);
      notices.success(dict ? saving.saved({ name }) : saving.created({ name }));
      onSaved(id);
    },
  });
  const code = useWatch({ control: form.form.control, name: "code" });
  const codeHelp =
    code === "" ? messages.codeHelpEmpty : messages.codeHelp({ name: camelCaseCode(code) });
  return (
    <RecordForm form={form} history="dicts">
      <TextField form={form} name="name" />
      <TextField
        form={form}
        name="code"
        disabled={dict?.system}
        help={dict?.system ? messages.builtInDict : codeHelp}
      />
      <TextField form={form} name="description" rows={3} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(dict: Dict | undefined, dicts: readonly Dict[]): Fields {
  return {
    name: dict?.name ?? "",
    code: dict?.code ?? "",
    description: dict?.description ?? null,
    orderBy: dict?.orderBy ?? nextOrder(dicts),
    status: dict?.status ?? "enabled",
  };
}
