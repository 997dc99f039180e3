import { describe, expect, test } from "vitest";
import { PasswordHasher } from "./password-hasher.ts";

describe("PasswordHasher", () => {
  const hasher = new PasswordHasher({ queue: 50, waitMs: 5_000 });

  test("knows a password again, and no other", async () => {
    const stored = await hasher.hash("a quiet harbour");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify("a quiet harbour", stored)).toBe(true);
    expect(await hasher.verify("A quiet harbour", stored)).toBe(false);
  });

  test("takes the same password typed as other code points", async () => {
    const stored = await hasher.hash("Ame\u0301lie-am-Meer");
    expect(await hasher.verify("Am\u00e9lie-am-Meer", stored)).toBe(true);
  });

  test("says no without a hash, after the same work", async () => {
    const stored = await hasher.hash("a quiet harbour");
    const took = async (hash: string | null) => {
      const begin = performance.now();
      expect(await hasher.verify("something else", hash)).toBe(false);
      return performance.now() - begin;
    };
    const known = Math.min(await took(stored), await took(stored), await took(stored));
    const unknown = Math.min(await took(null), await took(null), await took(null));
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test("refuses more than its queue holds", async () => {
    const small = new PasswordHasher({ queue: 2, waitMs: 5_000 });
    const calls = Array.from({ length: 10 }, () => small.verify("x", null));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(refused[0]).toMatchObject({ reason: { errorCode: "UNAVAILABLE", status: 503 } });
    expect(await small.verify("x", null)).toBe(false);
  });

  test("refuses what waits too long", async () => {
    const impatient = new PasswordHasher({ queue: 50, waitMs: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => impatient.verify("x", null)),
    );
    expect(outcomes.some((outcome) => outcome.status === "rejected")).toBe(true);
    expect(await impatient.verify("x", null)).toBe(false);
  });
});
