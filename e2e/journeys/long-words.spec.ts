import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
const title = word.repeat(3).slice(0, 200);

test("a word of two hundred letters causes no horizontal scrolling, on a phone or a desktop", async ({
  page,
  signInAs,
  staff,
}) => {
  test.slow();
  const code = `long-words-${Date.now()}`;
  const type = { parentId: "0", name: word.slice(0, 64), code, kind: "list" };
  const { id: typeId } = await staff.send("admin", "/api/dtArticleType/save", type);
  await staff.publish(typeId, "dtArticleType", "admin");
  const id = await staff.draft("editor", {
    typeId,
    title,
    subTitle: title,
    summary: title,
    author: word.slice(0, 60),
    tags: [word.slice(0, 30)],
    content: `<h2>${title}</h2><p>${title}</p>`,
  });
  await staff.publish(id);
  await signInAs("admin");

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
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const frame = page.frameLocator("iframe[title='Preview']");
    const box = await frame.getByRole("heading", { level: 1, name: title }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await staff.act("admin", id, "offline");
  await staff.act("admin", typeId, "offline", "dtArticleType");
});

/** How much wider than the window the page is. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
