import { Button, ErrorSummary, SaveBar } from "@atrium/ui";
import type { ReactNode } from "react";
import { useFormPlace } from "../../shared/form/record-sheet.tsx";
import { useUnsavedMark } from "../../shared/form/use-unsaved-mark.ts";
import { useMessages } from "../../shared/messages.ts";

export interface GrantFrameProps {
  description: string;
  /** Why nothing can be changed; undefined when it can. */
  readonlyReason: string | undefined;
  isDirty: boolean;
  saving: boolean;
  error: Error | null;
  onSave: () => void;
  children: ReactNode;
}

/** The frame of a role's grants: description, errors, and the save bar. */
export function GrantFrame(props: GrantFrameProps) {
  const { description, readonlyReason, isDirty, saving, error, onSave, children } = props;
  const { form: messages } = useMessages();
  const { setUnsaved, close } = useFormPlace();
  useUnsavedMark(setUnsaved, isDirty);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <div className="grid gap-1 text-sm text-muted-foreground">
        <p className="m-0">{description}</p>
        {readonlyReason && <p className="m-0 text-foreground">{readonlyReason}</p>}
      </div>
      <ErrorSummary errors={error ? [{ message: error.message }] : []} attempt={error ? 1 : 0} />
      {children}
      {readonlyReason === undefined && (
        <SaveBar
          className="-mx-4 mt-auto -bottom-4 -mb-4"
          state={{ status: saving ? "saving" : isDirty ? "unsaved" : "unchanged" }}
        >
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
          <Button loading={saving} disabled={!isDirty} onClick={onSave}>
            {messages.save}
          </Button>
        </SaveBar>
      )}
    </div>
  );
}
