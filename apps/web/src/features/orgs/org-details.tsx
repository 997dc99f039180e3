import { Button, IconButton } from "@atrium/ui";
import { ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { EnabledBadge } from "../../shared/enabled-badge.tsx";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import { useIsMoving, useTreeMove } from "../../shared/use-tree-move.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { orgQueries, type Org } from "../../queries/orgs.ts";
import { useQuery } from "../../shared/use-query.ts";

interface OrgDetailsProps {
  org: Org;
  /** Opens a sheet: `edit` or `newBelow`. */
  onOpen: (sheet: string) => void;
  onDelete: () => void;
}

/** An organisation's details and actions. */
export function OrgDetails({ org, onOpen, onDelete }: OrgDetailsProps) {
  const { orgs: messages, list } = useMessages();
  const types = useDictionary("orgType");
  const can = useViewCan();
  const moving = useIsMoving();
  return (
    <section aria-label={org.name} className="rounded-lg border border-border bg-card">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-border p-4">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="m-0 text-lg font-semibold wrap-anywhere">{org.name}</h2>
          <p className="m-0 text-sm text-muted-foreground">{types.label(org.type)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {can("update") && <MoveButtons org={org} />}
          {can("delete") && (
            <Button variant="ghostDestructive" disabled={moving} onClick={onDelete}>
              <Trash2 aria-hidden="true" />
              {list.delete}
            </Button>
          )}
          {can("add") && (
            <Button variant="outline" onClick={() => onOpen("newBelow")}>
              <Plus aria-hidden="true" />
              {messages.newBelow}
            </Button>
          )}
          {can("update") && (
            <Button variant="outline" disabled={moving} onClick={() => onOpen("edit")}>
              <Pencil aria-hidden="true" />
              {list.edit}
            </Button>
          )}
        </div>
      </header>
      <dl className="m-0 grid grid-cols-[minmax(6rem,auto)_1fr] items-baseline gap-x-6 gap-y-2.5 p-4 text-sm">
        <DetailRows
          rows={[
            [list.status, <EnabledBadge key="status" status={org.status} />],
            [messages.code, <code key="code">{org.code}</code>],
            [messages.leader, org.leaderName],
            [messages.people, <People key="people" org={org} />],
            [messages.phone, org.phone && <a href={`tel:${org.phone}`}>{org.phone}</a>],
            [messages.email, org.email && <a href={`mailto:${org.email}`}>{org.email}</a>],
            [list.orderBy, String(org.orderBy)],
            [list.updated, <RelativeTime key="changed" value={org.updatedAt} />],
          ]}
        />
      </dl>
    </section>
  );
}

/** How many belong to it, and the way to them for those who may see them. */
function People({ org: { id, userCount } }: { org: Org }) {
  const { orgs: messages } = useMessages();
  const users = usePagePath("system/user/index");
  const count = messages.peopleCount({ count: userCount });
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {users === undefined ? (
        count
      ) : (
        <AdminLink
          to={`${users}?orgId=${encodeURIComponent(id)}`}
          look="text"
          className="inline-block"
        >
          {count}
        </AdminLink>
      )}
      <span className="text-muted-foreground">{messages.peopleNote}</span>
    </span>
  );
}

function MoveButtons({ org }: { org: Org }) {
  const { trees } = useMessages();
  const { data: siblings = [] } = useQuery(orgQueries.list(org.parentId));
  const moving = useIsMoving();
  const { move } = useTreeMove<Org>(useMutation(orgQueries.update()).mutateAsync);
  const at = siblings.findIndex(({ id }) => id === org.id);
  const moveTo = (index: number) =>
    void move({ record: org, place: { parentId: org.parentId, index }, siblings: () => siblings });
  return (
    <>
      <IconButton label={trees.moveUp} disabled={moving || at <= 0} onClick={() => moveTo(at - 1)}>
        <ChevronUp />
      </IconButton>
      <IconButton
        label={trees.moveDown}
        disabled={moving || at === -1 || at === siblings.length - 1}
        onClick={() => moveTo(at + 1)}
      >
        <ChevronDown />
      </IconButton>
    </>
  );
}
