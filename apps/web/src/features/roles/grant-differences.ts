import type { AccessRow } from "./access-rows.ts";
import type { Grants } from "./grants.ts";

/** What one side has and the other has not, on one page. */
export interface GrantDifference {
  readonly row: AccessRow;
  /** Names of permissions; null is the page itself. */
  readonly onlyBefore: readonly (string | null)[];
  readonly onlyAfter: readonly (string | null)[];
}

/** What two roles, or a role before and after a change, do not have in common; pages without a difference are left out. */
export function grantDifferences(
  rows: readonly AccessRow[],
  before: Grants,
  after: Grants,
): GrantDifference[] {
  return rows
    .map((row) => ({
      row,
      onlyBefore: missing(row, before, after),
      onlyAfter: missing(row, after, before),
    }))
    .filter(({ onlyBefore, onlyAfter }) => onlyBefore.length + onlyAfter.length > 0);
}

/** How many pages and permissions differ. */
export function countDifferences(differences: readonly GrantDifference[]): number {
  return differences.reduce(
    (sum, { onlyBefore, onlyAfter }) => sum + onlyBefore.length + onlyAfter.length,
    0,
  );
}

function missing({ menuId, permissions }: AccessRow, from: Grants, to: Grants): (string | null)[] {
  const opens = menuId !== null && from.menuIds.has(menuId) && !to.menuIds.has(menuId);
  const names = permissions
    .filter(({ id }) => from.authIds.has(id) && !to.authIds.has(id))
    .map(({ name }) => name);
  return opens ? [null, ...names] : names;
}
