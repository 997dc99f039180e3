import { Button, Dialog, Field, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ReactCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { fileQueries, type MediaFile } from "../../queries/files.ts";
import { leaveUnsaved } from "../../shared/confirmations.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { largestFrame, toPixels } from "./crop-frame.ts";

interface CropDialogProps {
  file: MediaFile;
  onClose: () => void;
}

const shapes = { free: undefined, square: 1, wide: 16 / 9, standard: 4 / 3 } as const;
const shapeNames = ["free", "square", "wide", "standard"] as const;

/** Chooses the part of a picture to keep: by pointer, or by arrow keys on the frame and its handles. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const { media: messages, form } = useMessages();
  const { id, version, name, usedIn } = file;
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  const [shape, setShape] = useState<(typeof shapeNames)[number]>("free");
  const [frame, setFrame] = useState<PercentCrop>(() => largestFrame(size, undefined));
  const [isChanged, setChanged] = useState(false);
  const crop = useMutation(
    fileQueries.crop({
      onSuccess: () => {
        notices.success(messages.cropped);
        onClose();
      },
    }),
  );
  const pixels = toPixels(frame, size);
  const isEmpty = pixels.width < 1 || pixels.height < 1;
  const title = messages.cropTitle({ name });
  const close = () => leaveUnsaved(title, isChanged, onClose);
  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={`${messages.cropText} ${messages.cropEverywhere({ count: usedIn })}`.trim()}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      error={crop.error?.message}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {form.cancel}
          </Button>
          <Button
            loading={crop.isPending}
            disabled={isEmpty}
            onClick={() => crop.mutate({ id, version, ...pixels })}
          >
            {messages.cropSave}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-3">
        <div className="flex w-full flex-wrap items-end justify-between gap-3">
          <Field label={messages.shape}>
            <Select
              options={shapeNames.map((value) => ({ value, label: messages.shapes[value] }))}
              value={shape}
              onChange={({ currentTarget }) => {
                const next = shapeNames.find((one) => one === currentTarget.value) ?? "free";
                setShape(next);
                if (next !== "free") setFrame(largestFrame(size, shapes[next]));
              }}
            />
          </Field>
          <p role="status" className="m-0 text-sm text-muted-foreground tabular-nums">
            {messages.cropSize(pixels)}
          </p>
        </div>
        <ReactCrop
          crop={frame}
          {...(shape !== "free" && { aspect: shapes[shape] })}
          keepSelection
          onChange={(_pixels, percent) => {
            setFrame(percent);
            setChanged(true);
          }}
        >
          <img src={file.url} alt="" className="block max-h-[38vh] max-w-full" />
        </ReactCrop>
      </div>
    </Dialog>
  );
}
