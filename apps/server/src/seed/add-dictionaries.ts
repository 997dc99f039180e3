import { camelCase } from "../db/camel-case.ts";
import type { Db } from "../db/db.ts";
import { dictItems, dicts } from "../db/schema/index.ts";
import type { Shipment } from "./shipment.ts";
import { shippedDictionaries } from "./dictionaries.ts";
import { keyOf } from "./shipped-keys.ts";

/** Adds new dictionaries, and new items to those that are still there. */
export async function addDictionaries(tx: Db, { isNew, stamp }: Shipment): Promise<void> {
  const before = await tx.select({ id: dicts.id, codeKey: dicts.codeKey }).from(dicts);
  const known = new Map(before.map(({ id, codeKey }) => [codeKey, id]));
  for (const [index, dictionary] of shippedDictionaries.entries()) {
    const { code, name, items } = dictionary;
    const codeKey = camelCase(code);
    let dictId = known.get(codeKey);
    if (dictId === undefined && isNew(keyOf.dictionary(dictionary))) {
      const row = { code, name, codeKey, system: true, orderBy: (index + 1) * 10, ...stamp };
      [{ id: dictId } = { id: undefined }] = await tx
        .insert(dicts)
        .values(row)
        .returning({ id: dicts.id });
    }
    if (dictId === undefined) continue;
    const ofDictionary = dictId;
    const rows = items.flatMap(([value, label, color], at) =>
      isNew(keyOf.item(dictionary, value))
        ? [
            {
              dictId: ofDictionary,
              value,
              label,
              color: color ?? null,
              orderBy: (at + 1) * 10,
              ...stamp,
            },
          ]
        : [],
    );
    if (rows.length > 0) await tx.insert(dictItems).values(rows).onConflictDoNothing();
  }
}
