import ipaddr from "ipaddr.js";

/**
 * What is counted as one caller: an IPv4 address, or the IPv6 network of 64 bits that is given out to one customer,
 * who may take any of its addresses. Whatever is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that came over an IPv6 socket is itself again.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
