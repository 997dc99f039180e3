import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../kernel/config/config.ts";

/** Whether the machine at an address, that many hops away, is a trusted proxy, whose `X-Forwarded-For` counts. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Trusts every proxy, a number of hops, or the listed addresses. */
export function trustsProxy(setting: Config["trustProxy"]): TrustsProxy {
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  if (typeof setting === "boolean") return () => setting;
  return proxyAddr.compile(setting.split(","));
}

/** The client's address (what `request.ip` would be) for a request that Fastify has not seen. */
export function callerAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  return proxyAddr(request, trusts);
}
