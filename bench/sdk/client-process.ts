/**
 * A client in a process of its own, together with bare fetch: `client-process.ts <client> <baseUrl>`. Clients in one
 * process would disturb each other: one's garbage makes the engine throw away the optimised code of the others.
 */
import type { BatchOrder, BatchTimes } from "./batch.ts";
import type { Call } from "./contestant.ts";
import { floorName, listContestants } from "./contestants.ts";
import { collectGarbage } from "./garbage.ts";
import { loadHeyApi } from "./hey-api.ts";
import { transports } from "./transports/transports.ts";

/** Calls after which the engine has optimised a client; a few hundred leave it interpreted, at several times the cost. */
const warmUpCalls = 10_000;

const [clientName = "", baseUrl = ""] = process.argv.slice(2);
let currentFetch = transports.stub.fetch;
const contestants = listContestants(await loadHeyApi());
const floor = setUp(floorName);
const client = setUp(clientName);

for (let i = 0; i < warmUpCalls; i++) {
  await floor();
  await client();
}
process.on(
  "message",
  (order: BatchOrder) => void run(order).then((times) => process.send?.(times)),
);
process.on("disconnect", () => process.exit());
process.send?.("ready");

function setUp(name: string): Call {
  const contestant = contestants.get(name);
  if (!contestant) throw new Error(`There is no client "${name}".`);
  return contestant({
    baseUrl,
    token: "bench-token",
    timeoutMs: 20_000,
    fetch: (input, init) => currentFetch(input, init),
  });
}

async function run({ transport: name, calls, floorFirst }: BatchOrder): Promise<BatchTimes> {
  const transport = transports[name];
  currentFetch = transport.fetch;
  const measure = (call: Call) => {
    // Young garbage only: a full collection would throw away what the engine learnt about short-lived objects.
    collectGarbage({ type: "minor" });
    return transport.measure(call, Math.ceil(calls / (transport.fewer ?? 1)));
  };
  if (floorFirst) return { floor: await measure(floor), client: await measure(client) };
  const clientTime = await measure(client);
  return { floor: await measure(floor), client: clientTime };
}
