import { createNavigation, type MenuEntry } from "@atrium/hooks";
import { startTestServer } from "@atrium/server/testing";
import { expect, it } from "vitest";
import { menuProblems } from "../../apps/web/src/shared/menus/menu-problems.ts";
import { sdkFor } from "./_sdk.ts";

const component = "system/user/index";
const paths = [
  ["menu", "/system/other"],
  ["menu", "/system/:any"],
  ["menu", "/system/users/:id/roles"],
  ["hidden-menu", "/system/:any"],
  ["menu", "/system/users"],
  ["menu", "/System/Users"],
  ["hidden-menu", "/SYSTEM/users"],
  ["hidden-menu", "/Content/articles/view/:other"],
  ["menu", "/login"],
] as const;

it("the check of menus on the screen reports the paths that the server refuses, and no other", async () => {
  await using server = await startTestServer();
  const sdk = await sdkFor(server, "admin");
  const shipped = await sdk.menus.list({ pageSize: 999 });
  for (const [type, url] of paths) {
    const page = { type, url, parentId: "0", name: "Tried", title: "Tried", component };
    const entries: MenuEntry[] = [...shipped, { id: "tried", ...page }];
    const { problems } = createNavigation()(entries);
    const installed = { views: [component], icons: [] };
    const reported = menuProblems(entries, problems, installed);
    const isReported = reported.some(({ id }) => id === "tried");
    const outcome = await sdk.menus.create(page, { silent: true }).then(
      (created) => created,
      () => undefined,
    );
    expect({ url, isRefused: outcome === undefined }).toEqual({ url, isRefused: isReported });
    if (outcome !== undefined) {
      const { id, version } = outcome;
      await sdk.menus.delete({ id, version });
    }
  }
});
