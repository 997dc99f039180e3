import { Button } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { enabledColumn, orderByColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { Workgroup } from "../../queries/workgroups.ts";

type Opener = (group: Workgroup) => (() => void) | undefined;

/** What the columns need. */
interface WorkgroupColumnsOptions {
  messages: AdminMessages["workgroups"];
  list: AdminMessages["list"];
  phrases: AdminMessages["phrases"];
  modes: DictionaryView;
  statuses: DictionaryView;
  onOpen: Opener;
  onMembers: Opener;
}

/** The columns of the list of workgroups. */
export function workgroupColumns({
  messages,
  list,
  phrases,
  modes,
  statuses,
  onOpen,
  onMembers,
}: WorkgroupColumnsOptions): ListColumn<Workgroup>[] {
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      text: ({ name }) => name,
      cell: (group) => <RowName name={group.name} dialog={group.id} onOpen={onOpen(group)} />,
    },
    {
      id: "code",
      header: messages.code,
      sortable: true,
      text: ({ code }) => code,
      cell: ({ code }) => <code className="text-xs">{code}</code>,
    },
    { id: "leader", header: messages.leader, text: ({ leaderName }) => leaderName },
    {
      id: "memberCount",
      header: messages.memberCount,
      align: "end",
      sortable: true,
      text: ({ memberCount }) => memberCount,
      cell: (group) => (
        <MemberCount
          count={group.memberCount}
          label={phrases.labelled({
            name: String(group.memberCount),
            text: messages.showMembers(group),
          })}
          onOpen={onMembers(group)}
        />
      ),
    },
    {
      id: "reviewMode",
      header: messages.reviewMode,
      text: ({ reviewMode }) => modes.label(reviewMode),
    },
    enabledColumn(list, statuses),
    { ...orderByColumn(list), hiddenByDefault: true },
    {
      id: "description",
      header: messages.description,
      hiddenByDefault: true,
      text: ({ description }) => description,
    },
    updatedColumn(list),
  ];
}

interface MemberCountProps {
  count: number;
  label: string;
  onOpen: (() => void) | undefined;
}

function MemberCount({ count, label, onOpen }: MemberCountProps) {
  if (onOpen === undefined) return count;
  return (
    <Button
      variant="link"
      size="sm"
      className="h-6 min-w-6 justify-end"
      aria-label={label}
      onClick={onOpen}
    >
      {count}
    </Button>
  );
}
