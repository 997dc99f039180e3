import { useSessionUser } from "@atrium/hooks";
import { Skeleton, type FilterChip } from "@atrium/ui";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import { isChangePeriod } from "./change-period.ts";
import { changeRules } from "./change-rules.ts";
import { filterChips } from "./filter-chips.ts";
import type { ListPage } from "./use-list-page.ts";

/** What is needed of a list to filter it by changes. */
export type ChangedPage = Pick<ListPage<unknown>, "state" | "setFilters" | "spec" | "rows">;

/**
 * Only what was last changed in a period, or by one person. The controls are behind a button on most screens; once loaded they
 * are there with the panel.
 */
export const ChangeFilters = lazyPart(
  async () => (await import("./change-fields.tsx")).ChangeFields,
  <Skeleton className="h-control w-48" />,
);

/** Whether a list can be filtered by when its records were last changed, and by whom. */
export function hasChangeFilters({ spec }: ChangedPage): boolean {
  return Object.keys(changeRules).every((name) => spec.filters.includes(name));
}

/** What the filters by changes are set to. */
export function useChangeChips(page: ChangedPage): FilterChip[] {
  const { list: messages } = useMessages();
  const nameOf = useAuthorName(page);
  return filterChips(page, {
    updatedFrom: {
      name: messages.updatedSince,
      formatValue: (start) => (isChangePeriod(start) ? messages.periods[start] : start),
    },
    updatedTo: { name: messages.updatedUntil },
    updatedBy: { name: messages.updatedBy, formatValue: nameOf },
  });
}

/** Who changed one of the rows that are shown, or oneself. */
export function useAuthorName({ rows }: ChangedPage): (id: string) => string | undefined {
  const { list: messages } = useMessages();
  const user = useSessionUser();
  return (id) =>
    id === user?.id ? messages.me : rows.map(toAuthor).find((author) => author?.id === id)?.name;
}

function toAuthor(row: unknown): { id: unknown; name: string } | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  if (!("updatedBy" in row && "updatedByName" in row)) return undefined;
  return { id: row.updatedBy, name: String(row.updatedByName) };
}
