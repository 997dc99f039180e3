import { startTestServer } from "@atrium/server/testing";

/** Runs the real server during the hooks' browser tests; Vite proxies their calls to it. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  process.env["ATRIUM_TEST_URL"] = server.url;
  return () => server[Symbol.asyncDispose]();
}
