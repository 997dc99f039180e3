import { filesOf, imagesOf, useUpload } from "@atrium/hooks/upload";
import { FieldSet, FileTiles, IconButton } from "@atrium/ui";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { createFieldUpload, useFieldError } from "./field-upload.tsx";
import { LibraryButton } from "./media/library-button.tsx";
import { useMessages } from "./messages.ts";
import { maxPictureMb } from "./upload-limits.ts";
import { uploadPicture } from "./upload-picture.ts";
import { useFileNames } from "./use-file-names.ts";
import { useViewState } from "./view-location.tsx";

export interface GalleryUploadProps {
  label: string;
  /** Names the gallery among those of its page. */
  name: string;
  /** The pictures' URLs, separated by semicolons; null for none. */
  value: string | null;
  /** An upload reports to the one given when the field was first shown, since it outlives renders. */
  onChange: (value: string | null) => void;
  /** How many pictures it holds at most. */
  limit: number;
  error?: string | undefined;
}

/** Several pictures in an order: choose or drop them, move them, remove them. Uploads go on while the tab is hidden. */
export function GalleryUpload({ label, name, value, onChange, limit, error }: GalleryUploadProps) {
  const { form: messages } = useMessages();
  const fieldUpload = useViewState(
    `gallery:${name}`,
    () =>
      createFieldUpload({
        rules: { kind: "picture", imagesOnly: true, limit, maxSizeMb: maxPictureMb },
        upload: uploadPicture,
        initial: filesOf(value),
        onChange: (files) => onChange(imagesOf(files) || null),
      }),
    (old) => old.upload.dispose(),
  );
  const store = fieldUpload.upload;
  const field = useUpload(store);
  const nameOf = useFileNames(field.items.flatMap(({ url }) => url ?? []));
  const pictures = field.items.map((item) => ({
    ...item,
    name: item.url === undefined ? item.name : nameOf(item.url),
  }));
  const move = (index: number, by: number) => {
    const item = field.items[index];
    if (item) store.move(item.uid, index + by);
  };
  return (
    <FieldSet
      legend={label}
      optional
      error={useFieldError(error, fieldUpload)}
      help={messages.galleryHelp({ limit })}
    >
      <FileTiles
        label={label}
        tiles={pictures.map((item, index) => ({
          id: item.uid,
          name: item.name,
          imageUrl: item.url,
          detail: pictures.length > 1 && (
            <span className="pointer-events-auto flex justify-between">
              <IconButton
                label={messages.moveEarlier({ name: item.name })}
                size="sm"
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowLeft />
              </IconButton>
              <IconButton
                label={messages.moveLater({ name: item.name })}
                size="sm"
                disabled={index === pictures.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowRight />
              </IconButton>
            </span>
          ),
          ...(item.status === "success"
            ? { status: "done" as const }
            : { status: "uploading" as const, percent: item.progress }),
        }))}
        onRemove={(id) =>
          field.items.find(({ uid }) => uid === id)?.status === "success"
            ? store.remove(id)
            : store.cancel(id)
        }
        picker={
          field.isFull
            ? undefined
            : {
                label: messages.pictureChoose,
                hint: messages.pictureHint({ megabytes: maxPictureMb }),
                inputProps: field.getInputProps(),
                rootProps: field.getDropProps(),
              }
        }
      />
      {!field.isFull && (
        <LibraryButton
          limit={limit - field.items.length}
          onPick={(files) => store.addUploaded(files)}
        />
      )}
    </FieldSet>
  );
}
