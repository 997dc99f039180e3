import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zFriendlyLinkSaveBody } from "../../generated/form-schemas.ts";
import { NumberField, PictureField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { LAST_BY_ORDER, useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { friendlyLinkQueries, type FriendlyLink } from "../../queries/friendly-links.ts";
import { useQuery } from "../../shared/use-query.ts";

type Fields = Required<Input<"friendlyLinksSave">>;

const schema = z.required(zFriendlyLinkSaveBody);

interface FriendlyLinkSheetProps {
  /** The id of the link to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a friendly link. */
export function FriendlyLinkSheet({ id, onClose }: FriendlyLinkSheetProps) {
  const { friendlyLinks: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : friendlyLinkQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(link) => <FriendlyLinkForm link={link} onClose={onClose} />}
    </RecordSheet>
  );
}

interface FriendlyLinkFormProps {
  link: FriendlyLink | undefined;
  onClose: () => void;
}

function FriendlyLinkForm({ link, onClose }: FriendlyLinkFormProps) {
  const { friendlyLinks: messages, list, form: saving } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const create = useMutation(friendlyLinkQueries.create());
  const update = useMutation(friendlyLinkQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      name: messages.name,
      url: messages.url,
      logo: messages.logo,
      orderBy: list.orderBy,
      status: list.status,
    },
    record: link,
    fieldsOf,
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ name }) => {
      notices.success(link ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const last = useQuery({
    ...friendlyLinkQueries.page(LAST_BY_ORDER),
    enabled: link === undefined,
  });
  useDefaultOrder(form.form, link, last.data?.records);
  return (
    <RecordForm form={form} history="friendlyLinks">
      <TextField form={form} name="name" />
      <TextField form={form} name="url" type="url" help={messages.urlHelp} />
      <PictureField form={form} name="logo" isWhole />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(link: FriendlyLink | undefined): Fields {
  if (link === undefined) return { name: "", url: "", logo: null, orderBy: 0, status: "enabled" };
  const { name, url, logo, orderBy, status } = link;
  return { name, url, logo, orderBy, status };
}
