import { Skeleton, type FilterChip } from "@atrium/ui";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import { isChangePeriod } from "./change-period.ts";
import { changeRules } from "./change-rules.ts";
import { filterChips } from "./filter-chips.ts";
import { useAuthorName, type ChangedPage } from "./use-author-name.ts";

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
