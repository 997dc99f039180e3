import { expect, test, type Page } from "@playwright/test";
import { act, draft, headersOf } from "./_content.ts";
import { as, signIn } from "./_office.ts";

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
const title = word.repeat(3).slice(0, 200);

test("a word of two hundred letters pushes no page wide, on a phone or a desk", async ({
  page,
}) => {
  test.slow();
  await signIn(page, "admin");
  const reviewer = await as(page, "reviewer");
  const typeId = await makeType(page);
  await bringToPublic(page, reviewer, typeId, "dtArticleType");
  const id = await draft(page, {
    typeId,
    title,
    subTitle: title,
    summary: title,
    author: word.slice(0, 60),
    tags: [word.slice(0, 30)],
    content: `<h2>${title}</h2><p>${title}</p>`,
  });
  await bringToPublic(page, reviewer, id, "dtArticle");

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of [
      "/index",
      "/article-list",
      `/article-detail?id=${id}`,
      `/search-list?keyword=${word}`,
      "/search-list?keyword=zzzzqqqq",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(word);
      expect(await overflow(page), `${address} at ${width}`).toBe(0);
    }
    await page.goto(`/content/articles/edit/${id}`);
    const heading = page.getByRole("heading", { level: 1, name: title });
    expect((await heading.boundingBox())?.height).toBeLessThan(90);
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("heading", { level: 2, name: title }).first();
    const box = await preview.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await act(page, id, "offline");
  await act(page, typeId, "offline", "dtArticleType");
});

/** How much wider than the window the page is. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function makeType(page: Page): Promise<string> {
  const headers = await headersOf(page);
  const data = { parentId: "0", name: word.slice(0, 64), code: "long-words", kind: "list" };
  const reply = await page.request.post("/rest/api/dtArticleType/save", { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { result }: { result: { id: string } } = await reply.json();
  return result.id;
}

async function bringToPublic(
  admin: Page,
  reviewer: Page,
  id: string,
  kind: "dtArticle" | "dtArticleType",
): Promise<void> {
  await act(admin, id, "submit", kind);
  await act(reviewer, id, "approve", kind);
  await act(admin, id, "publish", kind);
}
