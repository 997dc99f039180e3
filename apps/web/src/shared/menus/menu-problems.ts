import type { MenuEntry, MenuProblem } from "@atrium/hooks";
import type { AdminMessages } from "../../i18n/admin-en.ts";

/** A problem of a menu. */
export interface ReportedProblem {
  /** The menu it is about. */
  readonly id: string;
  /** What it is, in words: who only counts problems needs no messages. */
  readonly text: (messages: ProblemMessages) => string;
}

/** What there is for menus to name. */
interface Installed {
  readonly views: readonly string[];
  readonly icons: readonly string[];
}

/** The messages that describe problems. */
export type ProblemMessages = AdminMessages["menus"]["problem"];

/**
 * Reports the problems found while building the menus, entries that lead nowhere, paths that are easily confused, and names of
 * views and icons that are not installed.
 */
export function menuProblems(
  entries: readonly MenuEntry[],
  problems: readonly MenuProblem[],
  installed: Installed,
): ReportedProblem[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [
    ...problems.map((problem) => reported(problem, byId)),
    ...misleadingPaths(entries),
    ...entries.flatMap((entry) => missingNames(entry, installed)),
  ];
}

function reported(problem: MenuProblem, entries: ReadonlyMap<string, MenuEntry>): ReportedProblem {
  const id = problem.kind === "cycle" ? (problem.ids[0] ?? "") : problem.id;
  const entry = entries.get(id);
  return {
    id,
    text: (messages) =>
      textOf(problem, entry === undefined ? id : nameOf(entry, messages), messages),
  };
}

function textOf(problem: MenuProblem, menu: string, messages: ProblemMessages): string {
  switch (problem.kind) {
    case "duplicateName":
      return messages.duplicateName({ menu, name: problem.name });
    case "duplicatePath":
    case "publicPathClash":
    case "invalidPath":
      return messages[problem.kind]({ menu, path: problem.path });
    case "missingComponent":
    case "empty":
      return messages[problem.kind]({ menu });
    default:
      return messages.lost({ menu });
  }
}

/** One that is being written has no title yet. */
function nameOf({ title }: MenuEntry, messages: ProblemMessages): string {
  return title || messages.untitled;
}

function misleadingPaths(entries: readonly MenuEntry[]): ReportedProblem[] {
  const pages = entries.filter(({ type, url }) => isPage(type) && url);
  const firstOf = new Map<string, string>();
  return pages.flatMap((entry): ReportedProblem[] => {
    const { id, type } = entry;
    const path = entry.url ?? "";
    const key = keyOf(path);
    const other = firstOf.get(key);
    firstOf.set(key, other ?? path);
    if (other !== undefined && patternOf(other) !== patternOf(path)) {
      return [{ id, text: (m) => m.differsInCase({ menu: nameOf(entry, m), path, other }) }];
    }
    if (type !== "menu" || !path.includes("/:")) return [];
    return [{ id, text: (m) => m.needsRecord({ menu: nameOf(entry, m), path }) }];
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

function missingNames(entry: MenuEntry, { views, icons }: Installed): ReportedProblem[] {
  const { id, type, component, icon } = entry;
  const found: ReportedProblem[] = [];
  if (
    isPage(type) &&
    component &&
    component.toLowerCase() !== "layout" &&
    !views.includes(component)
  ) {
    found.push({ id, text: (m) => m.unknownComponent({ menu: nameOf(entry, m), component }) });
  }
  if (icon && !icons.includes(icon)) {
    found.push({ id, text: (m) => m.unknownIcon({ menu: nameOf(entry, m), icon }) });
  }
  return found;
}
