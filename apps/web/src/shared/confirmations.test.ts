import { expect, test } from "vitest";
import { createConfirmations } from "./confirmations.ts";

test("the answer settles the question", async () => {
  const confirmations = createConfirmations();
  const leaving = confirmations.askToLeave(["A"]);
  const question = confirmations.get();
  if (question?.kind === "leave") question.answer(true);
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

test("logging out leaves the choice what becomes of unsaved input", async () => {
  const confirmations = createConfirmations();
  const leaving = confirmations.askToLogOut(["A"]);
  const question = confirmations.get();
  if (question?.kind === "logOut") question.answer("keep");
  expect(await leaving).toBe("keep");
  const replaced = confirmations.askToLogOut(["A"]);
  void confirmations.askToLeave(["B"]);
  expect(await replaced).toBe("stay");
});
