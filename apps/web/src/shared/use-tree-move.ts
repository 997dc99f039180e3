import type { Versioned } from "@atrium/hooks/resource";
import { useIsMutating, useMutation } from "@tanstack/react-query";
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
 * Moves records in a tree, one move at a time. A rejected one is reported, and the tree shows the server's order again.
 * `pending` is set until everything shown has been refetched.
 *
 * @param write Saves one record's position.
 */
export function useTreeMove<One extends Sibling & Versioned>(
  write: (body: PlaceBody) => Promise<unknown>,
): {
  move: (move: Move<One>) => Promise<void>;
  pending: RecordMove<One> | undefined;
} {
  const moves = useMutation({
    mutationKey,
    mutationFn: async ({ record, place, siblings }: Move<One>) => {
      const changes = planMove(record, place, await siblings());
      // One after the other: each is checked against the tree as the one before left it.
      for (const { record: one, parentId, orderBy } of changes) {
        // oxlint-disable-next-line no-await-in-loop
        await write({ id: one.id, version: one.version, parentId, orderBy });
      }
    },
    onError: (error) => notices.error(error.message),
  });
  return {
    pending: moves.isPending ? moves.variables : undefined,
    move: async (move) => {
      if (moves.isPending) return;
      await moves.mutateAsync(move).catch(() => undefined);
    },
  };
}
