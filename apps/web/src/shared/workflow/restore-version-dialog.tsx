import type { MutationCallbacks, ResourceMutation } from "@atrium/hooks/resource";
import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { notices } from "../notices.tsx";

interface EarlierVersion {
  id: string;
  versionNo: number;
  version: number;
}

interface RestoreVersionDialogProps<Restored> {
  record: { id: string; version: number };
  versionNo: number;
  restore: (
    callbacks: MutationCallbacks<EarlierVersion, Restored>,
  ) => ResourceMutation<EarlierVersion, Restored>;
  messages: {
    restore: string;
    restoreTitle: (values: { version: number }) => string;
    restoreText: string;
    restored: (values: { version: number }) => string;
  };
  onClose: () => void;
  onRestored: () => void;
}

/** Asks before an earlier version is saved again as the newest. */
export function RestoreVersionDialog<Restored>(props: RestoreVersionDialogProps<Restored>) {
  const { record, versionNo, messages, onClose, onRestored } = props;
  const { id, version } = record;
  const restore = useMutation(
    props.restore({
      onSuccess: () => {
        notices.success(messages.restored({ version: versionNo }));
        onClose();
        onRestored();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      danger={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.restoreTitle({ version: versionNo })}
      description={messages.restoreText}
      confirmLabel={messages.restore}
      loading={restore.isPending}
      onConfirm={() => restore.mutate({ id, versionNo, version })}
    />
  );
}
