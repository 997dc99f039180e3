import type { Page } from "@playwright/test";
import { demoPassword, fillSignIn, useSession } from "./_admin.ts";
import { codeOf } from "./_authenticator.ts";
import { startDemoSite } from "../serve.ts";
import { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** An account of its own, with a role like an editor's. */
async function addPerson(
  staff: StaffClient,
  username: string,
  role: { code: string; requireSecondFactor: boolean },
): Promise<void> {
  const roles = await staff.get<{ id: string; code: string }[]>("admin", "/roles/list");
  const copyOf = roles.find(({ code }) => code === "editor")?.id;
  const [org] = await staff.get<{ id: string }[]>("admin", "/org/tree");
  const { id } = await staff.send("admin", "/roles/create", { name: role.code, copyOf, ...role });
  const person = { username, name: username, password: demoPassword, mustChangePassword: false };
  await staff.send("admin", "/user/add", { ...person, orgId: org?.id, roleIds: [id] });
}

/** Sets up the app that is shown on the page; returns its key and the recovery codes. */
async function setUp(
  page: Page,
  { closesTooEarly = false } = {},
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = await page.locator("code").innerText();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("The code is wrong or was used before.").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  if (closesTooEarly) {
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Close the recovery codes" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  }
  await page.getByRole("button", { name: "I have saved them" }).click();
  return { secret, recoveryCodes };
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("two-step verification is set up, asked for at sign-in and over unfinished work, and turned off", async ({
  page,
  staff,
}) => {
  await addPerson(staff, "vera", { code: "verifier", requireSecondFactor: false });
  const session = await staff.newSessionOf("vera");
  await useSession(page, session);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Two-step verification" });
  const opener = section.getByRole("button", { name: "Set up two-step verification" });
  const setUpDialog = page.getByRole("dialog", { name: "Set up two-step verification" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => setUpDialog.getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await opener.click();
    await expect(setUpDialog.getByLabel("Code", { exact: true })).toBeFocused();
    await leave();
    await expect(setUpDialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  const { secret, recoveryCodes } = await setUp(page, { closesTooEarly: true });
  await expect(section.getByText("10 recovery codes are left.")).toBeVisible();

  await page.getByRole("button", { name: "Account of vera" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await fillSignIn(page, "vera", demoPassword);
  await sendCode(page, "123 456");
  await expect(page.getByRole("alert").first()).toContainText("wrong");
  await page.getByRole("button", { name: "Back" }).click();
  await fillSignIn(page, "vera", demoPassword);
  await sendCode(page, codeOf(secret, 1));
  await expect(page.getByRole("button", { name: "Account of vera" })).toBeVisible();
  await page.goto("/profile");
  await expect(section.getByText("10 recovery codes are left.")).toBeVisible();

  const headers = {
    Authorization: (await page.evaluate(() => sessionStorage.getItem("token"))) ?? "",
  };
  await page.request.delete("/rest/token", { headers });
  await page.getByLabel("Current password").fill("unfinished");
  await section.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  const expired = page.getByRole("dialog", { name: "Sign in again" });
  await expired.getByLabel("Password", { exact: true }).fill(demoPassword);
  await expired.getByRole("button", { name: "Sign in" }).click();
  await expired.getByLabel("Code", { exact: true }).fill(recoveryCodes[0] ?? "");
  await expired.getByRole("button", { name: "Sign in" }).click();
  await expect(expired).toBeHidden();
  // The refused call was sent again, and the server judged the code.
  const dialog = page.getByRole("dialog", { name: "Turn off" });
  await expect(dialog.getByText("The code is wrong or was used before.").first()).toBeVisible();
  await dialog.getByLabel("Code", { exact: true }).fill(recoveryCodes[1] ?? "");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByText("Two-step verification is off.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("unfinished");
});

test("who has a role that requires it sets it up first, and an administrator resets it", async ({
  page,
  staff,
  openAs,
}) => {
  await addPerson(staff, "wanda", { code: "warden", requireSecondFactor: true });
  await page.goto("/login");
  await fillSignIn(page, "wanda", demoPassword);
  await expect(page.getByText("Your role requires a code of an authenticator app")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Set up two-step verification" })).toBeVisible();
  await setUp(page);
  await expect(page.getByRole("region", { name: "Two-step verification" })).toBeVisible();

  const admin = await openAs("admin");
  await admin.goto("/system/users?keyword=wanda");
  await admin.getByRole("button", { name: "More actions for wanda" }).click();
  await admin.getByRole("menuitem", { name: "Reset two-step verification" }).click();
  await admin
    .getByRole("dialog")
    .getByRole("button", { name: "Reset two-step verification" })
    .click();
  await expect(admin.getByText("Two-step verification of wanda removed.")).toBeVisible();
  await page.reload();
  await fillSignIn(page, "wanda", demoPassword);
  await expect(page.getByText("Your role requires a code of an authenticator app")).toBeVisible();
});

test("a change of access waits until its person confirms, and is made then", async ({
  page,
}, testInfo) => {
  test.slow();
  const port = 26_000 + 100 * testInfo.parallelIndex;
  await using site = await startDemoSite(port, { STEP_UP_MINUTES: "0.02" });
  const token = await new StaffClient(site.url).newSessionOf("admin");
  await useSession(page, token);
  await page.goto(`${site.url}/system/roles`);
  await page.getByRole("button", { name: "New role" }).click();
  const sheet = page.getByRole("dialog", { name: "New role" });
  await sheet.getByLabel("Name", { exact: true }).fill("Harbour master");
  await sheet.getByLabel("Code", { exact: true }).fill("harbour-master");
  await sheet.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("Wrong");

  // Giving up leaves the form as it was typed.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet.getByLabel("Name", { exact: true })).toHaveValue("Harbour master");

  await sheet.getByRole("button", { name: "Create", exact: true }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Harbour master" })).toBeVisible();
  await expect(dialog).toBeHidden();
});
