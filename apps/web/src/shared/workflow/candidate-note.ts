import type { Candidate } from "../../queries/circulations.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";

/** What stands beside somebody's name: why they cannot be chosen, or where they belong. */
export function candidateNote(
  { orgName, unavailable }: Pick<Candidate, "orgName" | "unavailable">,
  { unavailable: reasons }: Pick<AdminMessages["workflow"], "unavailable">,
): string | undefined {
  return unavailable === null ? (orgName ?? undefined) : reasons[unavailable];
}
