import type { MenuEntry, MenuProblem } from "@atrium/hooks";
import type { OfficeMessages } from "../../messages/office-en.ts";

/** Something wrong with a menu, in words. */
export interface MenuFault {
  /** The menu it is about. */
  readonly id: string;
  readonly text: string;
}

/** What there is for menus to name. */
interface Installed {
  readonly views: readonly string[];
  readonly icons: readonly string[];
}

type Words = OfficeMessages["menus"]["problem"];

/** All that is wrong with the menus: what building them came upon, and what they name that there is not. */
export function menuFaults(
  entries: readonly MenuEntry[],
  problems: readonly MenuProblem[],
  installed: Installed,
  words: Words,
): MenuFault[] {
  const titles = new Map(entries.map((entry) => [entry.id, nameOf(entry, words)]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  return [
    ...problems.map((problem) => toFault(problem, titleOf, words)),
    ...entries.flatMap((entry) => missingNames(entry, installed, words)),
  ];
}

function toFault(problem: MenuProblem, titleOf: (id: string) => string, words: Words): MenuFault {
  const id = problem.kind === "cycle" ? (problem.ids[0] ?? "") : problem.id;
  const menu = titleOf(id);
  switch (problem.kind) {
    case "duplicateName":
      return { id, text: words.duplicateName({ menu, name: problem.name }) };
    case "duplicatePath":
    case "publicPathClash":
    case "invalidPath":
      return { id, text: words[problem.kind]({ menu, path: problem.path }) };
    case "missingComponent":
    case "empty":
      return { id, text: words[problem.kind]({ menu }) };
    default:
      return { id, text: words.lost({ menu }) };
  }
}

/** One that is being written has no title yet. */
function nameOf({ title }: MenuEntry, words: Words): string {
  return title || words.untitled;
}

function missingNames(entry: MenuEntry, { views, icons }: Installed, words: Words): MenuFault[] {
  const { id, type, component, icon } = entry;
  const menu = nameOf(entry, words);
  const faults: MenuFault[] = [];
  const isPage = type === "menu" || type === "hidden-menu";
  if (isPage && component && component.toLowerCase() !== "layout" && !views.includes(component)) {
    faults.push({ id, text: words.unknownComponent({ menu, component }) });
  }
  if (icon && !icons.includes(icon)) faults.push({ id, text: words.unknownIcon({ menu, icon }) });
  return faults;
}
