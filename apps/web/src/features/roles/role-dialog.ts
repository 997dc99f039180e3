/** The parts of a role's sheet. */
export const roleTabs = ["role", "access", "people"] as const;

/** A part of a role's sheet. */
export type RoleTab = (typeof roleTabs)[number];

/** What the sheet shows: a role, a new one, or a copy of one. */
export interface RoleDialog {
  readonly id: string;
  readonly tab: RoleTab;
  readonly isCopy: boolean;
}

/** The search param of the open sheet: `new`, an id, or an id and a tab. */
export function roleDialog(id: string, tab: RoleTab = "role"): string {
  return tab === "role" ? id : `${id}:${tab}`;
}

/** The search param of the sheet that copies a role. */
export function copyDialog(id: string): string {
  return `${id}:copy`;
}

/** Reads it back; an unknown tab is the first one. */
export function readRoleDialog(text: string): RoleDialog {
  const [id = "", name] = text.split(":");
  const tab = roleTabs.find((one) => one === name) ?? "role";
  return { id, tab, isCopy: name === "copy" };
}
