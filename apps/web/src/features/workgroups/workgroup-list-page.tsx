import { useHasPermission } from "@atrium/hooks";
import { Button, type MenuEntry } from "@atrium/ui";
import { Plus, UsersRound } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { workgroupQueries, type Workgroup } from "../../queries/workgroups.ts";
import { workgroupColumns } from "./workgroup-columns.tsx";
import { workgroupList } from "./workgroup-list.ts";

const source = listSource({
  spec: workgroupList,
  query: (state) => workgroupQueries.page(workgroupList.toQuery(state)),
});

const MembersSheet = lazyPart(async () => (await import("./members-sheet.tsx")).MembersSheet);
const WorkgroupSheet = lazyPart(async () => (await import("./workgroup-sheet.tsx")).WorkgroupSheet);

/** The search param of the workgroup whose members are shown. */
const membersOf = "members-";

/** All workgroups: find, add, change and delete them, and say who belongs to them. */
export function WorkgroupListPage() {
  const { workgroups: messages, list, phrases } = useMessages();
  const can = useViewCan();
  const has = useHasPermission();
  // The page has the buttons of workgroups and of members, and both are named alike.
  const mayDo = (verb: string) => can(verb) && has(`system:workgroup:${verb}`);
  const modes = useDictionary("reviewMode");
  const statuses = useDictionary("enabledStatus");
  const [deleting, setDeleting] = useState<Workgroup>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { dialog } = page;
  const edit = ({ id }: Workgroup) => (mayDo("update") ? () => page.setDialog(id) : undefined);
  const showMembers = ({ id }: Workgroup) =>
    has("system:workgroupMember:view") ? () => page.setDialog(membersOf + id) : undefined;
  const close = () => page.setDialog(undefined);
  const historyEntry = useHistoryEntry();
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="workgroupsPage"
        fileName="workgroups"
        columns={workgroupColumns({
          messages,
          list,
          phrases,
          modes,
          statuses,
          onOpen: edit,
          onMembers: showMembers,
        })}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        filters={<StatusFilter page={page} options={statuses.options} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          mayDo("add") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        onRowOpen={(group) => edit(group)?.()}
        rowActions={(group) => (
          <RowActions
            name={group.name}
            onEdit={edit(group)}
            more={[
              ...membersEntry(messages.members, showMembers(group)),
              ...historyEntry(edit(group) && (() => page.setDialog(group.id, group.id))),
            ]}
            onDelete={mayDo("delete") ? () => setDeleting(group) : undefined}
          />
        )}
      />
      {dialog?.startsWith(membersOf) && (
        <MembersSheet key={dialog} id={dialog.slice(membersOf.length)} onClose={close} />
      )}
      {dialog !== undefined && !dialog.startsWith(membersOf) && (
        <WorkgroupSheet key={dialog} id={dialog} onClose={close} />
      )}
      {deleting && (
        <DeleteDialog
          record={deleting}
          kind="workgroups"
          remove={workgroupQueries.remove}
          explain={({ articleTypes = 0, reviews = 0 }) =>
            articleTypes + reviews > 0 ? messages.inUse({ articleTypes, reviews }) : undefined
          }
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
WorkgroupListPage.firstQueries = source.firstQueries;

function membersEntry(label: string, onSelect: (() => void) | undefined): MenuEntry[] {
  return onSelect === undefined ? [] : [{ id: "members", label, icon: <UsersRound />, onSelect }];
}
