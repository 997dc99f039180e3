import type { Browser, Locator, Page } from "@playwright/test";
import { adminEn, type AdminMessages } from "../../apps/web/src/i18n/admin-en.ts";
import { adminZh } from "../../apps/web/src/i18n/admin-zh.ts";
import { useSession } from "./_admin.ts";
import type { Entry, StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/* Each role from the notice to the decision, in both languages, with a mouse and on a phone. */

interface Device {
  name: string;
  isPhone: boolean;
  language: "en" | "zh-CN";
  words: AdminMessages;
}

const devices: Device[] = [
  { name: "English, desktop", isPhone: false, language: "en", words: adminEn },
  { name: "Chinese, desktop", isPhone: false, language: "zh-CN", words: adminZh },
  { name: "Chinese, phone", isPhone: true, language: "zh-CN", words: adminZh },
];

/** Where people are. */
interface Place {
  browser: Browser;
  staff: StaffClient;
  url: string;
}

/** Somebody at their device, whose touches are counted. */
class Person implements AsyncDisposable {
  touches = 0;
  readonly page: Page;
  readonly #device: Device;

  private constructor(page: Page, device: Device) {
    this.page = page;
    this.#device = device;
  }

  static async open({ browser, staff, url }: Place, device: Device, username: string) {
    const { isPhone, language } = device;
    const size = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const context = await browser.newContext({
      baseURL: url,
      viewport: size,
      timezoneId: "UTC",
      locale: "en-GB",
      ...(isPhone && { hasTouch: true, isMobile: true }),
    });
    await context.addCookies([{ name: "language", value: language, url }]);
    const page = await context.newPage();
    await useSession(page, await staff.sessionOf(username));
    await page.goto("/dashboard");
    return new Person(page, device);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
  }

  async touch(target: Locator): Promise<void> {
    await expect(target).toBeInViewport();
    this.touches += 1;
    await (this.#device.isPhone ? target.tap() : target.click());
  }

  /** Opens the bell, and follows the notice with this sentence. */
  async follow(sentence: string): Promise<void> {
    const { shell } = this.#device.words;
    const bell = this.page.getByRole("button", { name: new RegExp(`^${shell.bell}`) });
    await expect(bell).not.toHaveAccessibleName(shell.bell);
    await this.touch(bell);
    this.touches = 0;
    await this.touch(this.page.getByRole("link", { name: sentence }).first());
  }

  /** Takes a step of the workflow and confirms it; the confirmation keeps what `fill` writes. */
  async take(action: "approve" | "publish" | "return", fill?: (dialog: Locator) => Promise<void>) {
    const { actions, done } = this.#device.words.workflow;
    await this.touch(this.page.getByRole("button", { name: actions[action] }).first());
    const dialog = this.page.getByRole("dialog");
    await fill?.(dialog);
    await this.touch(dialog.getByRole("button", { name: actions[action] }));
    await expect(this.page.getByText(done[action], { exact: true })).toBeVisible();
  }
}

for (const device of devices) {
  const { notifications, workflow, comments } = device.words;

  test(`reviewer, author and publisher go from the notice to the decision (${device.name})`, async ({
    browser,
    staff,
    baseURL: url = "",
  }) => {
    test.slow();
    const place = { browser, staff, url };
    const title = `Sluice ${device.language} ${Date.now()}`;
    const content = "<p>The sluice opens at high tide.</p>".repeat(40);
    const id = await staff.draft("editor", { title, content });
    await staff.act("editor", id, "submit");
    const nameOf = async (who: string) =>
      (await staff.get<{ name: string }>(who, "/user/current")).name;
    const author = await nameOf("editor");
    const reviewer = await nameOf("reviewer");
    const publisher = await nameOf("publisher");
    const sentence = (kind: keyof typeof notifications.kinds, actor = "") =>
      notifications.kinds[kind]({ title, actor, when: "" });

    await using asked = await Person.open(place, device, "reviewer");
    await asked.follow(sentence("taskAssigned", author));
    await expect(asked.page.getByText("The sluice opens at high tide.").first()).toBeVisible();
    await asked.take("return", (dialog) =>
      dialog.getByRole("textbox", { name: workflow.commentReason }).fill("Which tide table?"),
    );

    await using writer = await Person.open(place, device, "editor");
    await writer.follow(sentence("returned", reviewer));
    // The dashboard in its hidden tab names the reason as well.
    const reason = writer.page.getByText("Which tide table?").filter({ visible: true });
    await expect(reason.first()).toBeVisible();
    const { version } = await staff.get<Entry>("editor", `/api/dtArticle/get/${id}`);
    await staff.change("editor", "/api/dtArticle/update", { id, version, summary: "Of 2027." });
    await staff.act("editor", id, "submit");

    // Three touches: the notice, the decision, its confirmation.
    await asked.page.goto("/dashboard");
    await asked.follow(sentence("taskAssigned", author));
    await asked.take("approve");
    expect(asked.touches).toBe(3);

    await using ready = await Person.open(place, device, "publisher");
    await ready.follow(sentence("readyToPublish"));
    await ready.take("publish");
    expect(ready.touches).toBe(3);

    await writer.page.goto("/dashboard");
    await writer.follow(sentence("published", publisher));
    await expect(writer.page).toHaveURL(new RegExp(`/content/articles/view/${id}`));
  });

  test(`a moderator goes from the notice to the decision (${device.name})`, async ({
    browser,
    staff,
    baseURL: url = "",
  }) => {
    const place = { browser, staff, url };
    const title = `Weir ${device.language} ${Date.now()}`;
    const id = await staff.draft("editor", { title });
    await staff.publish(id);
    const comment = { articleId: id, nickname: "Ann", content: "A fine weir." };
    await staff.send(null, "/api/app/other/comment", comment);
    await using moderator = await Person.open(place, device, "moderator");
    await moderator.follow(notifications.kinds.commentWaiting({ title, actor: "", when: "" }));
    await expect(moderator.page.getByText("A fine weir.").last()).toBeVisible();
    await moderator.touch(
      moderator.page.getByRole("button", { name: new RegExp(`^${comments.approve}`) }).first(),
    );
    const done = comments.done.approved({ name: "Ann" });
    await expect(moderator.page.getByText(done)).toBeVisible();
    expect(moderator.touches).toBeLessThanOrEqual(3);
  });
}
