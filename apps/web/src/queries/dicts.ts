import type { Input, Result } from "@atrium/sdk";
import { sdk, session } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A dictionary with its items. */
export type Dict = Result<"dictsList">[number];

/** One item of a dictionary. */
export type DictItem = Dict["lcdpDictItem"][number];

/** The queries and mutations of dictionaries. */
export const dictQueries = defineQueries("dicts", {
  list: silent((query: Input<"dictsList">, options) => sdk.dicts.list(query, options)),
  detail: silent((id: string, options) => sdk.dicts.get(id, options)),
  create: changing((body: Input<"dictsSave">) => sdk.dicts.save(body, { silent: true })),
  update: changing((body: Input<"dictsUpdate">) => sdk.dicts.update(body, { silent: true })),
  remove: changing(({ id, version }: Versioned) =>
    sdk.dicts.delete({ id, version }, { silent: true }),
  ),
});

/** The queries and mutations of items; a dictionary is shown with them. */
export const dictItemQueries = defineQueries(
  "dictItems",
  {
    page: silent((query: Input<"dictItemsPage">, options) => sdk.dictItems.page(query, options)),
    detail: silent((id: string, options) => sdk.dictItems.get(id, options)),
    create: changing((body: Input<"dictItemsSave">) => sdk.dictItems.save(body, { silent: true })),
    update: changing((body: Input<"dictItemsUpdate">) =>
      sdk.dictItems.update(body, { silent: true }),
    ),
    updateMany: changing(
      forEachRow((body: Input<"dictItemsUpdate">) => sdk.dictItems.update(body, { silent: true })),
    ),
    remove: changing(({ id, version }: Versioned) =>
      sdk.dictItems.delete({ id, version }, { silent: true }),
    ),
    removeMany: changing(
      forEachRow(({ id, version }: Versioned) =>
        sdk.dictItems.delete({ id, version }, { silent: true }),
      ),
    ),
  },
  { also: ["dicts"] },
);

/** Every screen shows labels of the session's dictionaries, so they are reloaded after a change. */
function changing<Input, Output>(
  call: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  return async (input) => {
    const output = await call(input);
    await session.reload("dictionaries");
    return output;
  };
}
