/** Makes load in a process of its own, so that making it takes no time of the server's threads. */
import autocannon, { type Client, type Request } from "autocannon";
import { quantile } from "../../report/statistics.ts";
import type { LoadOrder, LoadResult } from "./load-order.ts";
import { writeRequests } from "./write-requests.ts";

process.on("message", (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function run(order: LoadOrder): Promise<LoadResult> {
  const requestsOf = order.kind === "read" ? readRequests(order.requests) : writeRequests(order);
  let connection = 0;
  const setupClient = (client: Client) => client.setRequests(requestsOf(connection++));
  const { origin: url, connections, length } = order;
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, ...length, setupClient }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    instance.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) {
    throw new Error(`${failed} of ${times.length} requests to ${url} failed: ${codes(result)}`);
  }
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / result.duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    requests: times.length,
  };
}

/** All connections ask the same, each beginning elsewhere, so that they never ask one thing together. */
function readRequests(list: { path: string; token?: string }[]) {
  return (connection: number): Request[] => {
    const start = Math.floor((connection * list.length) / 32) % list.length;
    return [...list.slice(start), ...list.slice(0, start)].map(({ path, token }) => ({
      path,
      headers: token === undefined ? {} : { authorization: token },
    }));
  };
}

function codes({ statusCodeStats, errors }: autocannon.Result): string {
  return JSON.stringify({ ...statusCodeStats, errors });
}
