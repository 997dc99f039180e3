"use client";

import { useEffect } from "react";
import type { OpenRichText } from "../open-rich-text.ts";
import type { ImageInsert } from "../rich-text-inserts.ts";
import { useRichTextMessages } from "../use-rich-text-messages.ts";
import type { PictureMark } from "./picture-marks.ts";

/**
 * Has pasted pictures uploaded, and marks those without alt text and those of other sites, each with a button that
 * mends it.
 */
export function usePastedPictures(
  { editor, uploads }: OpenRichText,
  images: ImageInsert | undefined,
  isOff: boolean,
): void {
  const messages = useRichTextMessages();
  useEffect(() => {
    uploads.uploadWith(isOff ? undefined : images?.upload);
    if (isOff || images === undefined || editor.isDestroyed) return undefined;
    const withoutAlt: PictureMark = {
      label: ({ alt, isDecorative }) =>
        alt.trim() === "" && !isDecorative ? messages.imageAltMissing : undefined,
      action: messages.imageAltAddShort,
      actionName: messages.imageAltAdd,
      onAct: (at) => editor.commands.editPicture({ at }),
    };
    const remote: PictureMark = {
      label: ({ src }) =>
        isElsewhere(src) && images.isOwn?.(src) !== true
          ? messages.remotePicture({ host: new URL(src).host })
          : undefined,
      action: messages.remotePictureReplace,
      onAct: (at) => chooseImage((file) => uploads.replace(at, file)),
    };
    editor.commands.markPictures(images.upload ? [remote, withoutAlt] : [withoutAlt]);
    return () => {
      if (!editor.isDestroyed) editor.commands.markPictures([]);
    };
  }, [editor, uploads, images, isOff, messages]);
}

function isElsewhere(src: string): boolean {
  return (
    /^https?:/i.test(src) && URL.canParse(src) && new URL(src).origin !== globalThis.location.origin
  );
}

/** Opens the system's picker. */
function chooseImage(onChosen: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  });
  input.click();
}
