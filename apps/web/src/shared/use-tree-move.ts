import type { Versioned } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { notices } from "./notices.tsx";
import { planMove, type MovePlace, type Sibling } from "./sibling-order.ts";

/** What is written of a record that moves. */
type PlaceBody = Versioned & Pick<Sibling, "parentId" | "orderBy">;

/** A record, where it is to go, and what gives those that are there in their order. */
interface Move<One> {
  readonly record: One;
  readonly place: MovePlace;
  readonly siblings: () => readonly One[] | Promise<readonly One[]>;
}

/**
 * Moving records in a tree, one move at a time. One that is refused is told and leaves the tree as the server has it.
 *
 * @param write Writes one record's place.
 */
export function useTreeMove<One extends Sibling & Versioned>(
  write: (body: PlaceBody) => Promise<unknown>,
): { move: (move: Move<One>) => Promise<void>; moving: boolean } {
  const moves = useMutation({
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
    moving: moves.isPending,
    move: async (move) => {
      if (moves.isPending) return;
      await moves.mutateAsync(move).catch(() => undefined);
    },
  };
}
