import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findByAccessToken } from "../../auth/access-tokens.ts";
import { isAccessToken, tokenFromHeader } from "../../auth/tokens.ts";
import type { Db } from "../../db/db.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Config } from "../../kernel/config/config.ts";
import { adminUrlOf } from "../../kernel/config/admin-url.ts";
import type { Contract } from "../../kernel/contract.ts";
import { messages } from "../../kernel/messages/index.ts";
import { injectRequest } from "../inject-request.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { McpCaller } from "./create-mcp-server.ts";

export interface McpOptions {
  config: Config;
  db: Db;
  contract: Contract;
  rateLimits: RateLimits;
  now(): Date;
}

/** The largest body of an operation, and the message around it. */
const MAX_BYTES = 2_100_000;

/**
 * Serves `/mcp` where the setting allows it: operations as tools for programs with a personal access token (Streamable
 * HTTP, without sessions). A tool's call is a request of the API like any other, with its guards, limits and log.
 */
export function serveMcp(
  fastify: FastifyInstance,
  { config, db, contract, rateLimits, now }: McpOptions,
): void {
  if (!config.mcp) return;
  fastify.post("/mcp", { bodyLimit: MAX_BYTES }, async (request, reply) => {
    refuseOtherPages(request, config);
    const token = tokenFromHeader(request.headers.authorization) ?? "";
    const user = isAccessToken(token) ? await findByAccessToken(db, token, now()) : null;
    if (user === null) {
      void reply.header("www-authenticate", "Bearer");
      throw new AppError("UNAUTHENTICATED", messages.mcp.tokenRequired);
    }
    rateLimits.countCaller(user.id, now().getTime());
    // One message would cost as much as a hundred; the protocol has no batches any more.
    if (Array.isArray(request.body))
      throw new AppError("VALIDATION_FAILED", messages.mcp.oneAtATime);
    const send = (path: string, init: RequestInit) => {
      const url = new URL(config.apiBase + path, "http://localhost");
      const call = new Request(url, init);
      call.headers.set("authorization", `Bearer ${token}`);
      return injectRequest(fastify, call, { address: request.ip, headers: request.headers });
    };
    const response = await respond(request, contract, { permissions: user.permissions, send });
    return sendResponse(response, reply);
  });
  fastify.route({
    method: ["GET", "DELETE"],
    url: "/mcp",
    handler: (_request, reply) => {
      void reply.header("allow", "POST");
      throw new AppError("METHOD_NOT_ALLOWED", messages.address.otherMethods(["POST"]));
    },
  });
}

/** A page of another site must not reach a server through its visitor's browser. */
function refuseOtherPages({ headers }: FastifyRequest, config: Config): void {
  const { origin } = headers;
  if (origin === undefined || config.corsOrigins.includes(origin)) return;
  if (origin !== new URL(adminUrlOf(config)).origin) {
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
  }
}

/** What it needs is loaded with the first call. */
async function respond(
  request: FastifyRequest,
  contract: Contract,
  caller: McpCaller,
): Promise<Response> {
  const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import("./create-mcp-server.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const server = createMcpServer(contract, caller);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = { accept: request.headers.accept ?? "", "content-type": "application/json" };
    const asked = new Request("http://localhost/mcp", { method: "POST", headers });
    return await transport.handleRequest(asked, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

async function sendResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(response.status).header("cache-control", "no-store");
  const type = response.headers.get("content-type");
  if (type !== null) void reply.type(type);
  return reply.send(await response.text());
}
