import { createUpload, useUpload } from "@atrium/hooks/upload";
import { uploadFile } from "@atrium/sdk";
import { FieldSet, FileTiles } from "@atrium/ui";
import { useController } from "react-hook-form";
import { sdk } from "../../shared/api.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useEvent } from "../../shared/use-event.ts";
import { useViewKept } from "../../shared/view-location.tsx";
import type { ProductFields } from "./queries.ts";

type Attachment = ProductFields["attachments"][number];

const mostFiles = 20;

/** The files people can download with a product. */
export function AttachmentsField({ form }: { form: RecordForm<ProductFields> }) {
  const { products: words } = useMessages();
  const { field } = useController({ control: form.form.control, name: "attachments" });
  const report = useEvent(field.onChange);
  const store = useViewKept(
    "attachments",
    () => attachmentStore(field.value, report),
    (old) => old.dispose(),
  );
  const upload = useUpload(store);
  return (
    <FieldSet legend={words.attachments} error={form.errorOf("attachments")}>
      <FileTiles
        label={words.attachments}
        tiles={upload.items.map(({ uid, name, status, progress }) => ({
          id: uid,
          name,
          ...(status === "success"
            ? { status: "done" as const }
            : { status: "uploading" as const, percent: progress }),
        }))}
        onRemove={(id) =>
          upload.items.find(({ uid }) => uid === id)?.status === "success"
            ? store.remove(id)
            : store.cancel(id)
        }
        picker={
          upload.isFull
            ? undefined
            : {
                label: words.attachmentChoose,
                hint: words.attachmentHint,
                inputProps: upload.getInputProps(),
                rootProps: upload.getDropProps(),
              }
        }
      />
    </FieldSet>
  );
}

/** Uploads files and remembers what the server says of each. */
function attachmentStore(
  initial: readonly Attachment[],
  onChange: (attachments: Attachment[]) => void,
) {
  const facts = new Map(initial.map((file) => [file.url, file]));
  return createUpload({
    rules: { kind: "file", limit: mostFiles },
    notices,
    initial,
    upload: async (file, { signal, onProgress }) => {
      const { url, result } = await uploadFile(sdk, file, {
        signal,
        quiet: true,
        onProgress: ({ percentage }) => onProgress(percentage),
      });
      const { id, name, size, mimeType } = result;
      facts.set(url, { id, name, url, size, mimeType });
      return { url };
    },
    onChange: (files) => onChange(files.flatMap(({ url }) => facts.get(url) ?? [])),
  });
}
