import { ConfirmDialog } from "@atrium/ui";
import type { ResourceMutation } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { refusedCounts, type RefusedCounts } from "./refused-counts.ts";

export interface DeleteDialogProps<Output> {
  record: { readonly id: string; readonly name: string };
  /** What follows from it; that it cannot be undone, unless said otherwise. */
  text?: string | undefined;
  /** How it is deleted, such as `roleQueries.remove`. */
  remove: (callbacks: { onSuccess: () => void }) => ResourceMutation<string, Output>;
  /** What stands in the way, in words with its numbers; the server's words unless it says something. */
  explain?: ((counts: RefusedCounts) => string | undefined) | undefined;
  /** It is gone; the dialog closes after that. */
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before a record is deleted; says why when it cannot be. */
export function DeleteDialog<Output>(props: DeleteDialogProps<Output>) {
  const { record, text, remove, explain, onDeleted, onClose } = props;
  const { list: messages } = useMessages();
  const { name } = record;
  const removal = useMutation(
    remove({
      onSuccess: () => {
        notices.success(messages.deleted({ name }));
        onDeleted?.();
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.deleteTitle({ name })}
      description={text ?? messages.deleteForGood}
      confirmLabel={messages.delete}
      loading={removal.isPending}
      onConfirm={() => removal.mutate(record.id)}
    >
      {removal.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {explain?.(refusedCounts(removal.error)) ?? removal.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
