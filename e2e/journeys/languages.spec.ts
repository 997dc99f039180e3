import type { Page } from "@playwright/test";
import { chooseType, demoPassword } from "./_admin.ts";
import { expect, test } from "./_test.ts";

test("switching the language keeps every tab and its unsaved input", async ({ page, signInAs }) => {
  const scripts = loadedScripts(page);
  await signInAs("editor");
  await page.goto("/content/articles?keyword=Aldra");
  await page.getByRole("link", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Half a thought");
  await chooseType(page, "Company");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await expect(strip.getByRole("tab", { name: "Edit: Half a thought" })).toBeVisible();
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Not yet saved");
  await strip.getByRole("tab", { name: /^Articles/ }).click();
  expect(scripts.filter((name) => name.startsWith("i18n-zh"))).toEqual([]);

  await page.getByRole("button", { name: "Language", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "简体中文" }).click();
  const tabs = page.getByRole("tablist", { name: "已打开的标签页" });
  await expect(page.getByRole("searchbox", { name: "搜索文章" })).toHaveValue("Aldra");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  // Hidden pages follow as well.
  await tabs.getByRole("tab", { name: /^编辑：Half a thought/ }).click();
  await expect(page.getByLabel("标题", { exact: true })).toHaveValue("Half a thought");
  await expect(page.locator(".ProseMirror")).toHaveText("Not yet saved");

  await page.getByRole("button", { name: "语言", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "English" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await expect(page.locator(".ProseMirror")).toHaveText("Not yet saved");
});

test("seeded names follow the language until staff rename them", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/menus");
  await page.getByRole("treeitem", { name: "Trash" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Bin");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("treeitem", { name: "Bin" })).toBeVisible();

  await chooseChinese(context, page);
  await page.goto("/content/articles");
  const side = page.getByRole("navigation", { name: "主菜单" });
  await expect(side.getByRole("link", { name: "文章", exact: true })).toBeVisible();
  await expect(side.getByRole("link", { name: "Bin" })).toBeVisible();
  await expect(page).toHaveTitle(/^文章/);
  const tabs = page.getByRole("tablist", { name: "已打开的标签页" });
  await expect(tabs.getByRole("tab", { name: /^文章/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: "已发布" }).first()).toBeVisible();

  await page.goto("/system/menus");
  await page.getByRole("treeitem", { name: "Bin" }).click();
  await page.getByLabel("标题", { exact: true }).fill("Trash");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByRole("treeitem", { name: "回收站" })).toBeVisible();
  await page.goto("/system/dicts");
  await page.getByRole("searchbox", { name: "搜索字典" }).fill("性别");
  await page.getByRole("button", { name: "性别" }).click();
  await expect(page.getByRole("cell", { name: "女", exact: true })).toBeVisible();
  await page.goto("/monitor/operation-logs");
  await page.getByRole("link", { name: "修改或移动菜单" }).first().click();
  await expect(page.getByRole("dialog", { name: "修改或移动菜单" })).toContainText("Bin");
  await page.goto("/system/auths?keyword=role:delete");
  await expect(page.getByRole("cell", { name: "删除角色", exact: true })).toBeVisible();
});

test("errors, validation messages and dates follow the language", async ({ page, context }) => {
  await chooseChinese(context, page);
  await page.goto("/login");
  await page.getByLabel("用户名").fill("editor");
  await page.getByLabel("密码", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page.getByRole("alert")).toContainText("用户名或密码错误。");
  await page.getByLabel("密码", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: /欢迎回来/ })).toBeVisible();
  const date = page.getByRole("main").locator("time").first();
  await expect(date).toHaveAttribute("title", /\d{4}年\d{1,2}月\d{1,2}日/);

  await page.goto("/profile");
  await page.getByRole("button", { name: "修改密码" }).click();
  const message = page.getByRole("main").getByText("请填写此项。");
  await expect(message.first()).toBeVisible();
  await page.getByRole("button", { name: "语言" }).click();
  await page.getByRole("menuitemcheckbox", { name: "English" }).click();
  await expect(page.getByRole("main").getByText("This field is required.").first()).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("an address has one language, and the switch leads to the translation", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: "zh-CN",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  // Whatever the browser would like.
  await page.goto("/article-list", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("banner").getByRole("link", { name: "中文", exact: true }).click();
  await expect(page).toHaveURL(/\/zh\/article-list$/);
  await expect(page.getByRole("heading", { name: "全部文章" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");

  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/zh\/article-detail\?id=/);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "登录" })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

function loadedScripts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    names.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  return names;
}

async function chooseChinese(context: ReturnType<Page["context"]>, page: Page): Promise<void> {
  await page.goto("/healthz");
  await context.addCookies([{ name: "language", value: "zh-CN", url: page.url() }]);
}
