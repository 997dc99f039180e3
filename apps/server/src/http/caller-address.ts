import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../kernel/config/config.ts";

/** Whether the machine at an address, so many hops away, is a proxy whose word about the one before it is taken. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Which proxies the setting trusts: everybody, that many in front of the server, or those at the addresses listed. */
export function trustsProxy(setting: Config["trustProxy"]): TrustsProxy {
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  if (typeof setting === "boolean") return () => setting;
  return proxyAddr.compile(setting.split(","));
}

/** The caller's address, for a request that the framework has not seen. It is what `request.ip` would be. */
export function callerAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  return proxyAddr(request, trusts);
}
