import { startDemoSite } from "../serve.ts";
import { demoPassword, fillSignIn } from "./_admin.ts";
import { picture } from "./_picture.ts";
import { startPictureService } from "./_picture-service.ts";
import { expect, test } from "./_test.ts";

test("the site's settings say which calls sign staff in and out, and where their pictures go", async ({
  page,
}, testInfo) => {
  await using pictures = await startPictureService();
  await using site = await startDemoSite(29_000 + 100 * testInfo.parallelIndex, {
    SIGN_IN_CALLS: "login",
    UPLOAD_ACTION: `${pictures.origin}/put`,
    UPLOAD_REPLY_KEY: "link",
  });
  pictures.allow(site.url);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:token|login|logout)$/.test(pathname) && request.resourceType() !== "document") {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  await page.goto(`${site.url}/login?redirectUrl=/content/friendly-links`);
  await fillSignIn(page, "admin", demoPassword);
  await page.getByRole("button", { name: "New link" }).click();
  const sheet = page.getByRole("dialog", { name: "New link" });
  await sheet.getByLabel("Name", { exact: true }).fill("Tide tables");
  await sheet.getByLabel("URL").fill("https://tides.example.com/");
  await sheet.locator("input[type=file]").setInputFiles(await picture("tide.png"));
  await expect(sheet.locator(`img[src="${pictures.origin}/kept/1.png"]`)).toBeVisible();
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Tide tables” created.")).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  expect(pictures.uploads).toEqual([
    { form: expect.stringContaining('name="fileName"; filename="tide.png"'), token },
  ]);

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => calls).toEqual(["POST /rest/login", "GET /rest/logout"]);

  const home = await page.goto(`${site.url}/index`);
  const policy = home?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`img-src 'self' data: ${pictures.origin};`);
  expect(policy).toContain("connect-src 'self';");
});
