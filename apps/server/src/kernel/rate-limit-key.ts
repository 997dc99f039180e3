import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * One client of the rate limit: an IPv4 address, or an IPv6 /64 subnet, since one customer may use any address of it.
 * Anything else is returned unchanged.
 */
export function rateLimitKey(address: string): string {
  // Nearly every address that a proxy names.
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  // Unwraps an IPv4-mapped IPv6 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
