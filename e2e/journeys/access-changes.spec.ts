import type { Page } from "@playwright/test";
import { demoPassword } from "./_admin.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** An account with a role of its own, by which it sees and adds quick links. */
async function addColleague(staff: StaffClient, code: string): Promise<void> {
  const { id, version } = await staff.send("admin", "/roles/create", { name: code, code });
  const menus = await staff.get<{ id: string; name: string }[]>("admin", "/menus/list");
  const auths = await staff.get<{ id: string; code: string }[]>("admin", "/auth/list");
  const held = new Set(["page", "view", "save"].map((action) => `content:quickLink:${action}`));
  await staff.change("admin", "/roles/grants/update", {
    id,
    version,
    menuIds: menus.filter(({ name }) => name === "QuickLinks").map((menu) => menu.id),
    authIds: auths.filter((auth) => held.has(auth.code)).map((auth) => auth.id),
  });
  const [org] = await staff.get<{ id: string }[]>("admin", "/org/tree");
  const person = { username: code, name: code, password: demoPassword, mustChangePassword: false };
  await staff.send("admin", "/user/add", { ...person, orgId: org?.id, roleIds: [id] });
}

async function openAccess(page: Page, role: string) {
  await page.goto("/system/roles");
  await page.getByRole("button", { name: `More actions for ${role}` }).click();
  await page.getByRole("menuitem", { name: "Access" }).click();
  const sheet = page.getByRole("dialog", { name: role });
  return async (box: string) => {
    const saved = page.waitForResponse((reply) => reply.url().endsWith("/roles/grants/update"));
    await sheet.getByRole("checkbox", { name: box, exact: true }).click();
    await sheet.getByRole("button", { name: "Save" }).click();
    expect((await saved).ok()).toBe(true);
  };
}

test("menus and buttons follow one's role while it is changed, and what was typed stays", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  await addColleague(staff, "pilot");
  const theirs = await openAs("pilot");
  // What changes before the page hears of changes reaches it as well.
  const { promise: waiting, resolve: listen } = Promise.withResolvers<void>();
  await theirs.route("**/api/events", (route) => waiting.then(() => route.continue()));
  await theirs.goto("/content/quick-links");
  const add = theirs.getByRole("button", { name: "New quick link" });
  await add.click();
  const sheet = theirs.getByRole("dialog", { name: "New quick link" });
  await sheet.getByLabel("Title").fill("Tide tables of Hvalvik");
  const menu = theirs.getByRole("navigation", { name: "Main menu", includeHidden: true });
  const links = menu.getByRole("link", { name: "Friendly links", includeHidden: true });
  await expect(links).toHaveCount(0);

  await signInAs("admin");
  const toggle = await openAccess(page, "pilot");
  await toggle("Friendly links: Create");
  listen();
  await expect(links).toHaveCount(1);
  await toggle("Quick links: Create");
  await expect(
    theirs.getByRole("button", { name: "New quick link", includeHidden: true }),
  ).toHaveCount(0);
  await expect(sheet.getByLabel("Title")).toHaveValue("Tide tables of Hvalvik");
});
