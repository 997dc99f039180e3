import { expect, it } from "vitest";
import { readCalendarAddress } from "./calendar-address.ts";

const now = new Date("2026-03-14T12:00:00").getTime();

it("shows the present month without search params", () => {
  const { span, day, days, typeId } = readCalendarAddress({}, now);
  expect({ span, day, typeId }).toEqual({ span: "month", day: "2026-03-14", typeId: undefined });
  expect([days[0], days.at(-1)]).toEqual(["2026-02-23", "2026-04-05"]);
});

it("shows the week and the filters that the address names", () => {
  const search = { span: "week", day: "2026-05-06", typeId: "7", createdBy: "" };
  const { days, typeId, createdBy } = readCalendarAddress(search, now);
  expect([days[0], days.at(-1)]).toEqual(["2026-05-04", "2026-05-10"]);
  expect({ typeId, createdBy }).toEqual({ typeId: "7", createdBy: undefined });
});
