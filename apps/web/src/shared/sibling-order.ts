/** The gap between siblings, so that another one fits between two of them. */
const step = 10;

/** Whatever has a position among its siblings. */
export interface Ordered {
  readonly orderBy: number;
}

/** The position behind all siblings. */
export function nextOrder(siblings: readonly Ordered[]): number {
  return siblings.reduce((last, { orderBy }) => Math.max(last, orderBy), 0) + step;
}

/** A record of a tree. */
export interface Sibling extends Ordered {
  readonly id: string;
  readonly parentId: string;
}

/** Where a record is to go. */
export interface MoveTarget {
  readonly parentId: string;
  /** Its place among those that are there already, itself not counted; the last when it is larger. */
  readonly index: number;
}

/** One record's new place. */
export interface PositionChange<One> extends Pick<Sibling, "parentId" | "orderBy"> {
  readonly record: One;
}

/**
 * The updates that move a record: mostly its own position only; its siblings' as well where there is no gap.
 *
 * @param siblings The children of the target parent, in order.
 */
export function planMove<One extends Sibling>(
  record: One,
  place: MoveTarget,
  siblings: readonly One[],
): PositionChange<One>[] {
  const { parentId } = place;
  const others = siblings.filter(({ id }) => id !== record.id);
  const index = Math.min(place.index, others.length);
  const orderBy = orderBetween(others[index - 1], others[index]);
  const inOrder = others.toSpliced(index, 0, record);
  const planned =
    orderBy === undefined
      ? inOrder.map((one, at) => ({ record: one, parentId, orderBy: (at + 1) * step }))
      : [{ record, parentId, orderBy: inOrder.length === 1 ? record.orderBy : orderBy }];
  return planned.filter(
    (change) =>
      change.parentId !== change.record.parentId || change.orderBy !== change.record.orderBy,
  );
}

/** A position between two neighbours, either of which may be missing; undefined when there is no room. */
function orderBetween(before: Ordered | undefined, after: Ordered | undefined): number | undefined {
  if (after === undefined) return (before?.orderBy ?? 0) + step;
  if (before === undefined) return after.orderBy - step;
  const middle = Math.floor((before.orderBy + after.orderBy) / 2);
  return middle > before.orderBy && middle < after.orderBy ? middle : undefined;
}
