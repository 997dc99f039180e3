import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { zFileUpdateBody } from "../../generated/form-schemas.ts";
import { fileQueries, type MediaFile } from "../../queries/files.ts";
import { FocalPointField } from "../../shared/focal-point-field.tsx";
import { TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { FileActions } from "./file-actions.tsx";
import { FileDetails } from "./file-details.tsx";
import { FileUses } from "./file-uses.tsx";

type Fields = Required<Pick<Input<"filesUpdate">, "name" | "alt" | "focalPoint">>;

const schema = z.required(z.pick(zFileUpdateBody, { name: true, alt: true, focalPoint: true }));

interface MediaSheetProps {
  id: string;
  can: (action: string) => boolean;
  onClose: () => void;
}

/** A file: what it is, what is said of it, where it is used, and what can be done with it. */
export function MediaSheet({ id, can, onClose }: MediaSheetProps) {
  const { media: messages } = useMessages();
  const file = useQuery(fileQueries.detail(id));
  return (
    <RecordSheet
      title={file.data?.name ?? messages.title}
      query={fileQueries.detail(id)}
      permission={messages.permission}
      wide
      onClose={onClose}
    >
      {(opened) => (
        <div className="flex min-h-full flex-col gap-4">
          <FileDetails file={file.data ?? opened} />
          <FileActions file={file.data ?? opened} can={can} onDeleted={onClose} />
          <FileUses id={id} />
          {can("update") && opened && (
            // Its own version is what is edited; new content is another version.
            <FileForm key={file.data?.url} file={file.data ?? opened} />
          )}
        </div>
      )}
    </RecordSheet>
  );
}

function FileForm({ file }: { file: MediaFile }) {
  const { media: messages, form: saving } = useMessages();
  const update = useMutation(fileQueries.update());
  const form = useRecordForm<MediaFile, Fields>({
    schema,
    labels: { name: messages.name, alt: messages.alt, focalPoint: messages.focalPoint },
    record: file,
    fieldsOf,
    // A file begins with its upload.
    create: () => Promise.reject(new Error("Files are uploaded")),
    update: update.mutateAsync,
    onSaved: ({ name }) => notices.success(saving.saved({ name })),
  });
  const isPicture = file.width !== null;
  return (
    <RecordForm form={form}>
      <TextField form={form} name="name" />
      {isPicture && <TextField form={form} name="alt" help={messages.altHelp} />}
      {isPicture && <FocusField form={form} src={file.url} />}
    </RecordForm>
  );
}

function FocusField({ form, src }: { form: Form<Fields>; src: string }) {
  const { media: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "focalPoint" });
  return (
    <FocalPointField
      id={form.controlId("focalPoint")}
      label={messages.focalPoint}
      help={messages.focalPointHelp}
      src={src}
      value={field.value}
      error={form.errorOf("focalPoint")}
      disabled={false}
      onChange={field.onChange}
    />
  );
}

function fieldsOf(file: MediaFile | undefined): Fields {
  return {
    name: file?.name ?? "",
    alt: file?.alt ?? null,
    focalPoint: file?.focalPoint ?? null,
  };
}
