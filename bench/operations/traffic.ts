import { setTimeout as wait } from "node:timers/promises";

export interface Outcome {
  kind: "page" | "read" | "write";
  /** 0 for a connection that failed. */
  status: number;
  ms: number;
}

/**
 * Sends requests at a fixed rate, whatever becomes of those before: pages, reads of the API, and messages of visitors.
 *
 * @returns What came of each.
 */
export async function sendTraffic(
  url: string,
  { requests, perSecond }: { requests: number; perSecond: number },
): Promise<Outcome[]> {
  const sent: Promise<Outcome>[] = [];
  const begun = Date.now();
  for (let n = 0; n < requests; n += 1) {
    await wait(Math.max(0, begun + (n * 1000) / perSecond - Date.now()));
    sent.push(send(url, n));
  }
  return Promise.all(sent);
}

async function send(url: string, n: number): Promise<Outcome> {
  const kind = (["page", "read", "write"] as const)[n % 3] ?? "page";
  const begun = performance.now();
  const status = await ask[kind](url, n).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
  return { kind, status, ms: performance.now() - begun };
}

/** The content of a message shows whether it was written, and only once. */
export const messageOf = (n: number) => `message ${n} of the traffic`;

const pages = ["/index", "/article-list", "/other-detail?type=about"];

const ask = {
  page: (url: string, n: number) => fetch(url + (pages[n % pages.length] ?? "")),
  read: (url: string, n: number) =>
    fetch(`${url}/rest/api/app/other/articleList?pageNo=${1 + (n % 40)}`),
  write: (url: string, n: number) =>
    fetch(`${url}/rest/api/app/other/leaveMessage`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "A visitor",
        email: "visitor@example.com",
        content: messageOf(n),
      }),
    }),
};

/** How many requests ended with each status. */
export function countStatuses(outcomes: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

export function percentile(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
