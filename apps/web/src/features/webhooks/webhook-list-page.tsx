import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, ListChecks, Plus, Send } from "lucide-react";
import { useState } from "react";
import { webhookQueries, type Webhook } from "../../queries/webhooks.ts";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { webhookColumns } from "./webhook-columns.tsx";
import { webhookList } from "./webhook-list.ts";

const source = listSource({
  spec: webhookList,
  query: (state) => webhookQueries.page(webhookList.toQuery(state)),
});

const WebhookSheet = lazyPart(async () => (await import("./webhook-sheet.tsx")).WebhookSheet);
const RotateSecretDialog = lazyPart(
  async () => (await import("./rotate-secret-dialog.tsx")).RotateSecretDialog,
);

/** What is open about a webhook. */
interface Opened {
  what: "deliveries" | "rotate" | "delete";
  webhook: Webhook;
}

/** All webhooks: add, change and delete them, send tests, and see what was delivered. */
export function WebhookListPage() {
  const admin = useMessages();
  const { webhooks: messages, list } = admin;
  const can = useViewCan();
  const [opened, setOpened] = useState<Opened>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const edit = can("update") ? ({ id }: Webhook) => page.setDialog(id) : undefined;
  const close = () => setOpened(undefined);
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="webhooks"
        columns={webhookColumns(admin, edit)}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        chips={filterChips(page, { keyword: { name: list.keyword } })}
        onRowOpen={edit}
        action={
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        rowActions={(webhook) => (
          <WebhookActions webhook={webhook} onEdit={edit} onOpen={setOpened} />
        )}
      />
      {page.dialog !== undefined && (
        <WebhookSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
      {opened?.what === "deliveries" && <DeliveryLog webhook={opened.webhook} onClose={close} />}
      {opened?.what === "rotate" && <RotateSecretDialog webhook={opened.webhook} onClose={close} />}
      {opened?.what === "delete" && (
        <DeleteDialog
          record={opened.webhook}
          text={messages.deleteText}
          remove={webhookQueries.remove}
          onClose={close}
        />
      )}
    </>
  );
}
WebhookListPage.firstQueries = source.firstQueries;

interface WebhookActionsProps {
  webhook: Webhook;
  onEdit: ((webhook: Webhook) => void) | undefined;
  onOpen: (opened: Opened) => void;
}

function WebhookActions({ webhook, onEdit, onOpen }: WebhookActionsProps) {
  const { webhooks: messages } = useMessages();
  const can = useViewCan();
  const test = useMutation(
    webhookQueries.test({
      onSuccess: () => notices.success(messages.tested({ name: webhook.name })),
      onError: (error) => notices.error(error.message),
    }),
  );
  const entries = [
    {
      id: "deliveries",
      label: messages.deliveries,
      icon: <ListChecks />,
      onSelect: () => onOpen({ what: "deliveries", webhook }),
    },
    {
      id: "test",
      label: messages.test,
      icon: <Send />,
      onSelect: () => test.mutate(webhook.id),
    },
    {
      id: "rotateSecret",
      label: messages.rotate,
      icon: <KeyRound />,
      onSelect: () => onOpen({ what: "rotate", webhook }),
    },
  ];
  return (
    <RowActions
      name={webhook.name}
      onEdit={onEdit && (() => onEdit(webhook))}
      more={entries.filter(({ id }) => can(id))}
      onDelete={can("delete") ? () => onOpen({ what: "delete", webhook }) : undefined}
    />
  );
}
