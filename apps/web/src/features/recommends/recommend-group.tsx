import { Button } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useDragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { planMove } from "../../shared/sibling-order.ts";
import type { Recommend } from "../../queries/recommends.ts";
import { displayTitle, type RecommendGroup as Group } from "./recommend-groups.ts";
import { RecommendRow } from "./recommend-row.tsx";
import { useReorder } from "./use-reorder.ts";

interface RecommendGroupProps {
  group: Group;
  /** The label of the position. */
  name: string;
  /** Whether the order can be changed. */
  sortable: boolean;
  onNew: ((position: string) => void) | undefined;
  onEdit: ((row: Recommend) => void) | undefined;
  onHistory: (row: Recommend) => void;
  onDelete: ((row: Recommend) => void) | undefined;
}

/** The recommendations of one position, reordered by dragging or by keyboard. */
export function RecommendGroup(props: RecommendGroupProps) {
  const { group, name, sortable, onNew, onEdit, onHistory, onDelete } = props;
  const { recommends: messages, list } = useMessages();
  const headingId = useId();
  const save = useReorder();
  const { rows } = group;
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to === from || to < 0 || to >= rows.length) return;
    const siblings = rows.map((one) => ({ ...one, parentId: one.positionType }));
    const place = { parentId: row.positionType, index: to };
    const changes = planMove({ ...row, parentId: row.positionType }, place, siblings);
    const said = messages.moved({ name: displayTitle(row), place: to + 1, count: rows.length });
    const before = changes.map(({ record: { id, orderBy } }) => ({ id, orderBy }));
    const undo = { label: list.undo, onSelect: () => save(before) };
    save(
      changes.map(({ record, orderBy }) => ({ id: record.id, orderBy })),
      { onSuccess: () => notices.success(said, undo) },
    );
  };
  const drag = useDragOrder(move);
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <header className="flex min-h-control items-center gap-2">
        <h2 id={headingId} className="m-0 text-base font-semibold">
          {name}
        </h2>
        <span className="text-xs text-subtle-foreground tabular-nums">{rows.length}</span>
        {onNew && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            aria-label={messages.newAt({ place: name })}
            onClick={() => onNew(group.position)}
          >
            <Plus aria-hidden="true" />
            {messages.add}
          </Button>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="m-0 rounded-lg border border-dashed border-border px-4 py-6 text-center text-sm text-muted-foreground">
          {messages.emptyPlace}
        </p>
      ) : (
        <ol
          aria-labelledby={headingId}
          className="m-0 list-none rounded-lg border border-border bg-card p-0"
        >
          {rows.map((row, index) => (
            <RecommendRow
              key={row.id}
              row={row}
              index={index}
              count={rows.length}
              drag={drag}
              onMove={sortable ? (to) => move(index, to) : undefined}
              onEdit={onEdit && (() => onEdit(row))}
              onHistory={onEdit && (() => onHistory(row))}
              onDelete={onDelete && (() => onDelete(row))}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
