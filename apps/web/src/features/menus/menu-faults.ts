import type { MenuEntry, MenuProblem } from "@atrium/hooks";
import type { AdminMessages } from "../../i18n/admin-en.ts";

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

type Messages = AdminMessages["menus"]["problem"];

/** All that is wrong with the menus: what building them came upon, and what they name that there is not. */
export function menuFaults(
  entries: readonly MenuEntry[],
  problems: readonly MenuProblem[],
  installed: Installed,
  messages: Messages,
): MenuFault[] {
  const titles = new Map(entries.map((entry) => [entry.id, nameOf(entry, messages)]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  return [
    ...problems.map((problem) => toFault(problem, titleOf, messages)),
    ...entries.flatMap((entry) => missingNames(entry, installed, messages)),
  ];
}

function toFault(
  problem: MenuProblem,
  titleOf: (id: string) => string,
  messages: Messages,
): MenuFault {
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

function missingNames(
  entry: MenuEntry,
  { views, icons }: Installed,
  messages: Messages,
): MenuFault[] {
  const { id, type, component, icon } = entry;
  const menu = nameOf(entry, messages);
  const faults: MenuFault[] = [];
  const isPage = type === "menu" || type === "hidden-menu";
  if (isPage && component && component.toLowerCase() !== "layout" && !views.includes(component)) {
    faults.push({ id, text: messages.unknownComponent({ menu, component }) });
  }
  if (icon && !icons.includes(icon))
    faults.push({ id, text: messages.unknownIcon({ menu, icon }) });
  return faults;
}
