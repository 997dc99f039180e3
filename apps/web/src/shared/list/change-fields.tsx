import { DateRange } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { changePeriods, isChangePeriod } from "./change-period.ts";
import { FilterSelect } from "./filter-select.tsx";
import { PersonFilter } from "./person-filter.tsx";
import { useAuthorName, type ChangedPage } from "./use-author-name.ts";

/** The controls of `ChangeFilters`. */
export function ChangeFields({ page }: { page: ChangedPage }) {
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

const BETWEEN = "between";

/** A period up to now, or the days from one to another. */
function PeriodFilter({ page }: { page: ChangedPage }) {
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
