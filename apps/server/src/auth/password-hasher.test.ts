import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { limitsAt } from "../kernel/config/limits.ts";
import { PasswordHasher } from "./password-hasher.ts";

// Counts calls of the real library.
vi.mock("@node-rs/argon2", { spy: true });

/** The cost of a check: algorithm, version and cost parameters of the hash, lengths of salt and digest. */
function workOf(hash = "") {
  const [, algorithm, version, parameters, salt, digest] = hash.split("$");
  return [algorithm, version, parameters, salt?.length, digest?.length];
}

describe("PasswordHasher", () => {
  const hasher = new PasswordHasher({ queue: 50, waitMs: 5_000, cost: limitsAt(1).hashCost });

  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  test("accepts the right password only", async () => {
    const stored = await hasher.hash("a quiet harbour");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify("a quiet harbour", stored)).toBe(true);
    expect(await hasher.verify("a quiet harbour", "no hash")).toBe(false);
    expect(await hasher.verify("A quiet harbour", stored)).toBe(false);
  });

  test("accepts the same password in another Unicode form", async () => {
    const stored = await hasher.hash("Ame\u0301lie-am-Meer");
    expect(await hasher.verify("Am\u00e9lie-am-Meer", stored)).toBe(true);
  });

  test("rejects without a hash, after the same work", async () => {
    const stored = await hasher.hash("a quiet harbour");
    expect(await hasher.verify("something else", stored)).toBe(false);
    expect(await hasher.verify("something else", null)).toBe(false);
    const [known, unknown, ...others] = vi.mocked(verify).mock.calls.map(([hash]) => String(hash));
    expect(others).toEqual([]);
    expect(workOf(unknown)).toEqual(workOf(known));
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

  test("refuses a password that waits too long", async () => {
    const impatient = new PasswordHasher({ queue: 50, waitMs: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => impatient.verify("x", null)),
    );
    expect(outcomes.some((outcome) => outcome.status === "rejected")).toBe(true);
    expect(await impatient.verify("x", null)).toBe(false);
  });
});
