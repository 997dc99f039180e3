import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

it("names a time zone with its offset, and one that is named after its offset once", () => {
  expect(zoneName("Europe/Berlin", "UTC+1")).toBe("Europe/Berlin, UTC+1");
  expect(zoneName("UTC", "UTC")).toBe("UTC");
});
