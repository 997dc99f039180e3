import { session } from "../shared/api.ts";
import { invalidateAll } from "./all-queries.ts";

/** Creates a listener for the versions of what the user may do, which brings menus and buttons up to date with each new one. */
export function createAccessFollower(): (data: unknown) => void {
  let known: string | undefined;
  return (data) => {
    const version = versionOf(data);
    if (version === undefined || version === known) return;
    // A stream begins with the version of what the session has just loaded.
    const isFirst = known === undefined;
    known = version;
    if (!isFirst) void reloadAccess();
  };
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
