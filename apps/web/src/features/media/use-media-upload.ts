import { createUpload, useUpload } from "@atrium/hooks/upload";
import { useMutation } from "@tanstack/react-query";
import { fileQueries } from "../../queries/files.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { notices } from "../../shared/notices.tsx";
import { uploadPicture } from "../../shared/upload-picture.ts";
import { useViewState } from "../../shared/view-location.tsx";

/** Uploads to the library. They go on while the tab is hidden, and what has arrived is listed at once. */
export function useMediaUpload() {
  const { mutateAsync } = useMutation(fileQueries.upload());
  const store = useViewState(
    "media-upload",
    () =>
      createUpload({
        rules: { kind: "all", limit: Number.MAX_SAFE_INTEGER },
        upload: (file, options) => mutateAsync(() => uploadPicture(file, options)),
        notices,
        messages: lazyMessages("hooks"),
      }),
    (old) => old.dispose(),
  );
  return { ...useUpload(store), cancel: (uid: string) => store.cancel(uid) };
}
