import type { Versioned } from "@atrium/hooks/resource";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";
import { planMove, type MoveTarget, type Sibling } from "./sibling-order.ts";

/** The update that moves a record. */
type PlaceBody = Versioned & Pick<Sibling, "parentId" | "orderBy">;

/** A record and its target position. */
export interface RecordMove<One> {
  readonly record: One;
  readonly place: MoveTarget;
}

interface Move<One> extends RecordMove<One> {
  /** Gives those that are there in their order. */
  readonly siblings: () => readonly One[] | Promise<readonly One[]>;
}

const mutationKey = ["tree", "move"];

/** Whether a move is pending, so that the tree may be stale. */
export function useIsMoving(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * Moves records in a tree, one move at a time; a notice offers to undo it. A rejected one is reported, and the tree shows the server's order again.
 * `pending` is set until everything shown has been refetched.
 *
 * @param write Saves one record's position.
 */
export function useTreeMove<One extends Sibling & Versioned>(
  write: (body: PlaceBody) => Promise<Pick<Versioned, "version">>,
): {
  move: (move: Move<One>) => Promise<void>;
  pending: RecordMove<One> | undefined;
} {
  const { list: messages } = useMessages();
  const undoing = useMutation({
    mutationKey,
    mutationFn: (bodies: PlaceBody[]) => writeAll(bodies),
  });
  const moves = useMutation({
    mutationKey,
    mutationFn: async ({ record, place, siblings }: Move<One>) => {
      const changes = planMove(record, place, await siblings());
      const versions = await writeAll(
        changes.map(({ record: { id, version }, parentId, orderBy }) => ({
          id,
          version,
          parentId,
          orderBy,
        })),
      );
      return changes.map(({ record: { id, parentId, orderBy } }, at) => ({
        id,
        version: versions[at] ?? 0,
        parentId,
        orderBy,
      }));
    },
    onSuccess: (before) => {
      if (before.length === 0) return;
      const undo = () =>
        void undoing.mutateAsync(before.toReversed()).then(
          () => notices.success(messages.undone),
          () => notices.error(messages.undoFailed({ failed: 1, count: 1 })),
        );
      notices.success(messages.moved, { label: messages.undo, onSelect: undo });
    },
    onError: (error) => notices.error(error.message),
  });
  // One after the other: each is checked against the tree as the one before left it.
  async function writeAll(bodies: readonly PlaceBody[]): Promise<number[]> {
    const versions: number[] = [];
    for (const body of bodies) {
      // oxlint-disable-next-line no-await-in-loop
      const { version } = await write(body);
      versions.push(version);
    }
    return versions;
  }
  return {
    pending: moves.isPending ? moves.variables : undefined,
    move: async (move) => {
      if (moves.isPending) return;
      await moves.mutateAsync(move).catch(() => undefined);
    },
  };
}
