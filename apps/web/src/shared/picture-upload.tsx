import { createUpload, useStoreSelector, useUpload, type UploadCall } from "@atrium/hooks";
import { uploadFile } from "@atrium/sdk";
import { FieldSet, FileTiles, type FileTile } from "@atrium/ui";
import { useState } from "react";
import { config, sdk } from "./api.ts";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { useEvent } from "./use-event.ts";

/** Props of `PictureUpload`. */
export interface PictureUploadProps {
  label: string;
  /** The picture's address; null for none. */
  value: string | null;
  onChange: (url: string | null) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** What went wrong in detail is the SDK's notice; that the upload failed is said by whoever uploads. */
const sendPicture: UploadCall = (file, { signal, onProgress }) =>
  uploadFile(sdk, file, {
    action: config.uploadAction,
    replyKey: config.uploadReplyKey,
    // Whoever configured another host for the files means it to know who uploads.
    sendToken: true,
    signal,
    onProgress: ({ percentage }) => onProgress(percentage),
  });

/** One picture: choose or drop it, see it, remove it. */
export function PictureUpload({ label, value, onChange, error, disabled }: PictureUploadProps) {
  const { editor: words } = useMessages();
  const report = useEvent(onChange);
  const [store] = useState(() =>
    createUpload({
      rules: { kind: "img", imagesOnly: true, limit: 1 },
      upload: sendPicture,
      notices,
      onChange: (files) => report(files.at(-1)?.url ?? null),
    }),
  );
  const field = useUpload(store);
  const running = useStoreSelector(store, (items) => items).filter(
    ({ status }) => status !== "success",
  );
  const tiles: FileTile[] = [
    ...(value === null
      ? []
      : [{ id: "picture", name: nameOf(value), imageUrl: value, status: "done" as const }]),
    ...running.map(({ uid, name, progress }) => ({
      id: uid,
      name,
      status: "uploading" as const,
      percent: progress,
    })),
  ];
  const remove = (id: string) => {
    if (id !== "picture") return store.cancel(id);
    for (const item of store.get()) store.remove(item.uid);
    onChange(null);
  };
  return (
    <FieldSet legend={label} error={error}>
      <FileTiles
        label={label}
        tiles={tiles}
        onRemove={disabled ? undefined : remove}
        picker={
          tiles.length > 0 || disabled
            ? undefined
            : {
                label: words.coverChoose,
                hint: words.coverHint,
                inputProps: field.getInputProps(),
                rootProps: field.getDropProps(),
              }
        }
      />
    </FieldSet>
  );
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
