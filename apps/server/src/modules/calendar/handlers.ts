import { answerList } from "../records.ts";
import type { Handlers } from "../operation.ts";
import { actorOf } from "../workflow/actor.ts";
import { readCalendar } from "./read-calendar.ts";

export const calendarHandlers = {
  calendarEntries: async ({ query }, ctx) =>
    answerList(await readCalendar(ctx.db, query, actorOf(ctx), ctx.now())),
} satisfies Partial<Handlers>;
