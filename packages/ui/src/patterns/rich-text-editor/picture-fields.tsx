"use client";

import type { ComponentType } from "react";
import { Checkbox } from "../../components/checkbox.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { pictureAligns, pictureCrops, pictureWidths, type PictureSettings } from "./picture.ts";
import type { FocalPointFieldProps } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface PictureFieldsProps {
  settings: PictureSettings;
  onChange: (changes: Partial<PictureSettings>) => void;
  altLimit?: number | undefined;
  /** Whether the dialog starts here. */
  isFirst?: boolean | undefined;
}

/** What a picture shows, for those who do not see it. */
export function PictureWords({ settings, onChange, altLimit, isFirst }: PictureFieldsProps) {
  const messages = useRichTextMessages();
  const { alt, isDecorative } = settings;
  return (
    <div className="grid gap-2">
      <Field label={messages.imageAlt} help={messages.imageAltHelp} optional={isDecorative}>
        <Input
          value={isDecorative ? "" : alt}
          maxLength={altLimit}
          disabled={isDecorative}
          data-dialog-focus={isFirst === true && !isDecorative ? "" : undefined}
          autoComplete="off"
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={messages.imageDecorative}
        checked={isDecorative}
        onCheckedChange={(checked) => onChange({ isDecorative: checked })}
      />
    </div>
  );
}

/** The caption of a picture; one with formats is edited in the text. */
export function PictureCaption({ settings: { caption }, onChange }: PictureFieldsProps) {
  const messages = useRichTextMessages();
  const help = caption === null ? messages.imageCaptionFormatted : messages.imageCaptionHelp;
  return (
    <Field label={messages.imageCaption} help={help} optional>
      <Input
        value={caption ?? ""}
        disabled={caption === null}
        autoComplete="off"
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
    </Field>
  );
}

/** How wide a picture is, and where it is placed. */
export function PicturePlacement({ settings, onChange }: PictureFieldsProps) {
  const messages = useRichTextMessages();
  const { width, align } = settings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.imageWidth}>
        <Select
          value={width ?? ""}
          options={[
            { value: "", label: messages.imageWidths.own },
            ...pictureWidths.map((value) => ({ value, label: messages.imageWidths[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ width: pictureWidths.find((one) => one === value) ?? null })
          }
        />
      </Field>
      <Field label={messages.imageAlign}>
        <Select
          value={align ?? ""}
          options={[
            { value: "", label: messages.imageAligns.none },
            ...pictureAligns.map((value) => ({ value, label: messages.imageAligns[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ align: pictureAligns.find((one) => one === value) ?? null })
          }
        />
      </Field>
    </div>
  );
}

/** To which shape a picture is cropped, and around which point. */
export function PictureCrop({
  settings,
  src,
  focalPoint: FocalPoint,
  onChange,
}: PictureFieldsProps & {
  /** The picture that is chosen. */
  src: string | null;
  focalPoint: ComponentType<FocalPointFieldProps> | undefined;
}) {
  const messages = useRichTextMessages();
  const { crop, focus } = settings;
  return (
    <>
      <Field label={messages.imageCrop}>
        <Select
          value={crop ?? ""}
          options={[
            { value: "", label: messages.imageCrops.none },
            ...pictureCrops.map((value) => ({ value, label: messages.imageCrops[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ crop: pictureCrops.find((one) => one === value) ?? null })
          }
        />
      </Field>
      {crop !== null && src !== null && FocalPoint && (
        <FocalPoint src={src} value={focus} onChange={(value) => onChange({ focus: value })} />
      )}
    </>
  );
}
