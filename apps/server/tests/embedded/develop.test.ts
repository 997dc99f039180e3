import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const firstPassword = "first-Atrium-password-1";
const nextPassword = "next-Atrium-password-2";
// A cold start on a busy machine; Vitest gives a hook little more.
const timeoutMs = 110_000;
const repository = join(import.meta.dirname, "../../../..");
const copy = mkdtempSync(join(tmpdir(), "atrium-develop-"));
const edited = join(copy, "apps/server/src/http/health.ts");
const original = readFileSync(join(repository, "apps/server/src/http/health.ts"), "utf8");

let server: ChildProcess;
let output = "";
let address: string;

beforeAll(async () => {
  copyServer();
  server = spawn(process.execPath, ["apps/server/src/cli/dev/dev.ts"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "development", PORT: "0", ADMIN_PASSWORD: firstPassword },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  server.stdout?.on("data", (chunk) => (output += String(chunk)));
  server.stderr?.on("data", (chunk) => (output += String(chunk)));
  await says("Ctrl-C stops");
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? "";
});

afterAll(() => {
  server.kill("SIGKILL");
  rmSync(copy, { recursive: true, force: true });
});

/** A copy of the server's sources for editing; everything else is the repository's. */
function copyServer(): void {
  const source = join(repository, "apps/server");
  const target = join(copy, "apps/server");
  mkdirSync(target, { recursive: true });
  for (const name of ["src", "demo"]) {
    cpSync(join(source, name), join(target, name), { recursive: true });
  }
  for (const name of ["package.json", "tsconfig.json", "node_modules"]) {
    symlinkSync(join(source, name), join(target, name));
  }
  for (const name of ["tsconfig.base.json", "tsconfig.composite.json", "openapi"]) {
    symlinkSync(join(repository, name), join(copy, name));
  }
}

/** Waits for output after that position. */
async function says(text: string, from = 0): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!output.includes(text, from) && server.exitCode === null && Date.now() < deadline) {
    await wait(20);
  }
  expect(output.slice(from)).toContain(text);
}

async function signIn(password: string): Promise<{ status: number; token: string }> {
  const response = await fetch(`${address}/rest/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  const { result } = (await response.json()) as { result: { token: string } | null };
  return { status: response.status, token: result?.token ?? "" };
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(address + path);
  await response.text();
  return response.status;
}

describe("the development server", () => {
  test("serves the API, and pages rendered from their sources", async () => {
    expect(await statusOf("/readyz")).toBe(200);
    const page = await fetch(`${address}/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("/src/entry-dev.ts");
  });

  test("applies an edit within seconds, keeps the data, and queues requests meanwhile", async () => {
    const { token } = await signIn(firstPassword);
    const changed = await fetch(`${address}/rest/user/updatePwd`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: token },
      body: JSON.stringify({ oldPassword: firstPassword, newPassword: nextPassword }),
    });
    expect(changed.status).toBe(200);
    const statuses = new Set<number>();
    const began = Date.now();
    writeFileSync(edited, original.replace('"/healthz"', '"/edited"'));
    const live = new AbortController();
    const ask = async () => {
      while (!live.signal.aborted) statuses.add(await statusOf("/readyz"));
    };
    const asking = Promise.all([ask(), ask()]);
    while ((await statusOf("/edited")) === 404) await wait(10);
    expect(Date.now() - began).toBeLessThan(10_000);
    live.abort();
    await asking;
    expect([...statuses]).toEqual([200]);
    expect(await statusOf("/healthz")).toBe(404);
    expect((await signIn(nextPassword)).status).toBe(200);
    expect(output.match(/Atrium is running/g)).toHaveLength(1);
  });

  test("keeps the last app when an edit does not parse, until it is corrected", async () => {
    const from = output.length;
    writeFileSync(edited, `${original}\nconst broken = ;\n`);
    await says("Not reloaded", from);
    expect(output.slice(from)).toContain("apps/server/src/http/health.ts");
    expect(await statusOf("/edited")).toBe(200);
    writeFileSync(edited, original);
    await says("Reloaded in", from);
    expect(await statusOf("/edited")).toBe(404);
    expect(await statusOf("/healthz")).toBe(200);
  });

  test("asks for a new process when a file that outlives reloads is edited", async () => {
    const worker = join(copy, "apps/server/src/db/embedded/worker.ts");
    const text = readFileSync(worker, "utf8");
    writeFileSync(worker, `${text}\nconst broken = ;\n`);
    await says("Not restarted");
    expect(await statusOf("/readyz")).toBe(200);
    writeFileSync(worker, text);
    await says("Restarting, since apps/server/src/db/embedded/worker.ts");
    if (server.exitCode === null) await once(server, "exit");
    expect(server.exitCode).toBe(75);
  });
});
