import { expect, test, vi } from "vitest";
import { credentials, signInAgain } from "./_set-up.ts";
import { openTab } from "./_tabs.ts";

const unfinished = { ...signInAgain, hasUnfinishedWork: () => true };

async function openTwo(options: object) {
  const first = openTab({ token: "shared" });
  const second = openTab({ token: "shared" }, options);
  for (const { session } of [first, second]) {
    await session.start();
    await session.load();
  }
  return { first, second };
}

test("a tab with unfinished work stays, says so, and its user signs in again over it", async () => {
  const { first, second } = await openTwo(unfinished);
  second.visited.length = 0;
  await first.session.signOut();
  await vi.waitFor(() =>
    expect(second.session.get()).toMatchObject({ status: "expired", signedOutElsewhere: true }),
  );
  expect(second.shownNotices).toEqual([
    "warning: you have signed out in another tab; unfinished work is still here",
  ]);
  expect([second.storage.get("token"), second.visited]).toEqual([undefined, []]);
  await second.session.signIn(credentials);
  expect(second.session.get()).toMatchObject({ status: "ready" });
  expect(second.session.get()).not.toHaveProperty("signedOutElsewhere");
});

test("a tab without unfinished work is signed out as well", async () => {
  const { first, second } = await openTwo({ ...signInAgain, hasUnfinishedWork: () => false });
  await first.session.signOut();
  await vi.waitFor(() => expect(second.session.get().status).toBe("anonymous"));
});
