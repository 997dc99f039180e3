import { useUpload } from "@atrium/hooks/upload";
import { Button, ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Crop, Replace, Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { fileQueries, type MediaFile } from "../../queries/files.ts";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { createFieldUpload, UploadProblems } from "../../shared/field-upload.tsx";
import { fileIdOf } from "../../shared/file-name.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { maxPictureMb } from "../../shared/upload-limits.ts";
import { uploadPicture } from "../../shared/upload-picture.ts";

const CropDialog = lazyPart(async () => (await import("./crop-dialog.tsx")).CropDialog);

interface FileActionsProps {
  file: MediaFile | undefined;
  can: (action: string) => boolean;
  onDeleted: () => void;
}

/** What can be done with a file: crop it, replace it, undo that, delete it. */
export function FileActions({ file, can, onDeleted }: FileActionsProps) {
  const { media: messages } = useMessages();
  const [dialog, setDialog] = useState<"crop" | "delete">();
  const revert = useMutation(
    fileQueries.revert({
      onSuccess: () => notices.success(messages.reverted),
      onError: (error) => notices.error(error.message),
    }),
  );
  if (file === undefined) return null;
  const { id, version, usedIn } = file;
  return (
    <div className="flex flex-wrap gap-2">
      {can("replace") && file.widths.length > 0 && (
        <Button variant="outline" onClick={() => setDialog("crop")}>
          <Crop aria-hidden="true" />
          {messages.crop}
        </Button>
      )}
      {can("replace") && can("upload") && <ReplaceButton file={file} />}
      {can("replace") && file.revertible && (
        <Button
          variant="outline"
          loading={revert.isPending}
          onClick={() => revert.mutate({ id, version })}
        >
          <Undo2 aria-hidden="true" />
          {messages.revert}
        </Button>
      )}
      {can("delete") && (
        <Button
          variant="outline"
          disabled={usedIn > 0}
          title={usedIn > 0 ? messages.inUse : undefined}
          onClick={() => setDialog("delete")}
        >
          <Trash2 aria-hidden="true" />
          {messages.delete}
        </Button>
      )}
      {dialog === "crop" && <CropDialog file={file} onClose={() => setDialog(undefined)} />}
      {dialog === "delete" && (
        <DeleteDialog
          record={file}
          text={messages.deleteUnusedText}
          remove={fileQueries.remove}
          onDeleted={onDeleted}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** Uploads other content and, once confirmed, gives it to the file. */
function ReplaceButton({ file }: { file: MediaFile }) {
  const { media: messages } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [uploadId, setUploadId] = useState<string>();
  const [{ upload: store, problems }] = useState(() =>
    createFieldUpload({
      rules: {
        kind: file.width === null ? "all" : "picture",
        limit: 1,
        maxSizeMb: maxPictureMb,
      },
      upload: uploadPicture,
      onChange: (files) => setUploadId(fileIdOf(files.at(-1)?.url ?? "")),
    }),
  );
  const { items, getInputProps } = useUpload(store);
  const close = () => {
    setUploadId(undefined);
    store.dispose();
  };
  const replace = useMutation(
    fileQueries.replace({
      onSuccess: () => {
        notices.success(messages.replaced);
        close();
      },
    }),
  );
  const { id, version, name, usedIn } = file;
  return (
    <>
      <input {...getInputProps()} ref={input} hidden aria-hidden="true" tabIndex={-1} />
      <Button
        variant="outline"
        loading={items.some(({ status }) => status === "uploading")}
        onClick={() => input.current?.click()}
      >
        <Replace aria-hidden="true" />
        {messages.replace}
      </Button>
      <UploadProblems problems={problems} />
      {uploadId !== undefined && (
        <ConfirmDialog
          open
          title={messages.replaceTitle({ name })}
          description={messages.replaceText({ count: usedIn })}
          confirmLabel={messages.replace}
          loading={replace.isPending}
          onOpenChange={(open) => {
            if (!open) close();
          }}
          onConfirm={() => replace.mutate({ id, version, uploadId })}
          error={replace.error?.message}
        />
      )}
    </>
  );
}
