import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that only machines of one's own network reach. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";

  constructor(host: string) {
    super(`${host} is an address of a private network`);
  }
}

/** IPv4 addresses as IPv6 once wrote them, which few systems still connect to. */
const COMPATIBLE = ipaddr.parseCIDR("::/96");

/** Answers machines in Azure about themselves, at an address that looks like everybody's. */
const AZURE_PLATFORM = "168.63.129.16";

/** Whether everybody reaches an address: no network of one's own, no machine itself, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv6" && parsed.match(COMPATIBLE)) return false;
  return parsed.range() === "unicast" && parsed.toString() !== AZURE_PLATFORM;
}

/** Whether a URL names an address that is not public; a host's name is looked up when it is connected to. */
export function namesPrivateAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(host) !== 0 && !isPublicAddress(host);
}

type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Resolves a name for one connection and refuses when any of its addresses is private. The connection is made to what was
 * checked: a name that changes its mind afterwards leads nowhere else.
 */
export function lookupPublic(host: string, options: LookupOptions, done: Done): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return done(new PrivateAddressError(host), []);
    if (options.all === true) return done(null, found);
    const [first] = found;
    done(null, first?.address ?? "", first?.family);
  });
}
