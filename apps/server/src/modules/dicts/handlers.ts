import { and, asc, eq, inArray } from "drizzle-orm";
import { dictItems, dicts } from "../../db/schema/index.ts";
import { answer, type Handler, type Handlers } from "../../http/operation.ts";
import { toEntity } from "../to-entity.ts";

const mostListed = 999;

const dictsList: Handler<"dictsList"> = async ({ query }, { db }) => {
  const rows = await db
    .select()
    .from(dicts)
    .where(
      and(
        query.code === undefined ? undefined : eq(dicts.code, query.code),
        query.status === undefined ? undefined : eq(dicts.status, query.status),
      ),
    )
    .orderBy(asc(dicts.orderBy), asc(dicts.code))
    .limit(mostListed + 1);
  const listed = rows.slice(0, mostListed);
  const items = await db
    .select()
    .from(dictItems)
    .where(
      inArray(
        dictItems.dictId,
        listed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(dictItems.orderBy), asc(dictItems.value));
  const byDict = Map.groupBy(items, ({ dictId }) => dictId);
  const result = listed.map((dict) => ({
    ...toDict(dict),
    lcdpDictItem: (byDict.get(dict.id) ?? []).map((item) => toItem(item, dict.code)),
  }));
  return rows.length > mostListed ? answer(result, { members: { truncated: true } }) : result;
};

/** Reading the dictionaries. */
export const dictsHandlers = { dictsList } satisfies Partial<Handlers>;

function toDict(row: typeof dicts.$inferSelect) {
  const { code, name, description, system, orderBy, status } = row;
  return { ...toEntity(row), code, name, description, system, orderBy, status };
}

function toItem(row: typeof dictItems.$inferSelect, dictCode: string) {
  const { dictId, label, value, color, isDefault, orderBy, status, description } = row;
  return {
    ...toEntity(row),
    dictId,
    dictCode,
    label,
    value,
    color,
    isDefault,
    orderBy,
    status,
    description,
  };
}
