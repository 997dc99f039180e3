import { useUpload } from "@atrium/hooks/upload";
import { uploadFile, type components } from "@atrium/sdk";
import { FieldSet, FileTiles } from "@atrium/ui";
import type { MediaFile } from "../queries/files.ts";
import { sdk } from "./api.ts";
import { createFieldUpload, useFieldError } from "./field-upload.tsx";
import { LibraryButton } from "./media/library-button.tsx";
import { useMessages } from "./messages.ts";
import { siteRelative } from "./site-relative.ts";
import { MAX_UPLOAD_MB } from "./upload-limits.ts";
import { useViewState } from "./view-location.tsx";

/** A file attached to a record. */
export type Attachment = components["schemas"]["Attachment"];

interface AttachmentUploadProps {
  label: string;
  /** Names it among the uploads of its page; a new name resets it to `value`. */
  name: string;
  value: readonly Attachment[];
  /** An upload reports to the one given when the field was first shown, since it outlives renders. */
  onChange: (attachments: Attachment[]) => void;
  /** How many files there may be. */
  limit: number;
  /** The id of its input, for an error summary to link to. */
  id?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Files people can download with a record: choose or drop them, or take them from the library, and remove them. */
export function AttachmentUpload(props: AttachmentUploadProps) {
  const { label, name, value, onChange, limit, id, error, disabled = false } = props;
  const { form: messages } = useMessages();
  const store = useViewState(
    name,
    () => attachmentStore(value, limit, onChange),
    (old) => old.upload.dispose(),
  );
  const upload = useUpload(store.upload);
  const remove = (uid: string) =>
    upload.items.find((item) => item.uid === uid)?.status === "success"
      ? store.upload.remove(uid)
      : store.upload.cancel(uid);
  return (
    <FieldSet legend={label} optional error={useFieldError(error, store)}>
      <FileTiles
        label={label}
        tiles={upload.items.map(({ uid, name: fileName, status, progress }) => ({
          id: uid,
          name: fileName,
          ...(status === "success"
            ? { status: "done" as const }
            : { status: "uploading" as const, percent: progress }),
        }))}
        onRemove={disabled ? undefined : remove}
        picker={
          upload.isFull || disabled
            ? undefined
            : {
                label: messages.attachmentChoose,
                hint: messages.attachmentHint({ limit, megabytes: MAX_UPLOAD_MB }),
                inputProps: { ...upload.getInputProps(), id },
                rootProps: upload.getDropProps(),
              }
        }
      />
      {!upload.isFull && !disabled && (
        <LibraryButton
          kind="document"
          limit={limit - upload.items.length}
          onPick={store.addFromLibrary}
        />
      )}
    </FieldSet>
  );
}

/** Uploads files and remembers what the server says of each. */
function attachmentStore(
  initial: readonly Attachment[],
  limit: number,
  onChange: (attachments: Attachment[]) => void,
) {
  const details = new Map(initial.map((file) => [file.url, file]));
  const { upload, problems } = createFieldUpload({
    rules: { kind: "file", limit, maxSizeMb: MAX_UPLOAD_MB },
    initial,
    upload: async (file, { signal, onProgress }) => {
      const { url, result } = await uploadFile(sdk, file, {
        signal,
        silent: true,
        onProgress: ({ percentage }) => onProgress(percentage),
      });
      const { id, name, size, mimeType } = result;
      const relative = siteRelative(url);
      details.set(relative, { id, name, url: relative, size, mimeType });
      return { url: relative };
    },
    onChange: (files) => onChange(files.flatMap(({ url }) => details.get(url) ?? [])),
  });
  return {
    upload,
    problems,
    /** Attaches files that are uploaded already; none twice. */
    addFromLibrary(files: readonly MediaFile[]) {
      const present = new Set(upload.get().items.map(({ url }) => url));
      const added = files.filter(({ url }) => !present.has(url));
      for (const { id, name, url, size, mimeType } of added) {
        details.set(url, { id, name, url, size, mimeType });
      }
      upload.addUploaded(added);
    },
  };
}
