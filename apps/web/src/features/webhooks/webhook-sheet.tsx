import type { Input } from "@atrium/sdk";
import { MultiSelect } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { zWebhookSaveBody } from "../../generated/form-schemas.ts";
import { webhookQueries, type Webhook } from "../../queries/webhooks.ts";
import { FormField, SwitchField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

type Fields = Required<Input<"webhooksSave">>;

const schema = z.required(zWebhookSaveBody);
/** What a webhook begins with: the rest is for CDNs alone. */
const usualEvents = ["article.published", "article.offline", "comment.created"] as const;
const events = [...usualEvents, "cache.invalidated"] as const;

interface WebhookSheetProps {
  /** The id of the webhook to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a webhook; shows the secret of a new one. */
export function WebhookSheet({ id, onClose }: WebhookSheetProps) {
  const { webhooks: messages } = useMessages();
  const [secret, setSecret] = useState<string>();
  const isNew = id === "new";
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : webhookQueries.detail(id)}
      permission={messages.permissionOne}
      onClose={onClose}
    >
      {(webhook) => <WebhookForm webhook={webhook} onCreated={setSecret} onClose={onClose} />}
    </RecordSheet>
  );
}

interface WebhookFormProps {
  webhook: Webhook | undefined;
  /** Called with the secret. */
  onCreated: (secret: string) => void;
  onClose: () => void;
}

function WebhookForm({ webhook, onCreated, onClose }: WebhookFormProps) {
  const { webhooks: messages, form: saving } = useMessages();
  const create = useMutation(webhookQueries.create());
  const update = useMutation(webhookQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      url: messages.url,
      events: messages.events,
      enabled: messages.enabled,
    },
    record: webhook,
    fieldsOf,
    create: async (fields: Fields) => {
      const { secret, ...written } = await create.mutateAsync(fields);
      onCreated(secret);
      return written;
    },
    update: update.mutateAsync,
    onSaved: ({ name }) => {
      if (webhook === undefined) return notices.success(saving.created({ name }));
      notices.success(saving.saved({ name }));
      onClose();
    },
  });
  const { field } = useController({ control: form.form.control, name: "events" });
  return (
    <RecordForm form={form}>
      <TextField form={form} name="name" help={messages.nameHelp} />
      <TextField form={form} name="url" type="url" help={messages.urlHelp} />
      <FormField form={form} name="events">
        <MultiSelect
          options={events.map((value) => ({ value, label: messages.eventNames[value] }))}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      </FormField>
      <SwitchField form={form} name="enabled" />
    </RecordForm>
  );
}

function fieldsOf(webhook: Webhook | undefined): Fields {
  if (webhook === undefined) return { name: "", url: "", events: [...usualEvents], enabled: true };
  const { name, url, events: chosen, enabled } = webhook;
  return { name, url, events: chosen, enabled };
}
