import { defineCommand } from "citty";
import { createMcpServer } from "../http/mcp/create-mcp-server.ts";
import { ConfigError } from "../kernel/config/config.ts";
import { readEnv } from "../kernel/config/env.ts";
import { SettingReader } from "../kernel/config/setting-reader.ts";
import { contractOf, type ContractDocument } from "../kernel/contract.ts";
import { CommandError, explainFailure } from "./run-command.ts";

/** `atrium mcp`: the tools of a running site for a program that starts this one. */
export const mcpCommand = defineCommand({
  meta: {
    name: "mcp",
    description: "Offer a running site's operations to a program, over standard input and output",
  },
  args: {
    api: {
      type: "positional",
      description: "URL of its API, such as https://example.com/rest",
      required: true,
    },
  },
  async run({ args }) {
    try {
      await offer(args.api);
    } catch (error) {
      // Standard output belongs to the protocol.
      console.error(`\n${explainFailure(error)}\n`);
      process.exitCode = 1;
    }
  },
});

async function offer(api: string): Promise<void> {
  const settings = new SettingReader(readEnv());
  const token = settings.text("ATRIUM_TOKEN");
  if (settings.problems.length > 0) throw new ConfigError(settings.problems);
  if (token === null) throw new CommandError("ATRIUM_TOKEN has to be a personal access token.");
  if (!URL.canParse(api))
    throw new CommandError("The API needs a URL, such as https://example.com/rest.");
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    return fetch(api.replace(/\/$/, "") + path, { ...init, headers });
  };
  const document = (await read(await send("/openapi.json"))) as ContractDocument;
  const permissions = permissionsIn(await read(await send("/user/current")));
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  const server = createMcpServer(contractOf(document), { permissions, send });
  await server.connect(new StdioServerTransport());
}

async function read(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new CommandError(`${response.url} responds with ${response.status}.`);
}

/** The permissions of the token: its scopes that its account holds. */
function permissionsIn(envelope: unknown): ReadonlySet<string> {
  const result: unknown = Reflect.get(Object(envelope), "result");
  const permissions: unknown = Reflect.get(Object(result), "permissions");
  if (!Array.isArray(permissions)) throw new CommandError("The site does not say who you are.");
  return new Set(permissions.filter((code) => typeof code === "string"));
}
