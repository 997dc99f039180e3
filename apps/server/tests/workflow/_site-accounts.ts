import type { Counter } from "./_moves.ts";
import { STAFF, type Site, type StaffName } from "./_site.ts";
import { at } from "./_site-moves.ts";

/** Disables somebody, gives them other roles, or deletes the account and takes it out of the trash again. */
export async function changeAccount(
  site: Site,
  counter: Counter,
  member: StaffName,
  pick: number,
): Promise<void> {
  if (member === "root") return;
  if (pick % 7 === 0) {
    const done = await site.deleteAndRestore(member);
    counter.note(`account ${done ? "restored" : "in use"}`);
    return;
  }
  const roles = at([STAFF[member], ["moderator"], ["publisher"], ["reviewer"], ["editor"]], pick);
  const status = pick % 3 === 0 ? "disabled" : "active";
  await site.change(member, pick % 2 === 0 ? { status } : { roles });
  counter.note("account done");
}

/** Gives a role the permission to decide, or takes it. */
export async function changeRole(site: Site, counter: Counter, pick: number): Promise<void> {
  await site.changeRole(at(["reviewer", "publisher", "moderator"], pick), pick % 2 === 0);
  counter.note("role done");
}
