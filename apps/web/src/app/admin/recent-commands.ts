import { readJson, safeStorage, type MenuRoute } from "@atrium/hooks";
import type { AdminCommand } from "./admin-commands.ts";

/** A command run lately; a record that was found by searching is remembered with its name and address. */
interface RecentCommand {
  readonly value: string;
  readonly label: string;
  readonly path?: string | undefined;
}

const MAX_RECENT = 6;
const storage = safeStorage(() => globalThis.localStorage);
const keyOf = (userId: string) => `recent-commands:${userId}`;

/** Remembers a command as the one run last. */
export function rememberCommand(userId: string, { value, label, path }: AdminCommand): void {
  const others = readRecent(userId).filter((one) => one.value !== value);
  const recent = [{ value, label, path }, ...others].slice(0, MAX_RECENT);
  storage.set(keyOf(userId), JSON.stringify(recent));
}

/** The commands run last, latest first: those that are offered, and records on pages that the user still has. */
export function recentCommands(
  userId: string,
  offered: readonly AdminCommand[],
  pages: readonly MenuRoute[],
  go: (path: string) => void,
): AdminCommand[] {
  return readRecent(userId).flatMap(({ value, label, path }) => {
    const command = offered.find((one) => one.value === value);
    if (command !== undefined) return [command];
    if (path === undefined || !isOnPage(pages, path)) return [];
    return [{ value, label, path, run: () => go(path) }];
  });
}

function readRecent(userId: string): readonly RecentCommand[] {
  const stored = readJson(storage, keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
}

function isRecent(value: unknown): value is RecentCommand {
  if (typeof value !== "object" || value === null) return false;
  const { value: id, label, path }: Partial<Record<keyof RecentCommand, unknown>> = value;
  return (
    typeof id === "string" &&
    typeof label === "string" &&
    (path === undefined || typeof path === "string")
  );
}

/** Whether an address is on one of the pages, whose paths may have parameters. */
function isOnPage(pages: readonly MenuRoute[], address: string): boolean {
  const [pathname = ""] = address.split("?");
  const steps = pathname.split("/");
  return pages.some(({ path }) => {
    const pattern = path?.split("/") ?? [];
    return (
      pattern.length === steps.length &&
      pattern.every((step, index) => step.startsWith(":") || step === steps[index])
    );
  });
}
