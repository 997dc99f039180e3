import { expect, test } from "./_test.ts";

const entry = (id: string, more: object) => ({
  id,
  parentId: "0",
  type: "menu",
  name: id,
  title: id,
  icon: null,
  url: `/${id}`,
  component: "profile/index",
  permissionCode: null,
  orderBy: 0,
  permissionButtons: [],
  affix: false,
  noCache: false,
  activeMenu: null,
  badgeKey: null,
  status: "enabled",
  children: [],
  ...more,
});

const hostile = [
  entry("a", { parentId: "b" }),
  entry("b", { parentId: "a" }),
  entry("orphan", { parentId: "nowhere" }),
  entry("twice", { url: "/same" }),
  entry("again", { name: "twice", url: "/same" }),
  entry("login", { url: "/login" }),
  entry("script", { url: "javascript:alert(1)", title: "<img src=x onerror=alert(1)>" }),
  entry("unknown", { component: "no/such/view", title: "Not installed" }),
  entry("kind", { type: "portal" }),
  entry("good", { title: "The good page" }),
];

test("broken and hostile menus break nothing", async ({ page, signInAs }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("dialog", () => errors.push("a script ran"));
  await page.route("**/rest/menus/currentUser", async (route) => {
    const reply = await route.fetch();
    const body: unknown = await reply.json();
    await route.fulfill({ response: reply, json: { ...Object(body), result: hostile } });
  });
  await signInAs("admin");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "The good page" }).click();
  await expect(page).toHaveURL(/\/good$/);
  await page.getByRole("link", { name: "Not installed" }).click();
  await expect(page.getByText("no/such/view")).toBeVisible();
  await expect(page.getByRole("link", { name: "<img src=x" })).toHaveCount(0);
  expect(errors).toEqual([]);
});
