import type { Page } from "@playwright/test";
import { demoPassword } from "./_admin.ts";
import { expect, test } from "./_test.ts";

/* From the first page to a decision, for each role, on a phone. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Goes from a section's number to the list that it counts, and to a card there. */
async function openCard(page: Page, name: string, title: string): Promise<void> {
  const all = section(page, name).getByRole("link", { name: /^Show/ });
  const count = Number((await all.innerText()).replaceAll(/\D/g, ""));
  await all.tap();
  const table = page.getByRole("table");
  // The first row has the ways to sort.
  await expect(table.getByRole("row")).toHaveCount(Math.min(count, 20) + 1);
  await page.getByRole("searchbox").first().fill(title);
  await expect(table.getByRole("row")).toHaveCount(2);
  const { width = 0 } = (await table.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(390);
  await table
    .getByRole("link", { name: title })
    .or(table.getByRole("button", { name: title }))
    .first()
    .tap();
}

test("an article goes from home to home: reviewed, returned, revised, approved, published", async ({
  openAs,
  staff,
}) => {
  test.slow();
  const title = `Mooring ${Date.now()}`;
  const content = "<p>Ropes and rings.</p>".repeat(60);
  const id = await staff.draft("editor", { title, content });
  await staff.act("editor", id, "submit");

  const reviewer = await openAs("reviewer");
  await reviewer.goto("/dashboard");
  await openCard(reviewer, "To review", title);
  await expect(reviewer.getByText("Ropes and rings.").first()).toBeVisible();
  const bar = reviewer.getByRole("region", { name: "Decision" });
  const sendBack = bar.getByRole("button", { name: "Return to the author" });
  // In view although the text is long, and large enough for a thumb.
  await expect(sendBack).toBeInViewport();
  expect((await sendBack.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await sendBack.tap();
  const dialog = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Say how old the rings are.");
  await dialog.getByRole("button", { name: "Return to the author" }).tap();
  await expect(reviewer.getByText("Returned to the author.", { exact: true })).toBeVisible();

  const author = await openAs("editor");
  await author.goto("/dashboard");
  const back = section(author, "Returned to you").getByRole("listitem").filter({ hasText: title });
  await expect(back).toContainText("Say how old the rings are.");
  await back.getByRole("link").tap();
  const reason = author.getByRole("region", { name: "Why it came back" });
  await expect(reason).toContainText("Say how old the rings are.");
  await author.getByRole("button", { name: "Submit for review" }).tap();
  const submit = author.getByRole("dialog", { name: /^Submit for review/ });
  const again = submit.getByRole("button", { name: "Submit for review" });
  await expect(again).toBeDisabled();
  await submit.getByRole("checkbox", { name: /^Nothing has changed/ }).check();
  await submit.getByRole("textbox", { name: /^What did you change/ }).fill("Nobody knows it.");
  await again.tap();
  await expect(author.getByText("Submitted for review.")).toBeVisible();

  // Three touches from the notice: the notice, the decision, its confirmation.
  await reviewer.goto("/dashboard");
  await reviewer.getByRole("button", { name: /^Notices/ }).tap();
  const notice = reviewer.getByRole("link", { name: new RegExp(`asks you to review “${title}”`) });
  await notice.first().tap();
  await expect(reviewer.getByRole("region", { name: /^Note from/ })).toContainText(
    "Nobody knows it.",
  );
  const approve = bar.getByRole("button", { name: "Approve" });
  await expect(approve).toBeInViewport();
  await approve.tap();
  const approval = reviewer.getByRole("dialog", { name: /^Approve/ });
  const confirm = approval.getByRole("button", { name: "Approve" });
  await expect(confirm).toBeInViewport();
  await confirm.tap();
  await expect(reviewer.getByText("Approved.", { exact: true })).toBeVisible();

  const publisher = await openAs("publisher");
  await publisher.goto("/dashboard");
  await openCard(publisher, "Ready to publish", title);
  await publisher.getByRole("button", { name: "Publish now" }).tap();
  await publisher.getByRole("dialog").getByRole("button", { name: "Publish now" }).tap();
  await expect(publisher.getByText("Published.", { exact: true })).toBeVisible();
});

test("a moderator sees what visitors sent, and an administrator how the site is", async ({
  openAs,
  staff,
}) => {
  const content = `Is the café open? ${Date.now()}`;
  await staff.send(null, "/api/app/other/leaveMessage", {
    name: "Ada",
    email: "ada@example.org",
    content,
  });
  const moderator = await openAs("moderator");
  await moderator.goto("/dashboard");
  const messages = section(moderator, "New messages");
  await messages.getByRole("link", { name: /^Show/ }).tap();
  await expect(moderator).toHaveURL(/\/content\/messages\?.*status=new/);
  await expect(moderator.getByRole("table").getByText("Ada").first()).toBeVisible();

  const admin = await openAs("admin");
  await admin.goto("/dashboard");
  const site = section(admin, "The site");
  await expect(site).toContainText("Never");
  await expect(site).toContainText("Faults in the menus");
  // On a wide screen the sections are in columns, of which none touches what follows.
  await admin.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (name: string) =>
    (await section(admin, name).boundingBox()) ?? { y: 0, height: 0 };
  const below = await boxOf("The site");
  for (const name of ["Comments to moderate", "New messages"]) {
    const { y, height } = await boxOf(name);
    expect(below.y - (y + height)).toBeGreaterThanOrEqual(12);
  }
  await site.getByRole("link").first().tap();
  await expect(admin).toHaveURL(/sign-in-logs\?.*success=false/);
});

test("in Chinese, what was sent is read by being shown, and its sender reminds the others", async ({
  openAs,
  staff,
}) => {
  const title = `潮汐表 ${Date.now()}`;
  const bizId = await staff.draft("editor", { title, content: "<p>六点低潮。</p>" });
  const people = await staff.get<{ id: string; username: string }[]>("editor", "/user/list");
  const userIds = people
    .filter(({ username }) => ["auditor", "publisher"].includes(username))
    .map(({ id }) => id);
  const { version } = await staff.get<{ version: number }>("editor", `/api/dtArticle/get/${bizId}`);
  const circulation = { bizId, version, action: "circulate", userIds, comment: "请核对。" };
  await staff.send("editor", "/api/dtArticle/act", circulation);

  const reader = await openAs("auditor");
  await chooseChinese(reader);
  await reader.goto("/dashboard");
  await section(reader, "待阅")
    .getByRole("link", { name: /^查看全部/ })
    .tap();
  await reader.getByRole("table").getByRole("link", { name: title }).tap();
  const notice = reader.getByRole("region", { name: "请您阅读" });
  await expect(notice).toContainText("请核对。");
  await expect(notice).toContainText("已标为已阅。");

  const author = await openAs("editor");
  await chooseChinese(author);
  await author.goto(`/content/articles/view/${bizId}`);
  const readers = author.getByRole("list", { name: "传阅对象" });
  await expect(readers.getByText("尚未阅读")).toHaveCount(1);
  await author.getByRole("button", { name: "发送提醒" }).tap();
  await expect(author.getByText("已提醒 1 人。")).toBeVisible();
  await expect(author.getByRole("button", { name: "发送提醒" })).toHaveCount(0);
});

test("the dashboard links to no list that its reader does not have", async ({ openAs, staff }) => {
  const code = `statistician-${Date.now()}`;
  const [org] = await staff.get<{ id: string }[]>("admin", "/org/tree");
  const { id, version } = await staff.send("admin", "/roles/create", { name: code, code });
  const menus = await staff.get<{ id: string; name: string }[]>("admin", "/menus/list");
  const auths = await staff.get<{ id: string; code: string }[]>("admin", "/auth/list");
  await staff.change("admin", "/roles/grants/update", {
    id,
    version,
    menuIds: menus.filter(({ name }) => name === "Dashboard").map((menu) => menu.id),
    authIds: auths.filter((auth) => auth.code === "content:article:view").map((auth) => auth.id),
  });
  const person = { username: code, name: "Ada", password: demoPassword, mustChangePassword: false };
  await staff.send("admin", "/user/add", { ...person, orgId: org?.id, roleIds: [id] });

  const reader = await openAs(code);
  await reader.goto("/dashboard");
  const waiting = section(reader, "Age of pending reviews");
  await expect(waiting.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(waiting.getByRole("link")).toHaveCount(0);
});

async function chooseChinese(page: Page): Promise<void> {
  await page.goto("/healthz");
  await page.context().addCookies([{ name: "language", value: "zh-CN", url: page.url() }]);
}
