import { CONTRACT, createSdk } from "@atrium/sdk";
import { compareContract } from "@atrium/sdk/contract";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

it("SDK and server of one commit agree on the contract's hash without sending it", async () => {
  const statuses: number[] = [];
  const sdk = createSdk({
    baseUrl: server.url + server.config.apiBase,
    async fetch(url, init) {
      const response = await fetch(url, init);
      statuses.push(response.status);
      return response;
    },
  });
  const { verdict, client, server: served, changes } = await compareContract(sdk);
  expect({ verdict, changes, served }).toEqual({ verdict: "same", changes: [], served: CONTRACT });
  expect(client).toEqual(CONTRACT);
  expect(statuses).toEqual([304]);
});

it("the document that the server sends equals the SDK's", async () => {
  const sdk = createSdk({
    baseUrl: server.url + server.config.apiBase,
    async fetch(url, init) {
      const response = await fetch(url, { ...init, headers: {} });
      const { info, ...document } = await response.json();
      return Response.json({ ...document, info: { version: info.version } });
    },
  });
  expect(await compareContract(sdk)).toMatchObject({
    verdict: "same",
    server: { version: CONTRACT.version, hash: null },
  });
});

it("a URL that serves no contract is named", async () => {
  const sdk = createSdk({ baseUrl: `${server.url}/files` });
  await expect(compareContract(sdk)).rejects.toMatchObject({
    status: 404,
    message: `The server publishes no contract at ${server.url}/files/openapi.json.`,
  });
});
