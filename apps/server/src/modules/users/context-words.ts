import type { Context } from "../operation.ts";
import { readSettings } from "../site/settings.ts";

/** What everybody knows of the site and a person: no password may be guessed from it. */
export async function contextWords(
  { db }: Pick<Context, "db">,
  person: { name: string; email?: string | null },
): Promise<string[]> {
  const { systemName, companyName } = await readSettings(db);
  return [systemName, companyName, person.name, person.email ?? ""];
}
