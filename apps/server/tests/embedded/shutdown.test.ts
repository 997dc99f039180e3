import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Connection } from "../_connection.ts";
import { Run } from "../_run.ts";

const firstPassword = "first-Atrium-password-1";
const nextPassword = "next-Atrium-password-2";
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "atrium-stop-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function signIn(address: string, password: string): Promise<Response> {
  return fetch(`${address}/rest/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
}

describe("graceful shutdown", () => {
  test("finishes the write in flight, accepts no more, and ends", async () => {
    const server = new Run(["start"], { DATA_DIR: dataDir, ADMIN_PASSWORD: firstPassword });
    const address = await server.listening();
    const { result } = (await (await signIn(address, firstPassword)).json()) as {
      result: { token: string };
    };
    const body = JSON.stringify({ oldPassword: firstPassword, newPassword: nextPassword });
    const change = new Connection(address);
    change.send(
      `PUT /rest/user/updatePwd HTTP/1.1\r\nhost: x\r\nauthorization: ${result.token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    const probe = new Connection(address);
    probe.send("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /readyz HTTP/1.1\r\nhost: x\r\n");
    await probe.receives("200 OK");

    server.kill("SIGTERM");
    await server.saying("Stopping");
    await expect(signIn(address, firstPassword)).rejects.toThrow("fetch failed");
    probe.send("\r\n");
    await probe.receives("503 Service Unavailable");
    await probe.receives("The server is shutting down.");
    await probe.closed;
    change.send(body.slice(20));
    await change.receives('"success":true');
    await change.closed;
    expect(await server.ended).toBe(0);

    const again = new Run(["start"], { DATA_DIR: dataDir });
    expect((await signIn(await again.listening(), nextPassword)).status).toBe(200);
    again.kill("SIGTERM");
    expect(await again.ended).toBe(0);
  });

  test("says first that it is not ready, answers until balancers have noticed, and waits for no idle connection", async () => {
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: firstPassword, SHUTDOWN_DELAY: "2" };
    const server = new Run(["start"], env);
    const address = await server.listening();
    const idle = new Connection(address);
    idle.send("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await idle.receives("200 OK");
    const asked = Date.now();
    server.kill("SIGTERM");
    await server.saying("Stopping");
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await signIn(address, firstPassword)).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(Date.now() - asked).toBeLessThan(7_000);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  });
});
