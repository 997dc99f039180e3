import { expect, type Locator, type Page } from "@playwright/test";

/** The headers of the calls that whoever is signed in on a page may make. */
export async function headersOf(page: Page): Promise<{ Authorization: string }> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  return { Authorization: token ?? "" };
}

/** Writes a draft through the API, where writing is not what is looked at; answers with its id. */
export async function draft(
  page: Page,
  fields: { title: string; content?: string; typeId?: string; [field: string]: unknown },
): Promise<string> {
  const headers = await headersOf(page);
  const typeId = fields.typeId ?? (await typeIdOf(page, "news"));
  const data = { content: "<p>Low water at six.</p>", ...fields, typeId };
  const reply = await page.request.post("/rest/api/dtArticle/save", { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { result }: { result: { id: string } } = await reply.json();
  return result.id;
}

/** Takes a step through the API on an article, or a type, as it stands. */
export async function act(
  page: Page,
  bizId: string,
  action: string,
  kind: "dtArticle" | "dtArticleType" = "dtArticle",
): Promise<void> {
  const headers = await headersOf(page);
  const record = await page.request.get(`/rest/api/${kind}/get/${bizId}`, { headers });
  const { result }: { result: { version: number } } = await record.json();
  const data = { bizId, action, version: result.version };
  const reply = await page.request.post(`/rest/api/${kind}/act`, { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The id of a shipped type by its code. */
export async function typeIdOf(page: Page, code: string): Promise<string> {
  const headers = await headersOf(page);
  const reply = await page.request.get("/rest/api/dtArticleType/list", { headers });
  const { result }: { result: { id: string; code: string }[] } = await reply.json();
  return result.find((type) => type.code === code)?.id ?? "";
}

/** The id of an account. */
export async function userIdOf(page: Page, name: string): Promise<string> {
  const headers = await headersOf(page);
  const reply = await page.request.get("/rest/user/list", { headers });
  const { result }: { result: { id: string; name: string }[] } = await reply.json();
  return result.find((user) => user.name === name)?.id ?? "";
}

/** Takes a step by its button and the dialog behind it, and waits until it is told. */
export async function take(
  page: Page,
  step: string,
  told: string,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name: new RegExp(`^${step}`) });
  const more = page.getByRole("button", { name: "More actions", exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.first().isVisible()) await button.first().click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: step }).click();
  }
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${step}`) });
  await fill(dialog);
  await dialog.getByRole("button", { name: step }).click();
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Opens the task about a title and says what stands in the piece to decide about. */
export async function openTask(page: Page, title: string): Promise<Locator> {
  await page.goto(`/tasks/wait-handle?keyword=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  const piece = page.getByRole("article", { name: "Text under review" });
  await expect(piece).toBeVisible();
  return piece;
}

/** Opens an article to read it. */
export async function openArticle(page: Page, id: string): Promise<void> {
  await page.goto(`/content/articles/view/${id}`);
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
}
