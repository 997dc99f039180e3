import { createStore, useStoreSelector, type Store } from "@atrium/hooks";
import { createUpload, type UploadOptions, type UploadStore } from "@atrium/hooks/upload";
import { lazyMessages } from "./i18n.ts";
import { notices } from "./notices.tsx";

/** The upload of a field, and what was wrong with the last file that was given to it. */
export interface FieldUpload {
  readonly upload: UploadStore;
  readonly problem: Store<string | undefined>;
}

/** An upload whose problems are shown at its field, where the file was chosen, in the reader's language. */
export function createFieldUpload(
  options: Omit<UploadOptions, "notices" | "messages">,
): FieldUpload {
  const problem = createStore<string | undefined>(undefined);
  const upload = createUpload({
    ...options,
    messages: lazyMessages("hooks"),
    notices: { ...notices, error: (message) => problem.set(message) },
    onChange: (files) => {
      problem.set(undefined);
      options.onChange?.(files);
    },
  });
  return { upload, problem };
}

/** The error of a field of files: its own, or what was wrong with the last file. */
export function useFieldError(own: string | undefined, { problem }: FieldUpload) {
  const found = useStoreSelector(problem, (message) => message);
  if (own !== undefined || found === undefined) return own;
  return (
    <span role="alert" className="block first-letter:uppercase">
      {found}
    </span>
  );
}
