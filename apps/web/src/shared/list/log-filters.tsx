import { DateRange } from "@atrium/ui";
import { dayRange } from "../day-range.ts";
import { useMessages } from "../messages.ts";
import { FilterSelect } from "./filter-select.tsx";
import { PersonFilter } from "./person-filter.tsx";
import type { ListPage } from "./use-list-page.ts";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

interface LogSearch {
  readonly success?: "true" | "false";
  readonly from?: string;
  readonly to?: string;
}

/** The filters that all logs have, as the URL holds them. */
export const logFilters = {
  success: { values: ["true", "false"] },
  from: { pattern: dayPattern },
  to: { pattern: dayPattern },
} as const;

/** The page call of a log for the filters in its URL. */
export function toLogQuery<Query extends LogSearch>({ success, from, to, ...query }: Query) {
  return {
    ...query,
    ...(success !== undefined && { success: success === "true" }),
    ...dayRange(from, to),
  };
}

interface LogFilterProps {
  page: Pick<ListPage<unknown>, "state" | "setFilters">;
}

/** Only what was done, or only what was refused. */
export function OutcomeFilter({ page }: LogFilterProps) {
  const { logs: messages } = useMessages();
  return (
    <FilterSelect
      label={messages.outcome}
      all={messages.allOutcomes}
      options={[
        { value: "true", label: messages.done },
        { value: "false", label: messages.refused },
      ]}
      value={page.state.filters["success"]}
      onChange={(success) => page.setFilters({ success })}
    />
  );
}

/** Only what happened within some days. */
export function PeriodFilter({ page }: LogFilterProps) {
  const { logs: messages } = useMessages();
  const { from = null, to = null } = page.state.filters;
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-xs text-muted-foreground">
        {messages.period}
      </span>
      <DateRange
        label={messages.period}
        value={{ from, to }}
        onValueChange={(next) =>
          page.setFilters({ from: next.from ?? undefined, to: next.to ?? undefined })
        }
      />
    </div>
  );
}

/** Only what one of the staff did. */
export function UserFilter({
  page,
  nameOf,
}: LogFilterProps & { nameOf: (id: string) => string | undefined }) {
  const { logs: messages } = useMessages();
  return (
    <PersonFilter
      page={page}
      name="userId"
      label={messages.person}
      all={messages.anybody}
      nameOf={nameOf}
    />
  );
}
