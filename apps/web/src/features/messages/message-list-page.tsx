import { can as isAllowed } from "@atrium/hooks";
import { IconButton } from "@atrium/ui";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { messageColumns } from "./message-columns.tsx";
import { messageList } from "./message-list.ts";
import { MessageSheet } from "./message-sheet.tsx";
import { messageQueries, type Message } from "../../queries/messages.ts";
import { useMessageBatch } from "./use-message-batch.tsx";

const source = listSource({
  spec: messageList,
  query: (state) => messageQueries.page(messageList.toQuery(state)),
});

/** What visitors wrote to the company: find, read, put on record what was answered. */
export function MessageListPage() {
  const { visitorMessages: messages, list, visitorPosts } = useMessages();
  const assignments = useDictionary("assignment");
  const can = useViewCan();
  const statuses = useDictionary("messageStatus");
  const [deleting, setDeleting] = useState<Message>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const open = ({ id }: Message) => page.setDialog(id);
  const nameOf = ({ name, subject }: Message) =>
    messages.rowName({ name, subject: subject ?? messages.noSubject });
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="messagesPage"
        fileName="messages"
        columns={messageColumns(messages, list, visitorPosts, statuses, open)}
        rowName={nameOf}
        keywordLabel={messages.search}
        filters={
          <>
            <StatusFilter page={page} options={statuses.options} />
            <FilterSelect
              label={visitorPosts.assignment}
              all={visitorPosts.allAssignments}
              options={assignments.options}
              value={page.state.filters.assignment}
              onChange={(assignment) => page.setFilters({ assignment })}
            />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          status: { name: list.status, formatValue: statuses.label },
          assignment: { name: visitorPosts.assignment, formatValue: assignments.label },
        })}
        onRowOpen={open}
        rowActions={(message) => (
          <span className="flex justify-end">
            <IconButton
              label={messages.open({ name: nameOf(message) })}
              size="sm"
              onClick={() => open(message)}
            >
              <MailOpen />
            </IconButton>
            <RowActions
              name={nameOf(message)}
              onDelete={
                can("delete") && isAllowed(message.allowedActions, "delete")
                  ? () => setDeleting(message)
                  : undefined
              }
            />
          </span>
        )}
        batch={useMessageBatch()}
      />
      {page.dialog !== undefined && (
        <MessageSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: nameOf(deleting) }}
          text={messages.deleteText}
          remove={messageQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
MessageListPage.firstQueries = source.firstQueries;
