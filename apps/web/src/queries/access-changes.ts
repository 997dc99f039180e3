import { lastLoad, session } from "../shared/api.ts";
import { invalidateAll } from "./all-queries.ts";

/** Brings menus and buttons up to date once the server says that the user may do something else than the session has loaded. */
export function followAccess(data: unknown): void {
  const version = versionOf(data);
  if (version !== undefined && version !== lastLoad.user?.accessVersion) void reloadAccess();
}

/** Records say themselves what may be done with them, so they are fetched again as well. */
async function reloadAccess(): Promise<void> {
  await session.reload("user", "menus");
  invalidateAll();
}

function versionOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("version" in data)) return undefined;
  return typeof data.version === "string" ? data.version : undefined;
}
