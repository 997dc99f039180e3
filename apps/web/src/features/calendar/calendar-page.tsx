import type { SearchValues } from "@atrium/hooks/resource";
import {
  Button,
  Combobox,
  IconButton,
  PageHeader,
  PanelState,
  TreeSelect,
  utcOffsetAt,
} from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { CalendarEntry } from "../../queries/calendar.ts";
import { useArticleTypes } from "../../shared/article-types.ts";
import { DateDialog } from "../../shared/date-dialog.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { usePeople } from "../../shared/people.ts";
import { useNow } from "../../shared/use-now.ts";
import { useQuery } from "../../shared/use-query.ts";
import { useViewAddress } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { Agenda } from "./agenda.tsx";
import { entriesAt, readCalendarAddress } from "./calendar-address.ts";
import { byDay, calendarSpans, dayOf, shiftDay, startOf, type Day } from "./calendar-days.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { useMove } from "./use-move.ts";
import { zoneName } from "./zone-name.ts";

/** What was and will be published, is taken offline or released, by month or week. What is to come can be moved. */
export function CalendarPage() {
  const { calendar: messages } = useMessages();
  const tag = useLocale();
  const { search, setSearch } = useViewAddress();
  const { moveTo, dropOn } = useMove();
  const [moved, setMoved] = useState<CalendarEntry>();
  const now = useNow();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const address = readCalendarAddress(search, now);
  const { span, day, days, typeId, createdBy } = address;
  const query = useQuery({
    ...entriesAt(address),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const entries = byDay(query.data ?? []);
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    setSearch({ ...search, ...next });
  const heading =
    span === "month"
      ? startOf(day).toLocaleDateString(tag, { month: "long", year: "numeric" })
      : weekName(days, tag);
  return (
    <ViewPage className="@container">
      <PageHeader
        title={messages.title}
        description={messages.description({ zone: zoneName(timeZone, utcOffsetAt(null)) })}
        actions={
          <div role="group" aria-label={messages.span} className="flex gap-1">
            {calendarSpans.map((one) => (
              <Button
                key={one}
                variant={one === span ? "secondary" : "ghost"}
                aria-pressed={one === span}
                onClick={() => change({ span: one })}
              >
                {messages.spans[one]}
              </Button>
            ))}
          </div>
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={messages.earlier[span]}
          variant="outline"
          onClick={() => change({ day: shiftDay(day, span, -1) })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label={messages.later[span]}
          variant="outline"
          onClick={() => change({ day: shiftDay(day, span, 1) })}
        >
          <ChevronRight />
        </IconButton>
        <Button variant="outline" onClick={() => change({ day: undefined })}>
          {messages.today}
        </Button>
        <h2 aria-live="polite" className="m-0 mr-auto text-base font-semibold">
          {heading}
        </h2>
        <CalendarFilters typeId={typeId} createdBy={createdBy} onChange={change} />
      </div>
      {query.data === undefined && <PanelState state={pendingStatus(query, messages.permission)} />}
      {query.data !== undefined && (
        <>
          {query.data.length === 0 && (
            <p role="status" className="m-0 text-sm text-muted-foreground">
              {messages.empty}
            </p>
          )}
          <CalendarGrid
            days={days}
            span={span}
            day={day}
            entries={entries}
            onMove={setMoved}
            onDrop={dropOn}
            onWeek={(of) => change({ day: of, span: "week" })}
          />
          <Agenda entries={entries} today={dayOf(new Date(now))} onMove={setMoved} />
        </>
      )}
      {moved && (
        <DateDialog
          title={messages.moveNamed({ title: moved.title })}
          description={messages.moveText}
          label={messages.moveTo}
          confirmLabel={messages.move}
          value={moved.at}
          onConfirm={(at) => moveTo(moved, at)}
          onClose={() => setMoved(undefined)}
        />
      )}
    </ViewPage>
  );
}
CalendarPage.firstQueries = (search: SearchValues) => [
  entriesAt(readCalendarAddress(search, Date.now())),
];

interface CalendarFiltersProps {
  typeId: string | undefined;
  createdBy: string | undefined;
  onChange: (next: Readonly<Record<string, string | undefined>>) => void;
}

function CalendarFilters({ typeId, createdBy, onChange }: CalendarFiltersProps) {
  const { articles: messages } = useMessages();
  const types = useArticleTypes();
  const people = usePeople();
  return (
    <>
      <TreeSelect
        label={messages.filterType}
        placeholder={messages.allTypes}
        nodes={types.nodes}
        value={typeId ?? null}
        onValueChange={(id) => onChange({ typeId: id ?? undefined })}
        className="w-full sm:w-44"
      />
      <Combobox
        aria-label={messages.filterAuthor}
        placeholder={messages.filterAuthor}
        value={createdBy ?? null}
        onValueChange={(id) => onChange({ createdBy: id ?? undefined })}
        options={people.options}
        onSearch={people.onSearch}
        loading={people.loading}
        className="w-full sm:w-44"
      />
    </>
  );
}

function weekName(days: readonly Day[], tag: string): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric" });
  return format.formatRange(startOf(first), startOf(last));
}
