import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zDictItemSaveBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, SwitchField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { nextOrder } from "../../shared/sibling-order.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { dictItemQueries, type Dict, type DictItem } from "../../queries/dicts.ts";
import { ToneField } from "./tone-field.tsx";
import type { DictItemFields } from "./dict-item-fields.ts";

const schema = z.omit(z.required(zDictItemSaveBody), { dictId: true });

interface DictItemSheetProps {
  dict: Dict;
  /** The item to change; undefined for a new one. */
  id: string | undefined;
  onClose: () => void;
}

/** Makes or changes an item of a dictionary. */
export function DictItemSheet({ dict, id, onClose }: DictItemSheetProps) {
  const { dicts: messages } = useMessages();
  return (
    <RecordSheet
      title={id === undefined ? messages.newItem : messages.editItem}
      query={id === undefined ? undefined : dictItemQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(item) => <DictItemForm dict={dict} item={item} onClose={onClose} />}
    </RecordSheet>
  );
}

interface DictItemFormProps {
  dict: Dict;
  item: DictItem | undefined;
  onClose: () => void;
}

function DictItemForm({ dict, item, onClose }: DictItemFormProps) {
  const { dicts: messages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const seed = useSeedTranslations();
  const create = useMutation(dictItemQueries.create());
  const update = useMutation(dictItemQueries.update());
  const form = useRecordForm<DictItem, DictItemFields>({
    schema,
    labels: {
      label: messages.label,
      value: messages.value,
      color: messages.color,
      isDefault: messages.isDefault,
      orderBy: list.orderBy,
      status: list.status,
      description: messages.description,
    },
    record: item,
    fieldsOf: (stored) => fieldsOf(stored, dict.lcdpDictItem),
    create: (fields) => create.mutateAsync({ ...fields, dictId: dict.id }),
    update: update.mutateAsync,
    onSaved: ({ label }) => {
      const name = seed.label(dict.code, label);
      notices.success(item ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const fixed = dict.system ? messages.builtInItem : undefined;
  const shownValue = (field: keyof DictItemFields, fields: DictItemFields) => {
    if (field === "color") return fields.color && messages.colors[fields.color];
    if (field === "status") return statuses.label(fields.status);
    if (field === "isDefault") return fields.isDefault ? messages.yes : messages.no;
    return fields[field];
  };
  return (
    <RecordForm form={form} history="dictItems" shownValue={shownValue}>
      <TextField form={form} name="label" help={messages.labelHelp} />
      <TextField
        form={form}
        name="value"
        disabled={dict.system}
        help={fixed ?? (item && messages.valueHelp)}
      />
      <ToneField form={form} />
      <SwitchField form={form} name="isDefault" help={messages.isDefaultHelp} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField
        form={form}
        name="status"
        options={statuses.options}
        disabled={dict.system}
        help={fixed}
      />
      <TextField form={form} name="description" rows={3} />
    </RecordForm>
  );
}

function fieldsOf(item: DictItem | undefined, siblings: readonly DictItem[]): DictItemFields {
  if (item !== undefined) {
    const { label, value, color, isDefault, orderBy, status, description } = item;
    return { label, value, color, isDefault, orderBy, status, description };
  }
  return {
    label: "",
    value: "",
    color: null,
    isDefault: false,
    orderBy: nextOrder(siblings),
    status: "enabled",
    description: null,
  };
}
