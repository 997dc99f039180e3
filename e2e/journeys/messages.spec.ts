import type { Locator, Page } from "@playwright/test";
import { startMailServer } from "../../apps/server/tests/_smtp-server.ts";
import { startDemoSite } from "../serve.ts";
import { useSession } from "./_admin.ts";
import { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

interface Left {
  name: string;
  content: string;
  email?: string;
  phone?: string;
  subject?: string;
  company?: string;
}

/** Leaves messages as visitors do. */
async function leave(staff: StaffClient, ...messages: Left[]): Promise<void> {
  for (const data of messages) {
    const contact = data.phone === undefined ? { email: "visitor@example.com" } : {};
    await staff.send(null, "/api/app/other/leaveMessage", { ...contact, ...data });
  }
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Message" });

test("a message is read, its reply recorded, and found closed", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `berth${Date.now()}`;
  await leave(staff, {
    name: "Wang Lin",
    company: "Lin Trading",
    subject: `${word} in June`,
    content: "Is there a berth free?\n\nFor two days.",
  });
  const content = "Answered {name} by phone: {subject}.";
  const template = { kind: "message", language: "en", title: word, content };
  await staff.send("moderator", "/api/replyTemplate/save", template);
  await signInAs("moderator");
  await page.goto(`/content/messages?keyword=${word}`);
  const row = rowOf(page, word);
  await expect(row).toContainText("New");
  await row.getByRole("link", { name: "Wang Lin", exact: true }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole("heading", { name: `${word} in June` })).toBeVisible();
  await expect(sheet).toContainText("For two days.");
  await expect(sheet.getByRole("link", { name: "visitor@example.com" })).toBeVisible();
  await expect(sheet).toContainText("In progress");
  await sheet.getByRole("button", { name: "Mark as new" }).click();
  await expect(page.getByText("Message marked as new.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Start handling" })).toBeVisible();

  await expect(sheet).toContainText("This server sends no mail.");
  const note = sheet.getByRole("textbox", { name: "Reply given" });
  await note.fill(`Yes, ${word}.`);
  await page.keyboard.press("Escape");
  const leaving = page.getByRole("dialog", { name: "Discard unsaved changes" });
  await leaving.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: /^Templates/ }).click();
  await page.getByRole("menuitem", { name: word }).click();
  await expect(note).toHaveValue(`Yes, ${word}.\n\nAnswered Wang Lin by phone: ${word} in June.`);
  await sheet.getByRole("button", { name: "Record reply" }).click();
  await expect(page.getByText("Reply to Wang Lin recorded.")).toBeVisible();
  const answer = sheet.getByRole("region", { name: "Replies" });
  await expect(answer).toContainText("Answered Wang Lin by phone");
  await expect(answer).toContainText("沈静宜");
  await expect(note).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(row).toContainText("Closed");
});

test("a batch names the messages that failed", async ({ page, signInAs, staff }) => {
  const word = `buoy${Date.now()}`;
  await leave(
    staff,
    { name: "Harm", content: `${word} one` },
    { name: "Ida", content: `${word} two`, phone: "+31 20 555 01 02" },
  );
  await signInAs("moderator");
  await page.goto(`/content/messages?keyword=${word}`);
  await page.getByRole("checkbox", { name: /Select Harm/ }).check();
  await page.getByRole("checkbox", { name: /Select Ida/ }).check();
  await removeElsewhere(staff, word, "Ida");
  await page.getByRole("button", { name: "Mark as spam" }).click();
  const question = page.getByRole("dialog", { name: "Mark 2 messages as spam" });
  await question.getByRole("button", { name: "Mark as spam" }).click();
  const outcome = page.getByRole("dialog", { name: "1 of 2 failed" });
  await expect(outcome).toContainText("Ida");
  await expect(outcome).toContainText("Not found");
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await expect(rowOf(page, "Harm")).toContainText("Spam");
  await expect(rowOf(page, "Ida")).toHaveCount(0);

  await page.getByRole("button", { name: /^More actions for Harm/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const removal = page.getByRole("dialog", { name: /^Delete “Harm/ });
  await expect(removal).toContainText("deleted permanently");
  await removal.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

/** As a colleague would meanwhile. */
async function removeElsewhere(staff: StaffClient, keyword: string, name: string) {
  const { records } = await staff.get<{ records: { id: string; name: string }[] }>(
    "moderator",
    `/api/dtMessage/page?keyword=${keyword}`,
  );
  const gone = records.find((one) => one.name === name);
  await staff.removeNow(`/api/dtMessage/delete/${gone?.id}`, "moderator");
}

test("markup in a visitor's text is shown as text everywhere", async ({
  page,
  signInAs,
  staff,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", () => faults.push("a script ran"));
  const word = `evil${Date.now()}`;
  const name = `<img src=x onerror=alert(1)>`;
  const content = `<script>alert(1)</script><svg onload=alert(2)> ${word}`;
  const subject = `"><b>${word}</b>`;
  await leave(staff, { name, content, subject, company: "<iframe src=javascript:alert(4)>" });
  await signInAs("moderator");
  await page.goto(`/content/messages?keyword=${word}`);
  await rowOf(page, word).getByRole("link", { name, exact: true }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: subject, exact: true })).toBeVisible();
  await expect(sheet).toContainText(content);
  await expect(sheet).toContainText("<iframe src=javascript:alert(4)>");
  await expect(sheet.locator("img, iframe, script, svg[onload]")).toHaveCount(0);
  await sheet.getByRole("textbox", { name: "Reply given" }).fill("No.");
  await sheet.getByRole("button", { name: "Record reply" }).click();
  await expect(page.getByText(`Reply to ${name} recorded.`)).toBeVisible();
  expect(faults).toEqual([]);
});

const quickly = {
  reply: async (sheet: Locator) => {
    await sheet.getByRole("textbox", { name: "Reply given" }).fill("At once.");
    await sheet.getByRole("button", { name: "Record reply" }).click();
  },
  assignment: (sheet: Locator) => sheet.getByRole("button", { name: "Assign to me" }).click(),
};

for (const [name, act, done] of [
  ["reply", quickly.reply, "Reply to Quick recorded."],
  ["assignment", quickly.assignment, "Assignment changed."],
] as const) {
  test(`a quick ${name} waits until opening has taken the message`, async ({
    page,
    signInAs,
    staff,
  }) => {
    const subject = `Quick ${name} ${Date.now()}`;
    // Another journey may have marked what comes from the usual address as spam.
    const email = `quick-${name}@example.com`;
    await leave(staff, { name: "Quick", content: "At once?", subject, email });
    let answerTaking = () => {};
    const held = new Promise<void>((resolve) => (answerTaking = resolve));
    await page.route("**/rest/api/dtMessage/**", async (route) => {
      const sent = route.request().postData() ?? "";
      if (!sent.includes('"processing"')) return route.fallback();
      const response = await route.fetch();
      await held;
      return route.fulfill({ response });
    });
    await signInAs("moderator");
    const taking = page.waitForRequest((request) =>
      (request.postData() ?? "").includes('"processing"'),
    );
    await page.goto(`/content/messages?keyword=${encodeURIComponent(subject)}`);
    await rowOf(page, subject).getByRole("link", { name: "Quick", exact: true }).click();
    await taking;
    await act(sheetOf(page));
    answerTaking();
    await expect(page.getByText(done)).toBeVisible();
  });
}

test("a message is answered by mail, which the visitor gets", async ({ page }, testInfo) => {
  test.slow();
  await using mailServer = await startMailServer();
  await using site = await startDemoSite(27_000 + 100 * testInfo.parallelIndex, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Kaldermeer <office@example.com>",
  });
  const client = new StaffClient(site.url);
  const subject = "Gauge\r\nBcc: everybody@example.com";
  await leave(client, { name: "Saar", content: "Does it float?", subject });
  await useSession(page, await client.sessionOf("moderator"));
  await page.goto(`${site.url}/content/messages?keyword=float`);
  await rowOf(page, "Saar").getByRole("link", { name: "Saar", exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole("textbox", { name: "Reply by mail" }).press("Control+.");
  await page.getByRole("menuitem", { name: /^Received/ }).click();
  await sheet.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("The reply to Saar is on its way.")).toBeVisible();
  const answer = sheet.getByRole("region", { name: "Replies" });
  await expect(answer).toContainText("By mail to visitor@example.com");
  await expect(answer).toContainText("Sent");
  const [copy, mail, ...others] = mailServer.received.filter(({ recipients }) =>
    recipients.includes("visitor@example.com"),
  );
  expect(others).toEqual([]);
  expect(copy?.text).toContain("We have received your message");
  // Anybody could send their words to anybody in the company's name.
  expect(copy?.text).not.toContain("Does it float?");
  expect(mail?.recipients).toEqual(["visitor@example.com"]);
  expect(mail?.text).toContain("Dear Saar,");
  expect(mail?.text).toMatch(/^Subject: Re: Gauge Bcc: everybody@example\.com\r$/m);
});
