import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readRetryAfter, retryDelay } from "./retry.ts";

describe("retryDelay", () => {
  it.each([429, 502, 503, 504])("retries a status %i", (status) => {
    expect(retryDelay({ status }, 0, 0)).toBe(500);
  });

  it("retries a request without a response", () => {
    expect(retryDelay({}, 0, 0)).toBe(500);
  });

  it.each([200, 400, 401, 403, 404, 409, 413, 500, 501])("does not retry a status %i", (status) => {
    expect(retryDelay({ status }, 0, 0)).toBe(Infinity);
  });
});

test("doubles the backoff, with up to half of it as jitter", () => {
  fc.assert(
    fc.property(fc.nat({ max: 4 }), fc.double({ min: 0, max: 1, noNaN: true }), (tried, random) => {
      const delay = retryDelay({}, tried, random);
      const whole = 500 * 2 ** tried;
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});

test("waits at least Retry-After, and never more than ten seconds", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), fc.nat({ max: 3 }), (seconds, tried) => {
      const delay = retryDelay({ status: 503, retryAfter: String(seconds) }, tried, 0.5);
      const wish = Math.max(seconds * 1000, 375 * 2 ** tried);
      expect(delay).toBe(seconds > 10 ? Infinity : wish);
    }),
  );
});

describe("Retry-After", () => {
  const now = Date.parse("2026-11-21T08:00:00.400Z");

  it.each([
    ["120", 120],
    ["Sat, 21 Nov 2026 08:00:30 GMT", 30],
    ["Sat, 21 Nov 2026 07:00:00 GMT", undefined],
    ["0", undefined],
    ["soon", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%s", (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  it("is a whole number of seconds or undefined, whatever the header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = readRetryAfter(header, now);
        expect(seconds === undefined || seconds > 0).toBe(true);
      }),
    );
  });
});
