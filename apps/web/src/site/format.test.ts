import { describe, expect, it } from "vitest";
import {
  fileKind,
  formatDate,
  formatMonth,
  formatPrice,
  formatShortDate,
  formatSize,
} from "./format.ts";

describe("dates", () => {
  it("are in UTC, whatever the machine's time zone", () => {
    expect(formatDate("2026-03-20T23:59:59.000Z", "en")).toBe("20 March 2026");
    expect(formatShortDate("2026-03-01T00:00:00.000Z", "en")).toBe("1 Mar 2026");
    expect(formatShortDate("2026-09-01T00:00:00.000Z", "en")).toBe("1 Sep 2026");
    expect(formatMonth("2026-03", "en")).toBe("March 2026");
  });

  it("follow the language", () => {
    expect(formatDate("2026-03-20T07:00:00.000Z", "zh")).toBe("2026年3月20日");
  });
});

describe("formatPrice", () => {
  it.each([
    ["1280.00", "EUR", "€1,280"],
    ["9.50", "CNY", "CN¥9.50"],
    ["999999999999.99", null, "999,999,999,999.99"],
  ])("%s %s is %s", (amount, currency, text) =>
    expect(formatPrice(amount, currency, "en")).toBe(text),
  );
});

describe("formatSize", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [1000, "1 kB"],
    [48_213, "48 kB"],
    [1_240_000, "1.2 MB"],
    [10_000_000_000, "10 GB"],
  ])("writes %i bytes as %s", (bytes, text) => expect(formatSize(bytes, "en")).toBe(text));
});

describe("fileKind", () => {
  it("is the extension in capitals, and empty for a name without one", () => {
    expect(fileKind("report 2026.pdf")).toBe("PDF");
    expect(fileKind("README")).toBe("");
  });
});
