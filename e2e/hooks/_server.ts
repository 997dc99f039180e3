import { startTestServer } from "@atrium/server/testing";

/** Runs the real server while the hooks' browser tests run; Vite passes their calls on to it. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  process.env["ATRIUM_TEST_URL"] = server.url;
  return () => server[Symbol.asyncDispose]();
}
