import { expect, test } from "./_test.ts";
import { expectCopy } from "./_visitor-forms.ts";

test.use({ javaScriptEnabled: false });

const article = "/article-detail?id=forty-one-hours-on-the-aldra";

const pages: [string, string, RegExp][] = [
  ["/index", "We measure how high the water stands", /Kaldermeer/],
  ["/zh/index", "我们测量水有多高", /科德梅尔/],
  ["/article-list", "All articles", /All articles/],
  ["/article-list?type=engineering&pageNo=1", "Engineering notes", /Engineering notes/],
  [article, "Forty-one hours on the Aldra", /Aldra/],
  ["/other-detail?type=about", "About", /Kaldermeer/],
  ["/other-detail?type=contact", "Leave a message", /Kaldermeer/],
  ["/other-detail?type=products", "Products", /Products/],
  ["/other-detail?type=products&id=T80", "T80 harbour radar", /T80/],
  ["/search-list", "Search", /Search/],
  ["/search-list?keyword=radar", "Search", /radar/],
  ["/nothing-here", "Page not found", /Page not found/],
  ["/article-detail?id=forty-two-hours-on-the-aldra", "Page not found", /Page not found/],
];

for (const [address, heading, title] of pages) {
  test(`${address} is readable without script`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("main")).toHaveCount(1);
  });
}

test("a list is filtered and paged by links", async ({ page }) => {
  await page.goto("/article-list");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /\/article-list\?pageNo=2$/);
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/article-list$/);
  await page.getByRole("navigation", { name: "Archive" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  await expect(page.locator(".line").first()).toBeVisible();
});

test("the search field is a form, and its sections are links", async ({ page }) => {
  await page.goto("/search-list");
  await page.getByRole("searchbox").fill("radar");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search-list\?keyword=radar/);
  await expect(page.locator("mark").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "Search for" })
    .getByRole("link", { name: "Articles" })
    .click();
  await page
    .getByRole("navigation", { name: "Search in" })
    .getByRole("link", { name: "News" })
    .click();
  await expect(page).toHaveURL(/type=news/);
});

test("an incomplete comment is returned with its input, and accepted once complete", async ({
  page,
}) => {
  await page.goto(article);
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Email", { exact: false }).fill("wim@");
  await page.getByLabel("Comment", { exact: true }).fill("Twelve gauges, really?");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send comment" }).click();
  expect((await answer).status()).toBe(422);
  await expect(page.getByRole("link", { name: "Enter a valid email address" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("Twelve gauges, really?");
  await page.getByLabel("Email", { exact: false }).fill("wim@example.com");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("is waiting for moderation")).toBeVisible();
  await expect(page).toHaveURL(/sent=1/);
  await expect(page.getByRole("status").filter({ hasText: "moderation" })).toBeFocused();
  await page.reload();
  await expect(page.getByText("is waiting for moderation")).toBeVisible();
  await page.getByRole("link", { name: "Write another" }).click();
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("");
});

test("a visitor replies to a comment", async ({ page }) => {
  await page.goto(article);
  await page
    .getByRole("link", { name: /^Reply to / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Replying to / })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Comment", { exact: true }).fill("I should like to know that too.");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("is waiting for moderation")).toBeVisible();
});

test("a visitor leaves a message", async ({ page }) => {
  await page.goto("/other-detail?type=contact");
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Message", { exact: true }).fill("Which draught?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("link", { name: "Enter a phone number" })).toHaveAttribute(
    "href",
    "#message-email",
  );
  await page.getByLabel("Phone", { exact: false }).fill("+31 118 555 014");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Our staff will read your message")).toBeVisible();
  await expect(page).toHaveTitle(/^Your message has been sent – Contact · /);
  await expectCopy(page);
  const reference = page.getByText(/Your reference is [0-9A-F]{4}-[0-9A-F]{4}\./);
  const first = await reference.textContent();
  // The browser posts it again.
  await page.reload();
  await expect(reference).toHaveText(first ?? "");
  await page.getByRole("link", { name: "Write another" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});

test("the sign-in page says that it needs script, and nothing typed gets into the address", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("User name").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill("Not in the address");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Please switch JavaScript on.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("the menu of sections opens", async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "All sections" })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL(/type=about/);
});

test("the language switch is a link", async ({ page }) => {
  await page.goto("/search-list?keyword=T80");
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh\/search-list\?keyword=T80$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Search" }).first()).toBeVisible();
});

test("controls that need script are hidden, and the theme is the device's", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/index");
  await expect(page.getByRole("banner").getByRole("link", { name: "中文" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Theme:/ })).toBeHidden();
  await expect(page.locator(".slideshow-controls")).toBeHidden();
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(ground).not.toBe(dark);
});
