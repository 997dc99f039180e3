import { createStore, useStoreSelector, type Store } from "@atrium/hooks";
import { createUpload, type UploadOptions, type UploadStore } from "@atrium/hooks/upload";
import { IconButton } from "@atrium/ui";
import { X } from "lucide-react";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { uploadMessages } from "./upload-messages.ts";

/** The upload of a field, and what is wrong with the files that were last chosen for it. */
export interface FieldUpload {
  readonly upload: UploadStore;
  readonly problems: Store<readonly string[]>;
}

/** An upload whose problems are shown at its field, where the files were chosen, in the reader's language. */
export function createFieldUpload(
  options: Omit<UploadOptions, "notices" | "messages" | "onChoose">,
): FieldUpload {
  const problems = createStore<readonly string[]>([]);
  const report = (problem: string) => problems.set((before) => [...before, problem]);
  const upload = createUpload({
    ...options,
    messages: uploadMessages(options.rules),
    notices: { ...notices, warning: report, error: report },
    onChoose: () => problems.set([]),
  });
  return { upload, problems };
}

/** The error of a field of files: its own, or what is wrong with the files that were last chosen. */
export function useFieldError(own: string | undefined, { problems }: FieldUpload) {
  const found = useStoreSelector(problems, (all) => all);
  if (own !== undefined || found.length === 0) return own;
  return <ProblemList problems={found} />;
}

/** What is wrong with the files that were last chosen, where no field shows it; it can be closed. */
export function UploadProblems({ problems }: Pick<FieldUpload, "problems">) {
  const { form: messages } = useMessages();
  const found = useStoreSelector(problems, (all) => all);
  if (found.length === 0) return null;
  return (
    <div className="flex basis-full items-start gap-2 rounded-md border border-destructive px-3 py-2 text-sm text-destructive">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <ProblemList problems={found} />
      </div>
      <IconButton size="sm" label={messages.close} onClick={() => problems.set([])}>
        <X />
      </IconButton>
    </div>
  );
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    <span role="alert" className="grid gap-1">
      {problems.map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </span>
  );
}
