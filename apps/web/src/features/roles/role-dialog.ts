/** The parts of a role's sheet. */
export const roleTabs = ["role", "menus", "permissions", "people"] as const;

/** A part of a role's sheet. */
export type RoleTab = (typeof roleTabs)[number];

/** The search param of the open sheet: `new`, an id, or an id and a tab. */
export function roleDialog(id: string, tab: RoleTab = "role"): string {
  return tab === "role" ? id : `${id}:${tab}`;
}

/** Reads it back; an unknown tab is the first one. */
export function readRoleDialog(text: string): { id: string; tab: RoleTab } {
  const [id = "", name] = text.split(":");
  return { id, tab: roleTabs.find((tab) => tab === name) ?? "role" };
}
