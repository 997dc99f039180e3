import type { Auth } from "../../queries/permissions.ts";

/** The permissions of one page. */
export interface AuthGroup {
  /** The page's id; null for permissions that are buttons of no page. */
  readonly menuId: string | null;
  readonly menuTitle: string | null;
  readonly auths: readonly Auth[];
}

/** The permissions by their pages, in the order the pages first come; those of no page last. */
export function groupAuths(auths: readonly Auth[]): AuthGroup[] {
  const pages = new Map(auths.map(({ menuId, menuTitle }) => [menuId, menuTitle]));
  const groups = [...pages].map(([menuId, menuTitle]) => ({
    menuId,
    menuTitle,
    auths: auths.filter((auth) => auth.menuId === menuId),
  }));
  return groups.toSorted((a, b) => Number(a.menuId === null) - Number(b.menuId === null));
}

/** The permissions whose page, name or code holds every word. */
export function findAuths(auths: readonly Auth[], messages: string): readonly Auth[] {
  const wanted = messages.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return auths.filter(({ name, code, menuTitle }) => {
    const text = `${menuTitle ?? ""} ${name} ${code}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The chosen permissions after all of some were chosen, or all let go. */
export function chooseAll(
  chosen: ReadonlySet<string>,
  auths: readonly Pick<Auth, "id">[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const { id } of auths) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
