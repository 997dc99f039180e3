import { useUpload } from "@atrium/hooks/upload";
import { FieldSet, FileTiles, type FileTile } from "@atrium/ui";
import { useEffect, useState, type ReactNode } from "react";
import type { MediaFile } from "../queries/files.ts";
import { createFieldUpload, useFieldError } from "./field-upload.tsx";
import { LibraryButton } from "./media/library-button.tsx";
import { useMessages } from "./messages.ts";
import { maxPictureMb } from "./upload-limits.ts";
import { uploadPicture } from "./upload-picture.ts";
import { useFileNames } from "./use-file-names.ts";

export interface PictureUploadProps {
  label: string;
  /** The id of its input, for an error summary to link to. */
  id?: string | undefined;
  /** The picture's URL; null for none. */
  value: string | null;
  /** An upload reports to the one given when the field was first shown, since it outlives renders. */
  onChange: (url: string | null, picked?: PickedPicture) => void;
  /** A word of help, under it. */
  help?: ReactNode | undefined;
  error?: string | undefined;
  /** Whether there may be none. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows the whole picture, such as a logo. */
  isWhole?: boolean | undefined;
  /** A picture that was pasted or dropped elsewhere: it is uploaded at once. */
  file?: File | undefined;
}

/** What the library proposes for a picture that was chosen there. */
export type PickedPicture = Pick<MediaFile, "alt" | "focalPoint">;

/** One picture: choose or drop it, or take it from the library, see it, remove it. */
export function PictureUpload({
  label,
  id,
  value,
  onChange,
  help,
  error,
  optional,
  disabled,
  isWhole,
  file,
}: PictureUploadProps) {
  const { form: messages } = useMessages();
  const [fieldUpload] = useState(() =>
    createFieldUpload({
      rules: { kind: "picture", imagesOnly: true, limit: 1, maxSizeMb: maxPictureMb },
      upload: uploadPicture,
      onChange: (files) => onChange(files.at(-1)?.url ?? null),
    }),
  );
  const store = fieldUpload.upload;
  useEffect(() => {
    if (file !== undefined && store.get().items.length === 0) store.add([file]);
  }, [file, store]);
  const field = useUpload(store);
  const nameOf = useFileNames(value === null ? [] : [value]);
  const running = field.items.filter(({ status }) => status !== "success");
  const tiles: FileTile[] = [
    ...(value === null
      ? []
      : [
          {
            id: "picture",
            name: nameOf(value),
            imageUrl: value,
            isWhole,
            status: "done" as const,
          },
        ]),
    ...running.map(({ uid, name, progress }) => ({
      id: uid,
      name,
      status: "uploading" as const,
      percent: progress,
    })),
  ];
  const remove = (id: string) => {
    if (id !== "picture") return store.cancel(id);
    for (const item of store.get().items) store.remove(item.uid);
    onChange(null);
  };
  return (
    <FieldSet
      legend={label}
      optional={optional}
      help={help}
      error={useFieldError(error, fieldUpload)}
    >
      <FileTiles
        label={label}
        tiles={tiles}
        onRemove={disabled ? undefined : remove}
        picker={
          tiles.length > 0 || disabled
            ? undefined
            : {
                label: messages.pictureChoose,
                hint: messages.pictureHint({ megabytes: maxPictureMb }),
                inputProps: { ...field.getInputProps(), id },
                rootProps: field.getDropProps(),
              }
        }
      />
      {tiles.length === 0 && !disabled && (
        <LibraryButton
          onPick={([picked]) => {
            fieldUpload.problems.set([]);
            if (picked !== undefined) onChange(picked.url, picked);
          }}
        />
      )}
    </FieldSet>
  );
}
