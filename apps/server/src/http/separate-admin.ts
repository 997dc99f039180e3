import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import { sideOf } from "../kernel/config/admin-url.ts";
import type { ContractOperation } from "../kernel/contract.ts";
import { messages } from "../kernel/messages/index.ts";
import { isInProcess } from "./inject-request.ts";
import { isUnder } from "./is-under.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For visitors: the back office's origin leads to the site's. */
    forVisitors?: true;
  }
}

/** What begins or ends sessions, though anybody may call it. */
const signInTags = new Set(["session", "oidc", "passkeys"]);

/**
 * Where the back office has an origin of its own (`OFFICE_URL`), the public one serves what visitors call and no more:
 * a script that gets into a public page finds neither a session nor a call that begins one. The back office's origin
 * shows visitors nothing: it leads to the site.
 */
export function separateAdmin(fastify: FastifyInstance, { config }: { config: Config }): void {
  if (config.adminUrl === null) return;
  const site = config.publicUrl;
  fastify.addHook("onRequest", async (request, reply) => {
    if (isInProcess(request)) return;
    if (sideOf(request.headers.host, config) === "admin") {
      const { forVisitors } = request.routeOptions.config;
      return forVisitors === true
        ? reply.redirect(`${site}${pathBelow(request.url)}`, 302)
        : undefined;
    }
    if (isAdminCall(request, config)) throw new AppError("NOT_FOUND", messages.address.unknown);
  });
}

/** What is asked for, without the host that an absolute URL names. */
function pathBelow(url: string): string {
  const { pathname, search } = url.startsWith("/")
    ? new URL(`http://localhost${url}`)
    : (URL.parse(url) ?? new URL("http://localhost/"));
  return pathname + search;
}

function isAdminCall({ routeOptions, url }: FastifyRequest, { apiBase }: Config): boolean {
  const { operation } = routeOptions.config;
  if (operation !== undefined) return !isForVisitors(operation);
  const route = routeOptions.url ?? url;
  return isUnder(`${apiBase}/api/events`, route) || isUnder("/mcp", route);
}

function isForVisitors({ access, tag }: ContractOperation): boolean {
  return access === "public" && !signInTags.has(tag);
}
