import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeCertificate } from "../../tests/_certificate.ts";
import { startTestServer } from "../../tests/_server.ts";
import { createNodeServer } from "./node-server.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-tls-"));
const certFile = join(folder, "tls.crt");
const keyFile = join(folder, "tls.key");

beforeAll(() => writeCertificate(certFile, keyFile));
afterAll(() => rmSync(folder, { recursive: true }));

test("with a certificate the whole site speaks HTTPS, and HTTP no more", async () => {
  const env = { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile };
  await using server = await startTestServer({ env });
  const { port } = new URL(server.url);
  expect(server.config.publicUrl).toBe("https://127.0.0.1:3000");
  expect(await statusOf(Number(port), "/healthz")).toBe(200);
  expect(await statusOf(Number(port), "/rest/user/current")).toBe(401);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed");
});

describe("a server with a certificate", () => {
  test("accepts no TLS older than 1.2", async () => {
    using server = await serve();
    const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL@SECLEVEL=0" } as const;
    await expect(serialAt(server.port, old)).rejects.toThrow(/version|alert/i);
    expect(await serialAt(server.port)).toMatch(/^[0-9A-F]+$/);
  });

  test("takes a renewed one without a restart, and keeps the last one when a renewed one is broken", async () => {
    using server = await serve();
    const first = await serialAt(server.port);
    const renewed = await writeCertificate(certFile, keyFile);
    expect(renewed).not.toBe(first);
    await vi.waitFor(async () => expect(await serialAt(server.port)).toBe(renewed), 5_000);

    writeFileSync(certFile, "no certificate");
    await vi.waitFor(() => expect(server.failures).not.toEqual([]), 5_000);
    expect(await serialAt(server.port)).toBe(renewed);
  });
});

async function serve() {
  const failures: unknown[] = [];
  const tls = {
    certFile,
    keyFile,
    renewedMs: 20,
    onFailure: (error: unknown) => failures.push(error),
  };
  const server = createNodeServer((_request, response) => response.end("here"), tls);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, failures, [Symbol.dispose]: () => void server.close() };
}

/** The serial number of the certificate that a server shows. */
async function serialAt(port: number, options: ConnectionOptions = {}): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false, ...options });
  try {
    await once(socket, "secureConnect");
    return socket.getPeerCertificate().serialNumber;
  } finally {
    socket.destroy();
  }
}

async function statusOf(port: number, path: string): Promise<number | undefined> {
  const asked = request({ host: "127.0.0.1", port, path, ca: readFileSync(certFile) });
  asked.end();
  const [response] = await once(asked, "response");
  response.resume();
  return response.statusCode;
}
