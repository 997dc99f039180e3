import { useSessionUser } from "@atrium/hooks";
import { DateRange, type FilterChip } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { changePeriods, isChangePeriod } from "./change-period.ts";
import { changeRules } from "./change-rules.ts";
import { filterChips } from "./filter-chips.ts";
import { FilterSelect } from "./filter-select.tsx";
import { PersonFilter } from "./person-filter.tsx";
import type { ListPage } from "./use-list-page.ts";

type Page = Pick<ListPage<unknown>, "state" | "setFilters" | "spec" | "rows">;

/** Whether a list can be filtered by when its records were last changed, and by whom. */
export function hasChangeFilters({ spec }: Page): boolean {
  return Object.keys(changeRules).every((name) => spec.filters.includes(name));
}

/** Only what was last changed in a period, or by one person. */
export function ChangeFilters({ page }: { page: Page }) {
  const { list: messages } = useMessages();
  const nameOf = useAuthorName(page);
  return (
    <>
      <PeriodFilter page={page} />
      <PersonFilter
        page={page}
        name="updatedBy"
        label={messages.updatedBy}
        all={messages.anybody}
        nameOf={nameOf}
      />
    </>
  );
}

/** What these filters are set to. */
export function useChangeChips(page: Page): FilterChip[] {
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

const BETWEEN = "between";

/** A period up to now, or the days from one to another. */
function PeriodFilter({ page }: { page: Page }) {
  const { list: messages } = useMessages();
  const { updatedFrom: start, updatedTo: end = null } = page.state.filters;
  const from = start === undefined || isChangePeriod(start) ? null : start;
  const [isBetween, setBetween] = useState(from !== null || end !== null);
  const options = [
    ...changePeriods.map((value) => ({ value, label: messages.periods[value] })),
    { value: BETWEEN, label: messages.betweenDays },
  ];
  return (
    <>
      <FilterSelect
        label={messages.updated}
        all={messages.anyTime}
        options={options}
        value={isBetween ? BETWEEN : start}
        onChange={(chosen) => {
          setBetween(chosen === BETWEEN);
          page.setFilters({
            updatedFrom: isChangePeriod(chosen) ? chosen : undefined,
            updatedTo: undefined,
          });
        }}
      />
      {isBetween && (
        <DateRange
          label={messages.updated}
          value={{ from, to: end }}
          onValueChange={(days) =>
            page.setFilters({
              updatedFrom: days.from ?? undefined,
              updatedTo: days.to ?? undefined,
            })
          }
        />
      )}
    </>
  );
}

/** Who changed one of the rows that are shown, or oneself. */
function useAuthorName({ rows }: Page): (id: string) => string | undefined {
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
