import { Button, PanelState } from "@atrium/ui";
import { useState } from "react";
import { identityQueries, ownIdentity } from "../../queries/identity.ts";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ExactTime } from "../../shared/time.tsx";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** Whether the user's account is linked with the identity provider, and unlinking it. */
export function OwnIdentity() {
  const { identity: messages } = useMessages();
  const identity = useQuery(ownIdentity);
  const [asking, setAsking] = useState(false);
  const name = config.oidcLabel;
  if (identity.data === undefined) {
    return <PanelState state={pendingStatus(identity, messages.title)} />;
  }
  if (identity.data === null) return <p className="m-0 text-sm">{messages.none({ name })}</p>;
  const { createdAt, canUnlink, issuer } = identity.data;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="m-0 text-sm">
        {messages.linkedSince} <ExactTime value={createdAt} />
      </p>
      {canUnlink ? (
        <Button variant="ghostDestructive" onClick={() => setAsking(true)}>
          {messages.unlink}
        </Button>
      ) : (
        <p className="m-0 text-sm text-muted-foreground">{messages.onlyWay}</p>
      )}
      {asking && (
        <RemovalDialog
          id={issuer}
          texts={{
            title: messages.unlinkTitle({ name }),
            text: messages.unlinkText,
            confirm: messages.unlink,
            done: messages.unlinked,
          }}
          remove={identityQueries.unlink}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
