import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FrontServer } from "./front-server.ts";

let front: FrontServer;
let address: string;

beforeEach(async () => {
  front = new FrontServer();
  address = await front.listen("127.0.0.1", 0);
});

afterEach(() => front.close(1_000));

/** An app that answers every request with its name, once it may. */
function app(name: string, may: Promise<void> = Promise.resolve()) {
  return createServer((_request, response) => void may.then(() => response.end(name)));
}

async function ask(): Promise<string> {
  return (await fetch(address)).text();
}

/** Whether a promise settles within the time that a request would take. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => (settled = true);
  promise.then(settle, settle);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return settled;
}

describe("FrontServer", () => {
  test("queues requests until the first app is ready", async () => {
    const answer = ask();
    expect(await isSettled(answer)).toBe(false);
    front.passTo(app("first"));
    expect(await answer).toBe("first");
  });

  test("queues requests while it holds them, and passes them to the next app", async () => {
    front.passTo(app("first"));
    expect(await ask()).toBe("first");
    front.hold();
    const answer = ask();
    expect(await isSettled(answer)).toBe(false);
    front.passTo(app("second"));
    expect(await answer).toBe("second");
  });

  test("waits for the requests that were passed on, not for those that it holds", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    front.passTo(app("first", promise));
    const early = ask();
    await isSettled(early);
    front.hold();
    const late = ask();
    const answered = front.answered(10_000);
    expect(await isSettled(answered)).toBe(false);
    resolve();
    await answered;
    expect(await early).toBe("first");
    front.passTo(app("second"));
    expect(await late).toBe("second");
  });

  test("stops waiting after the timeout", async () => {
    front.passTo(app("first", new Promise(() => {})));
    const never = ask();
    await isSettled(never);
    await front.answered(20);
    await Promise.all([expect(never).rejects.toThrow("fetch failed"), front.close(0)]);
  });
});
