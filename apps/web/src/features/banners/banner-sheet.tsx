import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zBannerSaveBody } from "../../generated/form-schemas.ts";
import { NumberField, PictureField, SelectField, TextField } from "../../shared/form/fields.tsx";
import { DateTimeField } from "../../shared/form/date-time-field.tsx";
import { LanguageField, useNewLanguage } from "../../shared/form/language-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { LAST_BY_ORDER, useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { bannerQueries, type Banner } from "../../queries/banners.ts";
import { useQuery } from "../../shared/use-query.ts";

type Fields = Required<Input<"bannersSave">>;

const schema = z.required(zBannerSaveBody);

interface BannerSheetProps {
  /** The id of the banner to change, or `new`. */
  id: string;
  onClose: () => void;
}

/** Makes or changes a banner. */
export function BannerSheet({ id, onClose }: BannerSheetProps) {
  const { banners: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.edit}
      query={isNew ? undefined : bannerQueries.detail(id)}
      permission={messages.permission}
      onClose={onClose}
    >
      {(banner) => <BannerForm banner={banner} onClose={onClose} />}
    </RecordSheet>
  );
}

interface BannerFormProps {
  banner: Banner | undefined;
  onClose: () => void;
}

function BannerForm({ banner, onClose }: BannerFormProps) {
  const { banners: messages, languages, visibility, list, form: saving } = useMessages();
  const positions = useDictionary("positionType");
  const statuses = useDictionary("enabledStatus");
  const language = useNewLanguage();
  const create = useMutation(bannerQueries.create());
  const update = useMutation(bannerQueries.update());
  const form = useRecordForm({
    schema,
    labels: {
      language: languages.language,
      title: messages.headline,
      subtitle: messages.subtitle,
      image: messages.image,
      imageAlt: messages.imageAlt,
      position: messages.position,
      linkUrl: messages.linkUrl,
      startAt: visibility.startAt,
      endAt: visibility.endAt,
      orderBy: list.orderBy,
      status: list.status,
    },
    record: banner,
    fieldsOf: (stored) => fieldsOf(stored) ?? { ...empty, language },
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ title: name }) => {
      notices.success(banner ? saving.saved({ name }) : saving.created({ name }));
      onClose();
    },
  });
  const last = useQuery({ ...bannerQueries.page(LAST_BY_ORDER), enabled: banner === undefined });
  useDefaultOrder(form.form, banner, last.data?.records);
  return (
    <RecordForm form={form} history="banners">
      <LanguageField form={form} name="language" />
      <TextField form={form} name="title" />
      <TextField form={form} name="subtitle" />
      <PictureField form={form} name="image" />
      <TextField form={form} name="imageAlt" help={messages.imageAltHelp} />
      <SelectField form={form} name="position" options={positions.options} />
      <TextField form={form} name="linkUrl" type="url" help={messages.linkUrlHelp} />
      <DateTimeField form={form} name="startAt" help={visibility.startAtHelp} />
      <DateTimeField form={form} name="endAt" help={visibility.endAtHelp} />
      <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      <SelectField form={form} name="status" options={statuses.options} />
    </RecordForm>
  );
}

function fieldsOf(banner: Banner | undefined): Fields | undefined {
  if (banner === undefined) return undefined;
  const { language, title, subtitle, image, imageAlt, position, linkUrl } = banner;
  const { startAt, endAt, orderBy, status } = banner;
  return {
    language,
    title,
    subtitle,
    image,
    imageAlt,
    position,
    linkUrl,
    startAt,
    endAt,
    orderBy,
    status,
  };
}

const empty: Omit<Fields, "language"> = {
  title: "",
  subtitle: null,
  image: "",
  imageAlt: "",
  position: "home",
  linkUrl: null,
  startAt: null,
  endAt: null,
  orderBy: 0,
  status: "enabled",
};
