import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { RenderQueue, RenderQueueFullError, type RenderQueueOptions } from "./render-queue.ts";

/** A queue whose renderings end when the test says so. */
function queueWith(options: Partial<RenderQueueOptions> = {}) {
  const queue = new RenderQueue({
    concurrency: 1,
    maxWaiting: 10,
    maxWaitingOfClient: 5,
    waitMs: 60_000,
    ...options,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (client: string, page: string) =>
    queue.run(client, async () => {
      started.push(page);
      await new Promise<void>((resolve) => ends.set(page, resolve));
      return page;
    });
  const end = async (page: string) => {
    ends.get(page)?.();
    await wait(0);
  };
  return { ask, end, started, queue };
}

const outcome = (asked: Promise<string>) =>
  asked.catch((error: unknown) => (error instanceof RenderQueueFullError ? "full" : error));

describe("RenderQueue", () => {
  it("renders as many pages at once as it may, and the next when one ends", async () => {
    const { ask, end, started } = queueWith({ concurrency: 2 });
    const asked = ["a", "b", "c"].map((page) => ask("one", page));
    await wait(0);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect(await Promise.all(asked)).toEqual(["a", "b", "c"]);
  });

  it("lets clients take turns", async () => {
    const { ask, end, started } = queueWith();
    for (const page of ["a1", "a2", "a3"]) void ask("a", page);
    void ask("b", "b1");
    void ask("c", "c1");
    for (const page of ["a1", "a2", "b1", "c1", "a3"]) await end(page);
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  });

  it("refuses what is too much in all, and of one client", async () => {
    const { ask, end } = queueWith({ maxWaiting: 3, maxWaitingOfClient: 2 });
    const asked = ["a1", "a2", "a3"].map((page) => ask("a", page));
    expect(await outcome(ask("a", "a4"))).toBe("full");
    asked.push(ask("b", "b1"));
    expect(await outcome(ask("c", "c1"))).toBe("full");
    // What still waited would be refused during a later test.
    for (const page of ["a1", "a2", "b1", "a3"]) await end(page);
    expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "b1"]);
  });

  it("gives up a page that has waited too long, and renders others", async () => {
    const { ask, end, started } = queueWith({ waitMs: 20 });
    void ask("a", "a1");
    expect(await outcome(ask("b", "b1"))).toBe("full");
    const later = ask("c", "c1");
    await end("a1");
    await end("c1");
    expect(await later).toBe("c1");
    expect(started).toEqual(["a1", "c1"]);
  });

  it("goes on after a rendering that failed", async () => {
    const { ask, end, queue } = queueWith();
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    const next = ask("a", "a1");
    await end("a1");
    expect(await next).toBe("a1");
  });
});
