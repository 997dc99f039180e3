import { describe, expect, test } from "vitest";
import { setUpReady, signInAgain } from "./_set-up.ts";

const refused = { reason: "stepUp", token: "token-1" } as const;
const notConfirmed = "not confirmed; nothing was changed";

/** A ready session, two of whose requests wait for a step-up. */
async function setUpWaiting() {
  const all = await setUpReady(signInAgain);
  const waiting = [
    all.session.waitForReauthentication(refused),
    all.session.waitForReauthentication(refused),
  ];
  // Nobody may look at them before they are rejected.
  for (const one of waiting) one.catch(() => undefined);
  return { ...all, waiting };
}

const stepUpOf = ({ session }: Awaited<ReturnType<typeof setUpWaiting>>) => {
  const state = session.get();
  return state.status === "ready" ? state.stepUp : undefined;
};

describe("a request that needs a step-up", () => {
  test("waits until the user has confirmed", async () => {
    const all = await setUpWaiting();
    expect(stepUpOf(all)).toEqual({ sending: false, codeRequired: false });
    await all.session.stepUp({ password: "right" });
    await Promise.all(all.waiting);
    expect(stepUpOf(all)).toBeUndefined();
    expect(all.calls).toEqual(["stepUp token-1"]);
  });

  test("still waits after a wrong password", async () => {
    const all = await setUpWaiting();
    await expect(all.session.stepUp({ password: "wrong" })).rejects.toThrow("wrong password");
    expect(stepUpOf(all)).toEqual({ sending: false, codeRequired: false });
    await all.session.stepUp({ password: "right" });
    await Promise.all(all.waiting);
  });

  test("waits for the code too where the user has a second factor", async () => {
    const all = await setUpWaiting();
    all.enrolled.add("u1");
    await all.session.stepUp({ password: "right" });
    expect(stepUpOf(all)).toEqual({ sending: false, codeRequired: true });
    await all.session.stepUp({ password: "right", code: "123456" });
    await Promise.all(all.waiting);
    expect(stepUpOf(all)).toBeUndefined();
  });

  test("fails when the user gives up", async () => {
    const all = await setUpWaiting();
    all.session.cancelStepUp();
    for (const one of all.waiting) await expect(one).rejects.toThrow(notConfirmed);
    expect(stepUpOf(all)).toBeUndefined();
  });

  test("fails when the session expires meanwhile", async () => {
    const all = await setUpWaiting();
    all.session.reportUnauthorized();
    for (const one of all.waiting) await expect(one).rejects.toThrow("has expired");
    expect(all.session.get()).toMatchObject({ status: "expired" });
    expect(all.session.get()).not.toHaveProperty("stepUp");
  });

  test("fails at once when it was another session's", async () => {
    const { session } = await setUpWaiting();
    const again = session.waitForReauthentication({ ...refused, token: "another" });
    await expect(again).rejects.toThrow(notConfirmed);
  });
});

test("two proofs at once are one call", async () => {
  const { session, calls } = await setUpWaiting();
  await Promise.all([session.stepUp({ password: "right" }), session.stepUp({ password: "right" })]);
  expect(calls).toEqual(["stepUp token-1"]);
});

test("nothing waits where the host cannot confirm", async () => {
  const { api } = await setUpReady();
  const { stepUp: _none, ...without } = api;
  const { session } = await setUpReady({ api: without });
  await session.load();
  await expect(session.waitForReauthentication(refused)).rejects.toThrow(notConfirmed);
});
