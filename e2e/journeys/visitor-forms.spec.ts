import type { Page } from "@playwright/test";
import { startApp } from "./_app.ts";
import { expectCopy } from "./_visitor-forms.ts";
import { expect, test } from "./_test.ts";

const summary = (page: Page) => page.getByRole("main").getByRole("alert");

test("the summary of errors lists them in the order of the form, and leads to the fields", async ({
  page,
}) => {
  await page.goto("/other-detail?type=contact");
  await startApp(page);
  await page.getByLabel("Email").fill("wim@");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("There are 4 problems");
  await expect(page).toHaveTitle(/^Error: Contact · /);
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter your message.",
    "Enter your name.",
    "Enter a valid email address, such as name@example.com.",
    "Enter a valid phone number: digits, spaces, brackets, plus and dash.",
  ]);
  await summary(page).getByRole("link", { name: "Enter a valid email" }).press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("wim@");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/^Enter a valid email/);
});

test("of email and phone one is needed, neither says that it is optional, and the title follows", async ({
  page,
}) => {
  await page.goto("/other-detail?type=contact");
  await startApp(page);
  const reach = page.getByRole("group", { name: "How can we reach you?" });
  await expect(reach).not.toContainText("optional");
  await expect(page.getByText("Company optional")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Message", { exact: true }).fill("Which draught?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter a phone number or an email address.",
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel("Phone").fill("+31 118 555 014");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeFocused();
  await expect(page).toHaveTitle(/^Your message has been sent – Contact · /);
});

test("a long text is counted and not cut off", async ({ page }) => {
  await page.goto("/other-detail?type=contact");
  await startApp(page);
  const message = page.getByLabel("Message", { exact: true });
  await expect(page.getByText("Up to 2,000 characters.")).toBeVisible();
  await message.fill("x".repeat(1900));
  await expect(page.getByText("100 characters left.").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "100 characters left." })).toHaveCount(1);
  await message.fill("x".repeat(2010));
  await expect(page.getByText("10 characters too many.").first()).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(summary(page)).toContainText("Message must be at most 2,000 characters.");
  await expect(message).toHaveValue("x".repeat(2010));
});

test("the thanks take the focus, with a reference by which staff find the message", async ({
  page,
  signInAs,
}) => {
  await page.goto("/other-detail?type=contact");
  await startApp(page);
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Phone").fill("+31 118 555 014");
  await page.getByLabel("Message", { exact: true }).fill("Which draught?");
  await page.reload();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Which draught?");
  await startApp(page);
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you." });
  await expect(thanks).toBeFocused();
  await expect(page).toHaveTitle(/^Your message has been sent – Contact · /);
  await expect(page.getByRole("heading", { name: "Your message has been sent" })).toBeVisible();
  await expectCopy(page);
  const reference = /[0-9A-F]{4}-[0-9A-F]{4}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
  expect(reference).not.toBe("");
  await page.getByRole("link", { name: "Write another" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(page).toHaveTitle(/^Contact · /);

  await signInAs("moderator");
  await page.goto(`/content/messages?keyword=${reference}`);
  await page.getByRole("row").getByRole("link", { name: "Wim", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Message" })).toContainText(reference);
});
