import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { get, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { readContract } from "../../kernel/contract.ts";
import { offeredTools } from "./offered-tools.ts";

const scopes = [
  "content:article:page",
  "content:article:view",
  "content:article:save",
  "content:article:update",
  "content:article:act",
  "content:article:delete",
];

let server: TestServer;
let staff: StaffClient;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { MCP: "1", LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  const body = { name: "Writer", scopes, expiresAt: server.dateIn(24 * 3_600_000) };
  const line = "POST /api/accessToken";
  const saved = await server.call<"accessTokensSave">(line, { token: staff.editor, body });
  token = result(saved).token;
});
afterAll(() => server[Symbol.asyncDispose]());

async function connect(authorization = `Bearer ${token}`): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", server.url), { requestInit }),
  );
  return client;
}

/** The result of a tool, and whether it is an error. */
async function callTool(client: Client, name: string, input: Record<string, unknown>) {
  const { isError = false, content } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  const text = first?.text ?? "";
  const value: unknown = /^[[{]|^null$/.test(text) ? JSON.parse(text) : text;
  return { isError, value };
}

/** Writes a draft, submits it, and tries to publish it. */
async function writeAndSubmit(client: Client) {
  const body = { typeId: staff.typeId, title: "Written by a program", content: "<p>Tide</p>" };
  const { value } = await callTool(client, "articlesSave", { body });
  const { id } = value as { id: string };
  const act = (action: string, version: number) =>
    callTool(client, "articlesAct", { body: { bizId: id, action, version } });
  return { id, submitted: await act("submit", 1), published: await act("publish", 2) };
}

test("a program writes a draft, submits it, and is refused publishing", async () => {
  const client = await connect();
  const { id, submitted, published } = await writeAndSubmit(client);
  expect(submitted).toMatchObject({ isError: false, value: { id, version: 2 } });
  expect(published).toMatchObject({ isError: true, value: { errorCode: "FORBIDDEN" } });
  expect(await get(staff, id)).toMatchObject({ status: "draft", reviewStatus: "running" });
  const entries = await operationLog(server);
  const own = entries.filter((entry) => entry.accessTokenName === "Writer");
  expect(own.map(({ operationId, errorCode }) => [operationId, errorCode])).toEqual(
    expect.arrayContaining([
      ["articlesSave", null],
      ["articlesAct", null],
      ["articlesAct", "FORBIDDEN"],
    ]),
  );
  await client.close();
});

test("the tools are what the token may call, with their nature", async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  expect(byName.get("articlesPage")?.annotations).toMatchObject({ readOnlyHint: true });
  expect(byName.get("articlesSave")?.annotations).toMatchObject({ readOnlyHint: false });
  expect(byName.get("articlesDelete")?.annotations).toMatchObject({ destructiveHint: true });
  expect(byName.get("articlesSave")?.inputSchema.required).toEqual(["body"]);
  for (const name of ["rolesPage", "accessTokensSave", "sessionLogin", "filesUpload"]) {
    expect(byName.has(name)).toBe(false);
  }
  await client.close();
});

test("what destroys is asked back first", async () => {
  const client = await connect();
  const body = { typeId: staff.typeId, title: "To be deleted" };
  const { value } = await callTool(client, "articlesSave", { body });
  const { id } = value as { id: string };
  const asked = await callTool(client, "articlesDelete", { id });
  expect(asked).toEqual({ isError: true, value: expect.stringContaining("confirm") });
  expect(await get(staff, id)).toMatchObject({ id });
  expect(await callTool(client, "articlesDelete", { id, confirm: true })).toMatchObject({
    isError: false,
  });
  expect(await callTool(client, "articlesGet", { id: ".." })).toMatchObject({ isError: true });
  await client.close();
});

test("only a personal access token opens it, and no page of another site", async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(new URL("/mcp", server.url), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: staff.editor })).headers.get("www-authenticate")).toBe(
    "Bearer",
  );
  const authorization = `Bearer ${token}`;
  expect((await ask({ authorization, origin: "https://evil.example" })).status).toBe(403);
  expect((await fetch(new URL("/mcp", server.url))).status).toBe(405);
});

test("one message comes at a time, a body where one is taken, and no more calls than an account may make", async () => {
  const one = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const ask = (body: unknown) =>
    fetch(new URL("/mcp", server.url), {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify(body),
    });
  const batch = await ask(Array.from({ length: 100 }, () => one));
  expect([batch.status, (await batch.text()).length < 1000]).toEqual([400, true]);
  const call = { name: "articlesGet", arguments: { id: "x", body: {} } };
  const bodied = await ask({ ...one, method: "tools/call", params: call });
  expect(await bodied.json()).toMatchObject({ result: { isError: true } });

  await using strict = await startTestServer({
    env: { MCP: "1" },
    limits: { accountCallsPerMinute: 3 },
  });
  const session = await strict.signIn("editor");
  const body = { name: "Writer", scopes, expiresAt: strict.dateIn(24 * 3_600_000) };
  const saved = await strict.call<"accessTokensSave">("POST /api/accessToken", {
    token: session,
    body,
  });
  const mcp = () =>
    fetch(new URL("/mcp", strict.url), {
      method: "POST",
      headers: {
        authorization: `Bearer ${result(saved).token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify(one),
    });
  const statuses = [(await mcp()).status, (await mcp()).status, (await mcp()).status];
  expect(statuses).toEqual([200, 200, 503]);
  const refused = await strict.call("GET /user/current", { token: session });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
  strict.advance(60_000);
  expect((await strict.call("GET /user/current", { token: session })).status).toBe(200);
});

test("is off unless the setting says otherwise", async () => {
  await using plain = await startTestServer();
  expect((await fetch(new URL("/mcp", plain.url), { method: "POST" })).status).toBe(404);
});

test("`atrium mcp` offers the same over standard input and output", async () => {
  const client = new Client({ name: "test", version: "1" });
  const program = fileURLToPath(new URL("../../atrium.ts", import.meta.url));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, "mcp", server.url + server.config.apiBase],
    env: { ATRIUM_TOKEN: token },
  });
  await client.connect(transport);
  const { submitted, published } = await writeAndSubmit(client);
  expect(submitted.isError).toBe(false);
  expect(published).toMatchObject({ isError: true, value: { errorCode: "FORBIDDEN" } });
  await client.close();
}, 60_000);

test("every operation that it offers can be described, without references out of its schema", () => {
  const contract = readContract();
  const all = new Set(
    contract.operations.flatMap(({ access }) =>
      typeof access === "object" ? [access.permission] : [],
    ),
  );
  const tools = offeredTools(contract, all);
  expect(tools.length).toBeGreaterThan(150);
  for (const { definition } of tools) {
    expect(definition.description).not.toBe("");
    expect(JSON.stringify(definition)).not.toContain("#/components/");
    expect(definition.name).toMatch(/^\w{1,64}$/);
  }
});
