import { demoPassword } from "./_admin.ts";
import { picture } from "./_picture.ts";
import { expect, test } from "./_test.ts";

const newPassword = "Lighthouse-keeper-7";

test("changing the password ends the user's other sessions", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  await signInAs("moderator");
  const elsewhere = await openAs("moderator", await staff.newSessionOf("moderator"));
  await elsewhere.goto("/profile");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  const change = async (from: string, to: string, again = to) => {
    await page.getByLabel("Current password").fill(from);
    await page.getByLabel("New password", { exact: true }).fill(to);
    await page.getByLabel("Confirm new password").fill(again);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change(demoPassword, newPassword, "something else");
  await expect(
    page.getByText("The passwords do not match. Enter the same password twice.").first(),
  ).toBeVisible();
  await change("not-my-password", newPassword);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await change(demoPassword, newPassword);
  await expect(page.getByText("Password changed.")).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole("button", { name: "Sign in" })).toBeVisible();
  await change(newPassword, demoPassword);
  await expect(page.getByText("Password changed.").first()).toBeVisible();
});

test("people change their name, e-mail address and picture", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/profile");
  const profile = page.locator("form").filter({ hasText: "Save profile" });
  const [name, email] = [profile.getByLabel("Name", { exact: true }), profile.getByLabel(/^Email/)];
  const [before, emailBefore] = [await name.inputValue(), await email.inputValue()];
  await name.fill("Una Berth");
  await email.fill("una.berth@example.com");
  await profile.locator("input[type=file]").setInputFiles(await picture("una.png"));
  await expect(profile.locator("img")).toBeVisible();
  await profile.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Una Berth" })).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue("una.berth@example.com");
  await expect(profile.locator("img")).toBeVisible();
  await name.fill(before);
  await email.fill(emailBefore);
  await profile.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("button", { name: `Account of ${before}` })).toBeVisible();
});

test("appearance preferences apply immediately and after a reload", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/profile");
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByLabel("Row height").selectOption("Comfortable");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("简体中文");
  await expect(page.getByRole("heading", { level: 1, name: "我的账号" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "我的账号" })).toBeVisible();
  await expect(page.getByLabel("列表行距")).toHaveValue("regular");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("users see and end their other sessions", async ({
  page,
  signInAs,
  openAs,
  staff,
  site,
  request,
}) => {
  await signInAs("editor");
  const elsewhere = await openAs("editor", await staff.newSessionOf("editor"));
  await elsewhere.goto("/profile");
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Sessions" });
  await expect(section.getByText("this session")).toBeVisible();
  // One that began after the list was loaded ends as well, though the list does not have it.
  const later = await staff.newSessionOf("editor");
  await section.getByRole("button", { name: /^End the .*other session/ }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole("button", { name: "Sign in" })).toBeVisible();
  const headers = { Authorization: later };
  expect((await request.get(`${site.url}/rest/user/current`, { headers })).status()).toBe(401);
});

test("a program calls with an access token until it is revoked", async ({
  page,
  signInAs,
  site,
  request,
}) => {
  await signInAs("editor");
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Access tokens" });
  await section.getByRole("button", { name: "Create access token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog.getByText("Name: This field is required.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Nightly export");
  await dialog.getByLabel("Permissions").fill("View articles");
  await page.getByRole("option", { name: /^View articles/ }).click();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Valid for").selectOption("30 days");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByRole("dialog", { name: "Copy your access token" })).toBeVisible();
  const token = await dialog.getByRole("textbox", { name: "Access token" }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(section.getByRole("button", { name: "Create access token" })).toBeFocused();

  const call = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await request.get(`${site.url}/rest${path}`, { headers })).status();
  };
  expect(await call("/api/dtArticle/page")).toBe(200);
  expect(await call("/api/dtArticle/trash/page")).toBe(403);
  await page.reload();
  const item = section.getByRole("listitem").filter({ hasText: "Nightly export" });
  await expect(item).toContainText("1 permission");
  await expect(item).not.toContainText("Never");
  await expect(page.getByText(token)).toHaveCount(0);

  await item.getByRole("button", { name: "Revoke Nightly export" }).click();
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(section.getByText("No access tokens")).toBeVisible();
  expect(await call("/api/dtArticle/page")).toBe(401);
});
