import type { Feature } from "../../shared/feature.ts";

/** What appears and disappears on the public site, by date. */
export const feature: Feature = {
  views: {
    "content/calendar/index": async () => (await import("./calendar-page.tsx")).CalendarPage,
  },
};
