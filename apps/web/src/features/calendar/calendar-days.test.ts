import { describe, expect, it } from "vitest";
import { dayOf, daysAround, onDay, partAt, readDay, shiftDay, startOf } from "./calendar-days.ts";

describe("daysAround", () => {
  it("shows whole weeks from Monday on, and every day of the month once", () => {
    const days = daysAround("2026-11-23", "month");
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
    expect(new Set(days).size).toBe(days.length);
    const february = daysAround("2027-02-28", "month");
    expect([february[0], february.length]).toEqual(["2027-02-01", 28]);
    expect(daysAround("2026-11-22", "week")).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
  });
});

describe("shiftDay", () => {
  it("goes to the last day of a shorter month", () => {
    expect(shiftDay("2027-01-31", "month", 1)).toBe("2027-02-28");
    expect(shiftDay("2026-12-15", "month", 1)).toBe("2027-01-15");
    expect(shiftDay("2026-03-02", "week", -1)).toBe("2026-02-23");
  });
});

describe("onDay", () => {
  it("keeps the time of day, also across a change of daylight saving time", () => {
    for (const day of ["2026-01-31", "2026-03-29", "2026-07-01"]) {
      const at = new Date("2026-11-30T09:45:00");
      const moved = new Date(onDay(at.toISOString(), day));
      expect([dayOf(moved), moved.getHours(), moved.getMinutes()]).toEqual([day, 9, 45]);
    }
  });
});

describe("readDay", () => {
  it("accepts existing days only", () => {
    expect(readDay("2026-02-28")).toBe("2026-02-28");
    expect([readDay("2026-02-31"), readDay("tomorrow"), readDay(7)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(dayOf(startOf("2026-03-29"))).toBe("2026-03-29");
  });
});

describe("partAt", () => {
  const days = (...all: string[]) => all.map((day) => [day, "entries"] as const);

  it("parts what is over from today and what follows", () => {
    const over = days("2026-10-29", "2026-11-03");
    const rest = days("2026-11-26", "2026-11-29");
    expect(partAt([...over, ...rest], "2026-11-26")).toEqual({ over, rest });
    expect(partAt(rest, "2026-11-26")).toEqual({ over: [], rest });
  });

  it("leaves a month that is over whole", () => {
    const past = days("2026-10-29", "2026-11-03");
    expect(partAt(past, "2026-12-01")).toEqual({ over: [], rest: past });
  });
});
