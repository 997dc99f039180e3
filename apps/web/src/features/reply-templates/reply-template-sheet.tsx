import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zReplyTemplateSaveBody } from "../../generated/form-schemas.ts";
import { SelectField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { replyTemplateQueries, type ReplyTemplate } from "../../queries/reply-templates.ts";
import { templateLanguages } from "./template-languages.ts";

type Fields = Required<Input<"replyTemplatesSave">>;

const schema = z.required(zReplyTemplateSaveBody);

interface ReplyTemplateSheetProps {
  /** The id of the template to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a reply template. */
export function ReplyTemplateSheet({ id, onClose }: ReplyTemplateSheetProps) {
  const { replyTemplates: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : replyTemplateQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(template) => <ReplyTemplateForm template={template} onClose={onClose} />}
    </RecordSheet>
  );
}

interface ReplyTemplateFormProps {
  template: ReplyTemplate | undefined;
  onClose: () => void;
}

function ReplyTemplateForm({ template, onClose }: ReplyTemplateFormProps) {
  const { replyTemplates: messages, form: saving } = useMessages();
  const locale = useLocale();
  const kinds = useDictionary("replyTemplateKind");
  const create = useMutation(replyTemplateQueries.create());
  const update = useMutation(replyTemplateQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      title: messages.name,
      kind: messages.kind,
      language: messages.language,
      content: messages.content,
    },
    record: template,
    fieldsOf: (stored: ReplyTemplate | undefined) => fieldsOf(stored, locale),
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ title: name }) => {
      notices.success(template ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  return (
    <RecordForm form={form} history="replyTemplates">
      <TextField form={form} name="title" />
      <SelectField form={form} name="kind" options={kinds.options} />
      <SelectField form={form} name="language" options={templateLanguages} />
      <TextField form={form} name="content" rows={8} help={messages.contentHelp} />
    </RecordForm>
  );
}

function fieldsOf(template: ReplyTemplate | undefined, locale: string): Fields {
  if (template === undefined) return { title: "", kind: "comment", language: locale, content: "" };
  const { title, kind, language, content } = template;
  return { title, kind, language, content };
}
