import { useUpload } from "@atrium/hooks/upload";
import { useMutation } from "@tanstack/react-query";
import { fileQueries } from "../../queries/files.ts";
import { createFieldUpload } from "../../shared/field-upload.tsx";
import { maxPictureMb } from "../../shared/upload-limits.ts";
import { uploadPicture } from "../../shared/upload-picture.ts";
import { useViewState } from "../../shared/view-location.tsx";

/** Uploads to the library. They go on while the tab is hidden, and what has arrived is listed at once. */
export function useMediaUpload() {
  const { mutateAsync } = useMutation(fileQueries.upload());
  const { upload, problems } = useViewState(
    "media-upload",
    () =>
      createFieldUpload({
        rules: { kind: "all", limit: Number.MAX_SAFE_INTEGER, maxSizeMb: maxPictureMb },
        upload: (file, options) => mutateAsync(() => uploadPicture(file, options)),
      }),
    (old) => old.upload.dispose(),
  );
  return { ...useUpload(upload), problems, cancel: (uid: string) => upload.cancel(uid) };
}
