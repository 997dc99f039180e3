import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize } from "../auth/authorize.ts";
import type { SignedInUser } from "../auth/signed-in-user.ts";
import { tokenFromHeader } from "../auth/tokens.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { RouteTable } from "./route-table.ts";
import { checkUrl } from "./url-check.ts";

export interface GuardOptions {
  apiBase: string;
  routes: RouteTable;
  rateLimits: RateLimits;
  nowMs(): number;
  findUser(token: string): Promise<SignedInUser | null>;
}

/** Refuses requests that must not reach a handler, before a byte of the body is read. */
export function guardRequests(fastify: FastifyInstance, options: GuardOptions): void {
  // Node would answer any `Expect` except 100-continue itself, without envelope and headers; HTTP allows ignoring it.
  fastify.server.on("checkExpectation", (request, response) => {
    fastify.server.emit("request", request, response);
  });
  fastify.addHook("onRequest", async (request, reply) => {
    const operation = request.routeOptions.config.operation;
    if (operation === undefined) {
      if (isUnder(options.apiBase, request.url) && !request.routeOptions.config.beside) {
        refuseUnknown(request, reply, options);
      }
      return;
    }
    checkUrl(request.url);
    options.rateLimits.count(request, options.nowMs());
    // Visitors may send an expired token to a public operation.
    const token = operation.access === "public" ? null : tokenOf(request);
    request.user = token === null ? null : await options.findUser(token);
    authorize(operation, request.user);
    if (operation.bodyTypes.length === 0) ignoreBody(request);
    else checkContentType(request, operation.bodyTypes);
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route below the API's base that is not an operation of the contract. */
    beside?: boolean;
  }
}

function tokenOf(request: FastifyRequest): string | null {
  return tokenFromHeader(request.headers.authorization);
}

function refuseUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiBase, routes }: GuardOptions,
): never {
  const path = pathOf(request.url).slice(apiBase.length);
  const methods = routes.methodsOf(path);
  // The router skips parameters that are too long for an id.
  if (methods.length === 0 || methods.includes(request.method)) {
    throw new AppError("NOT_FOUND", messages.address.unknown);
  }
  void reply.header("allow", methods.join(", "));
  throw new AppError("METHOD_NOT_ALLOWED", messages.address.otherMethods(methods));
}

/** Where no body is accepted it stays unread, whatever its type. */
function ignoreBody({ raw }: FastifyRequest): void {
  for (const name of ["content-type", "content-length", "transfer-encoding"]) {
    Reflect.deleteProperty(raw.headers, name);
  }
}

/** Fastify would pass a body of another type to the handler without validation. */
function checkContentType(request: FastifyRequest, accepted: readonly string[]): void {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (accepted.includes(type)) return;
  throw new AppError("UNSUPPORTED_MEDIA_TYPE", messages.body.otherTypes(accepted));
}

export function isUnder(base: string, url: string): boolean {
  const path = pathOf(url);
  return path === base || path.startsWith(`${base}/`);
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
