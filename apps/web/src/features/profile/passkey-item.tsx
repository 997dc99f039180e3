import { Badge, Button } from "@atrium/ui";
import type { Passkey } from "../../queries/passkeys.ts";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";

export interface PasskeyItemProps {
  passkey: Passkey;
  onRemove: () => void;
}

/** One passkey: where it is, since when, and when it was used last. */
export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const { passkeySettings: messages } = useMessages();
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const lastUse =
    lastUsedAt === null ? messages.never : <RelativeTime key="used" value={lastUsedAt} />;
  return (
    <li className="flex items-start gap-3 rounded-md border border-border p-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium wrap-anywhere">
          {name} {synced && <Badge>{messages.synced}</Badge>}
        </span>
        <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <DetailRows
            rows={[
              [messages.created, <ExactTime key="created" value={createdAt} />],
              [messages.lastUsed, lastUse],
            ]}
          />
        </dl>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={messages.removeNamed({ name })}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </li>
  );
}
