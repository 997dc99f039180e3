import type { DeletedRecord } from "../../queries/trash.ts";
import { getOwn, useSeedTranslations } from "../../shared/seed-translations.ts";

/**
 * Names deleted records; roles, menus and dictionaries that came with the product in the reader's language. Permissions
 * keep the names they are stored by: their translations would be a tenth of what the page loads.
 */
export function useRecordName(): (record: Pick<DeletedRecord, "kind" | "name">) => string {
  const { role, menu, dictionary } = useSeedTranslations();
  const translations: Readonly<Record<string, (name: string) => string>> = {
    roles: role,
    menus: menu,
    dicts: dictionary,
  };
  return ({ kind, name }) => getOwn(translations, kind)?.(name) ?? name;
}
