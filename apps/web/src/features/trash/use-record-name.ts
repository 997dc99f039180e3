import { useEffect, useState } from "react";
import type { DeletedRecord } from "../../queries/trash.ts";
import { useMessages } from "../../shared/messages.ts";
import { getOwn, useSeedTranslations } from "../../shared/seed-translations.ts";
import type { namePermission } from "./name-permission.ts";

/**
 * Names deleted records; those that came with the product in the reader's language. What translates permissions would be
 * a tenth of what the page loads, so it is fetched once one is listed.
 */
export function useRecordName(
  listed: readonly DeletedRecord[],
): (record: Pick<DeletedRecord, "kind" | "name">) => string {
  const messages = useMessages();
  const { role, menu, dictionary } = useSeedTranslations();
  const [permissions, setPermissions] = useState<{ namePermission: typeof namePermission }>();
  const isNeeded = permissions === undefined && listed.some(({ kind }) => kind === "auths");
  useEffect(() => {
    // Until then, and where it cannot be fetched, a permission has the name that it is stored by.
    if (isNeeded) import("./name-permission.ts").then(setPermissions, () => undefined);
  }, [isNeeded]);
  const translations: Readonly<Record<string, (name: string) => string>> = {
    auths: (name) => permissions?.namePermission(messages, name) ?? name,
    roles: role,
    menus: menu,
    dicts: dictionary,
  };
  return ({ kind, name }) => getOwn(translations, kind)?.(name) ?? name;
}
