import { queryOptions } from "@tanstack/react-query";
import type { Input, Result } from "@atrium/sdk";
import { sdk, session } from "../shared/api.ts";
import type { Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A menu. */
export type Menu = Result<"menusGet">;

/** A menu with those below it. */
export type MenuBranch = Result<"menusTree">[number];

/** The fields of a menu. */
export type MenuFields = Required<Input<"menusCreate">>;

/** The queries and mutations of menus. */
export const menuQueries = defineQueries("menus", {
  detail: silent((id: string, options) => sdk.menus.get(id, options)),
  create: changing((body: Input<"menusCreate">) => sdk.menus.create(body, { silent: true })),
  update: changing((body: Input<"menusUpdate">) => sdk.menus.update(body, { silent: true })),
  remove: changing(({ id, version }: Versioned) =>
    sdk.menus.delete({ id, version }, { silent: true }),
  ),
});

/** All menus of the back office, nested. */
export const menuTree = queryOptions({
  queryKey: menuQueries.keys.list("tree"),
  queryFn: ({ signal }) => sdk.menus.tree("0", { signal, silent: true }),
});

/** A change of menus applies to the user's own side menu immediately. */
function changing<Body, Output>(
  call: (body: Body) => Promise<Output>,
): (body: Body) => Promise<Output> {
  return async (body) => {
    const output = await call(body);
    await session.reload("menus");
    return output;
  };
}
