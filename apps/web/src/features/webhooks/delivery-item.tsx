import { Button, StatusBadge } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { webhookQueries, type WebhookDelivery } from "../../queries/webhooks.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import { useViewCan } from "../../shared/view-location.tsx";

const variants = { waiting: "warning", delivered: "success", failed: "destructive" } as const;

/** One delivery: of what, when, what came of it, and sending it again. */
export function DeliveryItem({ delivery }: { delivery: WebhookDelivery }) {
  const { webhooks: messages } = useMessages();
  const can = useViewCan();
  const resend = useMutation(
    webhookQueries.resend({
      onSuccess: () => notices.success(messages.resent),
      onError: (error) => notices.error(error.message),
    }),
  );
  const { id, status, createdAt, attempts, responseStatus, error, dueAt } = delivery;
  const event = messages.eventNames[delivery.event];
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-md border border-border p-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {event}
          <StatusBadge variant={variants[status]}>{messages.statuses[status]}</StatusBadge>
        </span>
        <span className="flex flex-wrap gap-x-3 text-muted-foreground">
          <RelativeTime value={createdAt} />
          {attempts > 0 && <span>{messages.attempts({ count: attempts })}</span>}
          {responseStatus !== null && <span>{messages.response({ status: responseStatus })}</span>}
          {dueAt !== null && attempts > 0 && (
            <span>
              {messages.next} <RelativeTime value={dueAt} />
            </span>
          )}
        </span>
        {error !== null && <span className="wrap-anywhere text-destructive">{error}</span>}
      </div>
      {can("resend") && (
        <Button
          variant="outline"
          size="sm"
          aria-label={messages.resendNamed({ event })}
          loading={resend.isPending}
          onClick={() => resend.mutate(id)}
        >
          {messages.resend}
        </Button>
      )}
    </li>
  );
}
