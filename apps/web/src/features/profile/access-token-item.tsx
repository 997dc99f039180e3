import { Badge, Button } from "@atrium/ui";
import type { AccessToken } from "../../queries/access-tokens.ts";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import { useNow } from "../../shared/use-now.ts";

export interface AccessTokenItemProps {
  token: AccessToken;
  onRevoke: () => void;
}

/** One token: what it is for, what it may do, until when, and when it was used last. */
export function AccessTokenItem({ token, onRevoke }: AccessTokenItemProps) {
  const { accessTokens: messages } = useMessages();
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const isExpired = new Date(expiresAt).getTime() <= useNow();
  return (
    <li className="flex items-start gap-3 rounded-md border border-border p-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium wrap-anywhere">
          {name} {isExpired && <Badge>{messages.expired}</Badge>}
        </span>
        <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <DetailRows
            rows={[
              [
                messages.scopes,
                <span key="scopes" className="wrap-anywhere" title={scopes.join("\n")}>
                  {messages.scopeCount({ count: scopes.length })}
                </span>,
              ],
              [messages.expires, <ExactTime key="expires" value={expiresAt} />],
              [
                messages.lastUsed,
                lastUsedAt === null ? (
                  messages.never
                ) : (
                  <RelativeTime key="used" value={lastUsedAt} />
                ),
              ],
            ]}
          />
        </dl>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={messages.revokeNamed({ name })}
        onClick={onRevoke}
      >
        {messages.revoke}
      </Button>
    </li>
  );
}
