import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { publishedPassword } from "../../src/auth/published-password.ts";
import { Run, run, type RunEnv } from "../_run.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atrium-demo-"));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a server and returns how it answers the published password, and its output. */
async function signInAt(env: Omit<RunEnv, "DATA_DIR">) {
  const server = new Run(["start"], { DATA_DIR: dataDir, ...env });
  const address = await server.listening();
  const reply = await fetch(`${address}/rest/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: publishedPassword }),
  });
  server.kill("SIGTERM");
  await server.ended;
  return { status: reply.status, body: await reply.text(), output: server.output };
}

test("demo accounts sign in on the demo site alone, whatever the next start on its data is", async () => {
  expect(await signInAt({ DEMO: "1" })).toMatchObject({ status: 200 });

  const refused = await run(["start"], {
    DATA_DIR: dataDir,
    DEMO: "1",
    PUBLIC_URL: "https://www.example.com",
    TRUST_PROXY: "1",
  });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/DEMO has accounts with a published password.*PUBLIC_URL/);

  const live = await signInAt({});
  expect(live).toMatchObject({ status: 400, body: expect.stringContaining("ACCOUNT_DISABLED") });
  expect(live.output).toMatch(/Disabled the demo accounts admin, auditor, editor/);
  expect(live.output).toContain("atrium create-admin <username>");

  expect(await signInAt({ DEMO: "1" })).toMatchObject({ status: 200 });
}, 120_000);
