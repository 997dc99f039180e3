import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zQuickLinkSaveBody } from "../../generated/form-schemas.ts";
import { NumberField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { LanguageField, useNewLanguage } from "../../shared/form/language-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { LAST_BY_ORDER, useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { quickLinkQueries, type QuickLink } from "../../queries/quick-links.ts";
import { useQuery } from "../../shared/use-query.ts";

type Fields = Required<Input<"quickLinksSave">>;

const schema = z.required(zQuickLinkSaveBody);

interface QuickLinkSheetProps {
  /** The id of the link to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a quick link. */
export function QuickLinkSheet({ id, onClose }: QuickLinkSheetProps) {
  const { quickLinks: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : quickLinkQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(link) => <QuickLinkForm link={link} onClose={onClose} />}
    </RecordSheet>
  );
}

interface QuickLinkFormProps {
  link: QuickLink | undefined;
  onClose: () => void;
}

function QuickLinkForm({ link, onClose }: QuickLinkFormProps) {
  const { quickLinks: messages, languages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const language = useNewLanguage();
  const create = useMutation(quickLinkQueries.create());
  const update = useMutation(quickLinkQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      language: languages.language,
      title: messages.linkTitle,
      url: messages.url,
      icon: messages.icon,
      orderBy: list.orderBy,
      status: list.status,
    },
    record: link,
    fieldsOf: (stored) => fieldsOf(stored) ?? { ...empty, language },
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ title: name }) => {
      notices.success(link ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const last = useQuery({ ...quickLinkQueries.page(LAST_BY_ORDER), enabled: link === undefined });
  useDefaultOrder(form.form, link, last.data?.records);
  return (
    <RecordForm form={form} history="quickLinks">
      <LanguageField form={form} name="language" />
      <TextField form={form} name="title" />
      <TextField form={form} name="url" type="url" help={messages.urlHelp} />
      <TextField form={form} name="icon" help={messages.iconHelp} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(link: QuickLink | undefined): Fields | undefined {
  if (link === undefined) return undefined;
  const { language, title, url, icon, orderBy, status } = link;
  return { language, title, url, icon, orderBy, status };
}

const empty: Omit<Fields, "language"> = {
  title: "",
  url: "",
  icon: null,
  orderBy: 0,
  status: "enabled",
};
