import { readContract } from "../src/kernel/contract.ts";

/** The stream of events is served beside the contract's operations. */
const known = new Map<string, RegExp[]>([["GET", [/^\/api\/events$/]]]);

for (const { method, path } of readContract().operations) {
  const pattern = new RegExp(
    `^${path.replaceAll(/\{\w+\}/g, "[^/]+").replace("/workGroup/", "/work[gG]roup/")}$`,
  );
  known.set(method, [...(known.get(method) ?? []), pattern]);
}

/**
 * Stops a test that calls what the contract does not have: it would be refused for that, whatever the test is about.
 *
 * @param path With or without its query.
 */
export function assertKnownCall(method: string, path: string): void {
  const [place = ""] = path.split("?");
  if (known.get(method)?.some((pattern) => pattern.test(place))) return;
  throw new Error(`The contract has no ${method} ${place}`);
}
