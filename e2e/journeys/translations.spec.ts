import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const translations = (page: Page) => page.getByRole("region", { name: "Translations" });

interface Stored {
  id: string;
  version: number;
  slug: string;
}

test("an editor translates an article, a visitor finds it by the switch, and the list says when it is older", async ({
  page,
  signInAs,
  staff,
}) => {
  const stamp = Date.now();
  const title = `The lock gate ${stamp}`;
  const id = await staff.draft("editor", { title, content: "<p>The gate opens at low water.</p>" });
  await staff.publish(id);
  await signInAs("editor");
  await page.goto(`/content/articles?translation=zh-CN&keyword=${stamp}`);
  await page.getByRole("link", { name: title }).click();

  // The draft is made in the type's counterpart, with the source beside it.
  await translations(page).getByRole("button", { name: "Translate into 中文" }).click();
  const dialog = page.getByRole("dialog", { name: "Translate into 中文" });
  await expect(dialog.getByLabel("Type", { exact: true })).toHaveText("新闻");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  const source = page.getByRole("region", { name: "The text in English" });
  await expect(source).toContainText("The gate opens at low water.");
  const chinese = `船闸 ${stamp}`;
  await page.getByLabel("Title", { exact: true }).fill(chinese);
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("闸门在低潮时打开。");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Hide English" }).click();
  await expect(source).toHaveCount(0);

  // Its preview is in its own language.
  await page.getByRole("button", { name: "Preview" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(frame.locator(".prose")).toHaveText("闸门在低潮时打开。");

  const translation = /[^/]+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  await staff.publish(translation);
  const visitor = await page.context().newPage();
  const stored = await staff.get<Stored>("editor", `/api/dtArticle/get/${id}`);
  await visitor.goto(`/article-detail?id=${encodeURIComponent(stored.slug)}`);
  await visitor.getByRole("banner").getByRole("link", { name: "中文", exact: true }).click();
  await expect(visitor).toHaveURL(/\/zh\/article-detail\?id=/);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(chinese);

  const { version } = stored;
  await staff.change("editor", "/api/dtArticle/update", { id, version, title: `${title}, again` });
  await page.goto("/content/articles?translation=outdated");
  const row = page.getByRole("row").filter({ hasText: chinese });
  await expect(row).toContainText("Older than its source");
  await row.getByRole("link", { name: chinese }).click();
  await expect(translations(page)).toContainText("The English original was saved after");
});

test("an existing article is joined as a translation, and separated again", async ({
  page,
  signInAs,
  staff,
}) => {
  const stamp = Date.now();
  const english = await staff.draft("editor", { title: `Sluice ${stamp}` });
  const typeId = await staff.typeIdOf("news-zh");
  const chinese = `水闸 ${stamp}`;
  const other = await staff.draft("editor", { title: chinese, typeId });
  await signInAs("editor");
  await page.goto(`/content/articles/view/${english}`);
  const panel = translations(page);
  await panel.getByRole("button", { name: "Join existing in 中文" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Existing record").fill(String(stamp));
  await page.getByRole("option", { name: new RegExp(chinese) }).click();
  await dialog.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByText(`“${chinese}” is a translation now.`)).toBeVisible();
  await panel.getByRole("link", { name: chinese }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${other}`));

  await panel.getByRole("button", { name: "More actions for English" }).click();
  await page.getByRole("menuitem", { name: "No longer a translation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "No longer a translation" }).click();
  await expect(page.getByText(`“${chinese}” stands on its own now.`)).toBeVisible();
  await expect(panel).toContainText("No translation yet");
});

test("a type and a category are translated with their texts to write over", async ({
  page,
  signInAs,
  staff,
}) => {
  const stamp = Date.now();
  const data = { parentId: "0", name: `Tides ${stamp}`, code: `tides-${stamp}`, kind: "list" };
  const { id } = await staff.send("admin", "/api/dtArticleType/save", data);
  await signInAs("admin");
  await page.goto(`/content/types?type=${id}`);
  await translations(page).getByRole("button", { name: "Translate into 中文" }).click();
  const name = page.getByRole("main").getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveValue(data.name);
  await name.fill(`潮汐 ${stamp}`);
  await page.getByRole("main").getByRole("button", { name: "Create" }).click();
  await expect(translations(page).getByRole("link", { name: data.name })).toBeVisible();

  const [buoys, gauges] = [`Buoys ${stamp}`, `Gauges ${stamp}`];
  for (const category of [buoys, gauges]) {
    const data = { kind: "category", name: category };
    const { id: product } = await staff.send("admin", "/api/product/save", data);
    await page.goto(`/products/edit/${product}`);
    await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible();
  }
  const translate = () =>
    translations(page).getByRole("button", { name: "Translate into 中文" }).click();
  await translate();
  const productName = page.getByRole("main").getByRole("textbox", { name: "Name", exact: true });
  await expect(productName).toHaveValue(gauges);
  await productName.fill(`水位计 ${stamp}`);
  // The translation of another one begins anew with its texts.
  await page.getByRole("tab", { name: buoys }).click();
  await translate();
  const question = page.getByRole("dialog", { name: "Save your changes first?" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(productName).toHaveValue(buoys);
  await productName.fill(`浮标 ${stamp}`);
  await page.getByRole("main").getByRole("button", { name: "Create" }).click();
  await expect(translations(page).getByRole("link", { name: buoys })).toBeVisible();
});

test("the site's texts are written in each of its languages", async ({ page, signInAs }) => {
  await signInAs("publisher");
  await page.goto("/content/site-setting");
  await page.getByRole("button", { name: "Texts in 中文" }).click();
  const slogan = page.getByRole("textbox", { name: /^Slogan in 中文/ });
  const before = await slogan.inputValue();
  await slogan.fill("与海同高");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved.").last()).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/zh/index");
  await expect(visitor.getByRole("contentinfo")).toContainText("与海同高");
  await visitor.goto("/index");
  await expect(visitor.getByRole("contentinfo")).not.toContainText("与海同高");
  await slogan.fill(before);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
});
