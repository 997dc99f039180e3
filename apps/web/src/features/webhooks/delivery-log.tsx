import { Dialog, PanelState, Pagination, Select } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { webhookDeliveries, type Webhook, type WebhookDelivery } from "../../queries/webhooks.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";
import { DeliveryItem } from "./delivery-item.tsx";

const PAGE_SIZE = 20;
const statuses = ["waiting", "delivered", "failed"] as const;

export interface DeliveryLogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What a webhook was sent, what came of it, and sending it again. */
export function DeliveryLog({ webhook: { id, name }, onClose }: DeliveryLogProps) {
  const { webhooks: messages } = useMessages();
  const [status, setStatus] = useState<WebhookDelivery["status"]>();
  const [pageNo, setPageNo] = useState(1);
  const filter = status === undefined ? {} : { status };
  const query = webhookDeliveries({ webhookId: id, pageNo, pageSize: PAGE_SIZE, ...filter });
  const log = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Dialog
      open
      size="lg"
      title={messages.deliveriesOf({ name })}
      description={messages.deliveriesText}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="grid gap-3">
        <Select
          aria-label={messages.status}
          className="w-44"
          value={status ?? ""}
          placeholder={messages.allStatuses}
          options={statuses.map((value) => ({ value, label: messages.statuses[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setStatus(statuses.find((known) => known === value));
            setPageNo(1);
          }}
        />
        {log.data === undefined ? (
          <PanelState state={pendingStatus(log, messages.permissionDeliveries)} />
        ) : log.data.records.length === 0 ? (
          <PanelState
            state={{
              status: "empty",
              title: messages.noDeliveries,
              text: messages.noDeliveriesText,
            }}
          />
        ) : (
          <ul className="m-0 grid list-none gap-2 p-0">
            {log.data.records.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
        {log.data !== undefined && log.data.total > PAGE_SIZE && (
          <Pagination
            page={pageNo}
            pageSize={PAGE_SIZE}
            total={log.data.total}
            onPageChange={setPageNo}
          />
        )}
      </div>
    </Dialog>
  );
}
