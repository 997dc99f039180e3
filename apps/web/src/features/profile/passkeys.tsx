import { Button, Dialog, PanelState } from "@atrium/ui";
import { useState } from "react";
import { ownPasskeys, passkeyQueries, type Passkey } from "../../queries/passkeys.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { AddPasskey } from "../../shared/passkeys/add-passkey.tsx";
import { canUsePasskeys } from "../../shared/passkeys/passkey-ceremonies.ts";
import { PasskeyItem } from "./passkey-item.tsx";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** The user's passkeys: those there are, a new one, and removing one. */
export function OwnPasskeys() {
  const { passkeySettings: messages } = useMessages();
  const passkeys = useQuery(ownPasskeys);
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const add = canUsePasskeys() ? (
    <Button variant="outline" onClick={() => setAdding(true)}>
      {messages.add}
    </Button>
  ) : undefined;
  return (
    <>
      {passkeys.data === undefined ? (
        <PanelState state={pendingStatus(passkeys, messages.title)} />
      ) : passkeys.data.length === 0 ? (
        <PanelState
          state={{
            status: "empty",
            title: messages.emptyTitle,
            text: add === undefined ? messages.unavailable : messages.emptyText,
            ...(add !== undefined && { action: add }),
          }}
        />
      ) : (
        <div className="grid gap-3">
          <ul className="m-0 grid list-none gap-2 p-0">
            {passkeys.data.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRemove={() => setRemoved(passkey)}
              />
            ))}
          </ul>
          <div>{add ?? <p className="m-0 text-sm">{messages.unavailable}</p>}</div>
        </div>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && (
        <RemovalDialog
          id={removed.id}
          texts={{
            title: messages.removeTitle(removed),
            text: messages.removeText,
            confirm: messages.remove,
            done: messages.removed(removed),
          }}
          remove={passkeyQueries.remove}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

/** A click outside must not close it: recovery codes are not shown again. */
function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { passkeySettings: messages } = useMessages();
  return (
    <Dialog
      open
      keepOpen
      title={messages.add}
      description={messages.addText}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AddPasskey
        onDone={() => {
          notices.success(messages.added);
          onClose();
        }}
      >
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
      </AddPasskey>
    </Dialog>
  );
}
