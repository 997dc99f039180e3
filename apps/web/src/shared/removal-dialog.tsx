import type { ResourceMutation } from "@atrium/hooks/resource";
import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { notices } from "./notices.tsx";

export interface RemovalDialogProps<Output> {
  id: string;
  texts: { title: string; text: string; confirm: string; done: string };
  /** How it is removed, such as `passkeyQueries.remove`. */
  remove: (callbacks: { onSuccess: () => void }) => ResourceMutation<string, Output>;
  onClose: () => void;
}

/** Confirms that a way into an account is to end, one's own or somebody's, and shows why that failed. */
export function RemovalDialog<Output>({ id, texts, remove, onClose }: RemovalDialogProps<Output>) {
  const removal = useMutation(
    remove({
      onSuccess: () => {
        notices.success(texts.done);
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
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.confirm}
      loading={removal.isPending}
      onConfirm={() => removal.mutate(id)}
      error={removal.error?.message}
    />
  );
}
