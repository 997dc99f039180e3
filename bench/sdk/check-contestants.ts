/** A comparison is fair when everybody does the job: checked before each run. */
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { floorName, timeoutFloorName } from "./contestants.ts";
import type { Contestant, Setting } from "./contestant.ts";
import { page } from "./transports/page-response.ts";
import { stubFetch } from "./transports/stub-fetch.ts";

const setting = { baseUrl: "http://127.0.0.1/rest", token: "bench-token", timeoutMs: 20_000 };

const refusal = JSON.stringify({ success: false, code: 1, message: "no", result: null });

/**
 * Lets every client make its call against answers with a known outcome.
 *
 * @throws Error that names the client which returns something else than the page, sends no token, arms no time-out or
 * takes a refusal for a success.
 */
export async function checkContestants(contestants: Map<string, Contestant>): Promise<void> {
  for (const [name, contestant] of contestants) {
    const fault = await findFault(name, contestant);
    if (fault) throw new Error(`The comparison would not be fair: ${name} ${fault}.`);
  }
}

async function findFault(name: string, contestant: Contestant): Promise<string | undefined> {
  const sent: Request[] = [];
  const observed: typeof fetch = (input, init) => {
    sent.push(new Request(input, init));
    return stubFetch()(input, init);
  };
  const result = await contestant({ ...setting, fetch: observed })();
  if (!isDeepStrictEqual(result, page)) return "does not return the page";
  if (sent[0]?.headers.get("Authorization") !== setting.token) return "sends no token";
  if (new URL(sent[0].url).search !== "?pageNo=2&pageSize=10&keyword=tide") return "asks otherwise";
  if (name === floorName) return undefined;
  const timesOut = rejects(contestant, { fetch: silentFetch, timeoutMs: 20 });
  if (!(await Promise.race([timesOut, wait(5000, false)]))) return "arms no time-out";
  if (name === timeoutFloorName) return undefined;
  if (!(await rejects(contestant, { fetch: stubFetch(refusal) }))) return "accepts a refusal";
  if (!(await rejects(contestant, { fetch: stubFetch(refusal, 403) }))) return "accepts a 403";
  return undefined;
}

async function rejects(contestant: Contestant, changed: Partial<Setting>): Promise<boolean> {
  return contestant({ ...setting, fetch: silentFetch, ...changed })().then(
    () => false,
    () => true,
  );
}

/** A fetch that never responds; it ends when it is aborted. */
const silentFetch: typeof fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const end = () => reject(signal?.reason as Error);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end);
  });
