import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk, session } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A menu. */
export type Menu = Result<"menusGet">;

/** A menu with those below it. */
export type MenuBranch = Result<"menusTree">[number];

/** The fields of a menu. */
export type MenuFields = Required<Input<"menusCreate">>;

/** The queries and mutations of menus. */
export const menuQueries = resourceQueries("menus", {
  detail: silent((id: string, options) => sdk.menus.get(id, options)),
  create: changing((body: Input<"menusCreate">) => sdk.menus.create(body, { silent: true })),
  update: changing((body: Input<"menusUpdate">) => sdk.menus.update(body, { silent: true })),
  remove: changing((id: string) => sdk.menus.delete(id, { silent: true })),
});

/** Whoever changes the menus sees it in their own side menu at once. */
function changing<Body, Output>(
  call: (body: Body) => Promise<Output>,
): (body: Body) => Promise<Output> {
  return async (body) => {
    const output = await call(body);
    await session.reload("menus");
    return output;
  };
}
