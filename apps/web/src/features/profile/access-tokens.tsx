import { Button, PanelState } from "@atrium/ui";
import { useState } from "react";
import { accessTokenQueries, type AccessToken } from "../../queries/access-tokens.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { AccessTokenDialog } from "./access-token-dialog.tsx";
import { AccessTokenItem } from "./access-token-item.tsx";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { useQuery } from "../../shared/use-query.ts";

/** All tokens of the user: as many as an account may have. */
export const ownAccessTokens = accessTokenQueries.page({ pageSize: 50 });

/** The user's tokens for scripts and programs: those there are, a new one, and revoking one. */
export function AccessTokens() {
  const { accessTokens: messages } = useMessages();
  const tokens = useQuery(ownAccessTokens);
  const [creating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<AccessToken>();
  return (
    <>
      {tokens.data === undefined ? (
        <PanelState state={pendingStatus(tokens, messages.title)} />
      ) : (
        <div className="grid gap-3">
          {tokens.data.records.length === 0 ? (
            <PanelState
              state={{ status: "empty", title: messages.emptyTitle, text: messages.emptyText }}
            />
          ) : (
            <ul className="m-0 grid list-none gap-2 p-0">
              {tokens.data.records.map((token) => (
                <AccessTokenItem key={token.id} token={token} onRevoke={() => setRevoked(token)} />
              ))}
            </ul>
          )}
          <div>
            <Button variant="outline" onClick={() => setCreating(true)}>
              {messages.create}
            </Button>
          </div>
        </div>
      )}
      {creating && <AccessTokenDialog onClose={() => setCreating(false)} />}
      {revoked && (
        <RemovalDialog
          id={revoked.id}
          texts={{
            title: messages.revokeTitle(revoked),
            text: messages.revokeText,
            confirm: messages.revoke,
            done: messages.revoked(revoked),
          }}
          remove={accessTokenQueries.remove}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}
