/** What decides who reaches the server. */
export interface Exposure {
  host: string;
  publicUrl: string;
  adminUrl: string | null;
  trustProxy: boolean | number | string;
}

/** The ways in which other machines reach the server, for people; none when it only serves this one. */
export function reachedFrom({ host, publicUrl, adminUrl, trustProxy }: Exposure): string[] {
  return [
    ...(isLoopback(host) ? [] : [`HOST ${host} is open to the network`]),
    ...(isLoopback(new URL(publicUrl).hostname)
      ? []
      : [`PUBLIC_URL ${publicUrl} is not this machine`]),
    ...(adminUrl === null || isLoopback(new URL(adminUrl).hostname)
      ? []
      : [`OFFICE_URL ${adminUrl} is not this machine`]),
    ...(trustProxy === false ? [] : ["TRUST_PROXY says that there is a proxy in front"]),
  ];
}

/** Whether only the machine itself reaches an address or host name; brackets of a URL may be around it. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return (
    bare === "localhost" ||
    bare.endsWith(".localhost") ||
    bare === "::1" ||
    /^127\.\d+\.\d+\.\d+$/.test(bare)
  );
}
