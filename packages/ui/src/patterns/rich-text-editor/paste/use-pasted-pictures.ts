"use client";

import { useEffect } from "react";
import type { OpenRichText } from "../open-rich-text.ts";
import type { ImageInsert } from "../rich-text-inserts.ts";
import { useRichTextMessages } from "../use-rich-text-messages.ts";

/** Has pasted pictures uploaded, and those of other sites marked, each with a button that replaces it by a file. */
export function usePastedPictures(
  { editor, uploads }: OpenRichText,
  images: ImageInsert | undefined,
  isOff: boolean,
): void {
  const messages = useRichTextMessages();
  useEffect(() => {
    uploads.uploadWith(isOff ? undefined : images?.upload);
    if (isOff || images?.upload === undefined || editor.isDestroyed) return undefined;
    editor.commands.markRemotePictures({
      isRemote: (src) => isElsewhere(src) && images.isOwn?.(src) !== true,
      label: (host) => messages.remotePicture({ host }),
      replace: messages.remotePictureReplace,
      onReplace: (at) => chooseImage((file) => uploads.replace(at, file)),
    });
    return () => {
      if (!editor.isDestroyed) editor.commands.markRemotePictures(undefined);
    };
  }, [editor, uploads, images, isOff, messages]);
}

function isElsewhere(src: string): boolean {
  return URL.canParse(src) && new URL(src).origin !== globalThis.location.origin;
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
