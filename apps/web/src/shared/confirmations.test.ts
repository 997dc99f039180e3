import { expect, test } from "vitest";
import { createConfirmations } from "./confirmations.ts";

test("the answer settles the question", async () => {
  const confirmations = createConfirmations();
  const leaving = confirmations.askToLeave(["A"]);
  confirmations.get()?.answer(true);
  expect(await leaving).toBe(true);
  expect(confirmations.get()).toBeUndefined();
});

test("a second question answers the first with no", async () => {
  const confirmations = createConfirmations();
  const first = confirmations.askToLeave(["A"]);
  void confirmations.askToLeave(["B"]);
  expect(await first).toBe(false);
  expect(confirmations.get()?.titles).toEqual(["B"]);
});
