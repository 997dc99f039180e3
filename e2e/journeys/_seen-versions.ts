import type { BrowserContext } from "@playwright/test";
import { operations } from "../../packages/sdk/tests/_contract.ts";

/** Calls whose query may name the version that was decided on: those of the specification's form need not. */
const versioned = [...operations.values()]
  .filter(({ parameters }) =>
    parameters.some(({ name, in: where }) => name === "version" && where === "query"),
  )
  .filter(({ method }) => method !== "GET")
  .map(({ method, path }) => ({
    method,
    address: new RegExp(`/rest${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));

/** Collects the calls of a browser's pages that leave the version out: an optional version protects only who sends it. */
export function callsWithoutVersion(context: BrowserContext): readonly string[] {
  const found: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    const isVersioned = versioned.some(
      ({ method, address }) => method === request.method() && address.test(url.pathname),
    );
    if (isVersioned && !url.searchParams.has("version")) {
      found.push(`${request.method()} ${url.pathname}`);
    }
  });
  return found;
}
