import { expect, test } from "vitest";
import { cancelable } from "./cancelable.ts";

test("rejects with the string 'cancel' once it is cancelled, whatever its source resolves to", async () => {
  for (const source of [
    new Promise(() => {}),
    Promise.resolve(5),
    Promise.reject(new Error("no")),
  ]) {
    const { promise, cancel } = cancelable(source);
    cancel();
    await expect(promise).rejects.toBe("cancel");
  }
});

test("forwards the outcome, after which cancelling does nothing", async () => {
  const { promise, cancel } = cancelable(Promise.resolve(5));
  await expect(promise).resolves.toBe(5);
  cancel();
  await expect(promise).resolves.toBe(5);
  await expect(cancelable(Promise.reject(new Error("no"))).promise).rejects.toThrow(/^no$/);
});

test.each([undefined, null, 5, {}, () => 1])("rejects %s", async (value) => {
  // @ts-expect-error what the types refuse still comes in from untyped code
  const { promise, cancel } = cancelable(value);
  cancel();
  await expect(promise).rejects.toThrow(/^promise is not Promise$/);
});
