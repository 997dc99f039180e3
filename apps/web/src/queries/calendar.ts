import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** Something that happened or happens on the public site at a time. */
export type CalendarEntry = Result<"calendarEntries">[number];

/** An entry, and the date that it gets. */
export interface CalendarMove {
  readonly entry: Pick<CalendarEntry, "kind" | "id" | "version">;
  readonly at: string;
}

/** The queries and mutations of the calendar. */
export const calendarQueries = defineQueries(
  "calendar",
  {
    list: silent((query: Input<"calendarEntries">, options) =>
      sdk.calendar.entries(query, options),
    ),
    move: ({ entry: { kind, id, version }, at }: CalendarMove) =>
      kind === "release"
        ? sdk.releases.schedule({ id, version, scheduledAt: at }, { silent: true })
        : sdk.articles.act(
            { bizId: id, action: "schedule", version, scheduledAt: at },
            { silent: true },
          ),
  },
  { also: ["articles", "releases", "home"] },
);
