import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize, confirmedSince } from "../auth/authorize.ts";
import { findSignedIn } from "../auth/find-signed-in.ts";
import type { SignedInUser } from "../auth/signed-in-user.ts";
import { tokenFromHeader } from "../auth/tokens.ts";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Contract, ContractOperation } from "../kernel/contract.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { checkPairs } from "./query-text.ts";
import type { RateLimits } from "./rate-limits/rate-limits.ts";
import { isUnder, pathOf } from "./is-under.ts";
import { RouteTable } from "./route-table.ts";
import { checkUrl } from "./url-check.ts";

export interface GuardOptions {
  config: Config;
  db: Db;
  contract: Contract;
  rateLimits: RateLimits;
  now(): Date;
}

/** Refuses requests that must not reach a handler, before a byte of the body is read. */
export function guardRequests(fastify: FastifyInstance, options: GuardOptions): void {
  const { config, db, contract, rateLimits, now } = options;
  const routes = new RouteTable(contract.operations);
  fastify.decorateRequest("user", null);
  // Node would answer any `Expect` except 100-continue itself, without envelope and headers; HTTP allows ignoring it.
  fastify.server.on("checkExpectation", (request, response) => {
    fastify.server.emit("request", request, response);
  });
  fastify.addHook("onRequest", async (request, reply) => {
    const operation = request.routeOptions.config.operation;
    if (operation === undefined) {
      if (isUnder(config.apiBase, request.url) && !request.routeOptions.config.outsideContract) {
        refuseUnknown(request, reply, { apiBase: config.apiBase, routes });
      }
      return;
    }
    checkUrl(request.url);
    checkPairs(request.url);
    await rateLimits.count(request, now().getTime());
    // Visitors may send an expired token to a public operation.
    const token = operation.access === "public" ? null : tokenOf(request);
    request.user = token === null ? null : await findSignedIn(db, token, config.limits, now());
    if (request.user !== null) rateLimits.countCaller(request.user.id, now().getTime());
    authorize(operation, request.user, confirmedSince(config, now()));
    refuseNavigation(operation, request);
    if (acceptsNoBody(operation, request)) ignoreBody(request);
    else checkContentType(request, operation.bodyTypes);
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the call; null for visitors and on public operations. */
    user: SignedInUser | null;
  }
  interface FastifyContextConfig {
    /** A route below the API's base that is not an operation of the contract. */
    outsideContract?: boolean;
  }
}

/** Signing out is the one change by GET: no link, picture or navigation does it, whatever headers it could have. */
function refuseNavigation({ id }: ContractOperation, { headers }: FastifyRequest): void {
  const { "sec-fetch-dest": destination = "empty" } = headers;
  if (id !== "sessionLogout" || destination === "empty") return;
  throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

function tokenOf(request: FastifyRequest): string | null {
  return tokenFromHeader(request.headers.authorization);
}

function refuseUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiBase, routes }: { apiBase: string; routes: RouteTable },
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

/** Whether there is no body to read: none is accepted, or none was sent where it may be left out. */
function acceptsNoBody({ bodyTypes, optionalBody }: ContractOperation, request: FastifyRequest) {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  return bodyTypes.length === 0 || (optionalBody && length === "0" && encoding === undefined);
}

/** Such a body stays unread, whatever its type. */
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
