/**
 * Stored content refers to files by site-relative addresses, whatever host its writer used. Removes the site's own host
 * before the path of a file, in every text of a body.
 *
 * @param hosts The site's hosts, with their ports.
 */
export function withoutOwnHosts(body: unknown, hosts: readonly string[]): unknown {
  return namesFile(body) ? relative(body, ownHosts(hosts)) : body;
}

/** Most bodies name no file, and stay as they are. */
function namesFile(value: unknown): boolean {
  if (typeof value === "string") return value.includes("/files/");
  return typeof value === "object" && value !== null && Object.values(value).some(namesFile);
}

function relative(value: unknown, pattern: RegExp): unknown {
  if (typeof value === "string") {
    return value.includes("/files/") ? value.replaceAll(pattern, "") : value;
  }
  if (Array.isArray(value)) return value.map((item) => relative(item, pattern));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, relative(item, pattern)]);
  return Object.fromEntries(entries);
}

/** After another address's character it would be a part of that, such as a parameter. */
function ownHosts(hosts: readonly string[]): RegExp {
  const names = [...new Set(hosts)].map((host) => RegExp.escape(host));
  return new RegExp(`(?<![^\\s"'(;,=])(?:https?:)?//(?:${names.join("|")})(?=/files/)`, "gi");
}
