import { ConfirmDialog } from "@atrium/ui";
import type { ResourceMutation } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import type { Versioned } from "../queries/batch.ts";
import type { TrashKind } from "../queries/trash.ts";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { useUndoDeletion } from "./use-undo-deletion.ts";
import { refusedCounts, type RefusedCounts } from "./refused-counts.ts";

export interface DeleteDialogProps<Output> {
  record: Versioned & { readonly name: string };
  /** The kind of the record, where it can be restored from the trash. */
  kind?: TrashKind | undefined;
  /** The consequence; by default whether it can be undone. */
  text?: string | undefined;
  /** How it is deleted, such as `roleQueries.remove`. */
  remove: (callbacks: { onSuccess: () => void }) => ResourceMutation<Versioned, Output>;
  /** What blocks the deletion, with its counts; by default the server's message. */
  explain?: ((counts: RefusedCounts) => string | undefined) | undefined;
  /** Called after the deletion, before the dialog closes. */
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** Confirms a deletion, and shows why it failed. */
export function DeleteDialog<Output>(props: DeleteDialogProps<Output>) {
  const { record, kind, text, remove, explain, onDeleted, onClose } = props;
  const { list: messages } = useMessages();
  const { name } = record;
  const undo = useUndoDeletion(kind);
  const removal = useMutation(
    remove({
      onSuccess: () => {
        notices.success(messages.deleted({ name }), undo?.([record]));
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
      description={text ?? (kind === undefined ? messages.deleteForGood : messages.deleteToTrash)}
      confirmLabel={messages.delete}
      loading={removal.isPending}
      onConfirm={() => removal.mutate(record)}
      error={removal.error && (explain?.(refusedCounts(removal.error)) ?? removal.error.message)}
    />
  );
}
