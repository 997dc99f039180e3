import type { MenuEntry, MenuProblem } from "@atrium/hooks";
import type { AdminMessages } from "../../i18n/admin-en.ts";

/** A problem of a menu with its message. */
export interface ReportedProblem {
  /** The menu it is about. */
  readonly id: string;
  readonly text: string;
}

/** What there is for menus to name. */
interface Installed {
  readonly views: readonly string[];
  readonly icons: readonly string[];
}

type Messages = AdminMessages["menus"]["problem"];

/**
 * Reports the problems found while building the menus, entries that lead nowhere, paths that are easily confused, and names of
 * views and icons that are not installed.
 */
export function menuProblems(
  entries: readonly MenuEntry[],
  problems: readonly MenuProblem[],
  installed: Installed,
  messages: Messages,
): ReportedProblem[] {
  const titles = new Map(entries.map((entry) => [entry.id, nameOf(entry, messages)]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  return [
    ...problems.map((problem) => report(problem, titleOf, messages)),
    ...misleadingPaths(entries, messages),
    ...entries.flatMap((entry) => missingNames(entry, installed, messages)),
  ];
}

function report(
  problem: MenuProblem,
  titleOf: (id: string) => string,
  messages: Messages,
): ReportedProblem {
  const id = problem.kind === "cycle" ? (problem.ids[0] ?? "") : problem.id;
  const menu = titleOf(id);
  switch (problem.kind) {
    case "duplicateName":
      return { id, text: messages.duplicateName({ menu, name: problem.name }) };
    case "duplicatePath":
    case "publicPathClash":
    case "invalidPath":
      return { id, text: messages[problem.kind]({ menu, path: problem.path }) };
    case "missingComponent":
    case "empty":
      return { id, text: messages[problem.kind]({ menu }) };
    default:
      return { id, text: messages.lost({ menu }) };
  }
}

/** One that is being written has no title yet. */
function nameOf({ title }: MenuEntry, messages: Messages): string {
  return title || messages.untitled;
}

function misleadingPaths(entries: readonly MenuEntry[], messages: Messages): ReportedProblem[] {
  const pages = entries.filter(({ type, url }) => isPage(type) && url);
  const firstOf = new Map<string, string>();
  return pages.flatMap((entry): ReportedProblem[] => {
    const { id, type } = entry;
    const path = entry.url ?? "";
    const menu = nameOf(entry, messages);
    const key = keyOf(path);
    const other = firstOf.get(key);
    firstOf.set(key, other ?? path);
    if (other !== undefined && patternOf(other) !== patternOf(path)) {
      return [{ id, text: messages.differsInCase({ menu, path, other }) }];
    }
    if (type !== "menu" || !path.includes("/:")) return [];
    return [{ id, text: messages.needsRecord({ menu, path }) }];
  });
}

/** What two paths that are easily confused have in common. */
function keyOf(path: string): string {
  return patternOf(path).toLowerCase();
}

/** Without the names of parameters: paths of one pattern are reported as one. */
function patternOf(path: string): string {
  return path.replace(/:[^/]+/g, ":");
}

function isPage(type: string): boolean {
  return type === "menu" || type === "hidden-menu";
}

function missingNames(
  entry: MenuEntry,
  { views, icons }: Installed,
  messages: Messages,
): ReportedProblem[] {
  const { id, type, component, icon } = entry;
  const menu = nameOf(entry, messages);
  const found: ReportedProblem[] = [];
  if (
    isPage(type) &&
    component &&
    component.toLowerCase() !== "layout" &&
    !views.includes(component)
  ) {
    found.push({ id, text: messages.unknownComponent({ menu, component }) });
  }
  if (icon && !icons.includes(icon)) found.push({ id, text: messages.unknownIcon({ menu, icon }) });
  return found;
}
