import { adminEn } from "../../apps/web/src/i18n/admin-en.ts";
import { waitForJournal } from "./_journal.ts";
import type { Entry } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

interface HomePage extends Entry {
  sections: readonly { visible: boolean }[];
}

const [path, id] = ["/api/dtHomePage", "home-en"];

/** As the demo has it, for the journeys that read it. */
test.afterEach(async ({ staff }) => {
  const { version } = await staff.get<Entry>("admin", `${path}/get/${id}`);
  await staff.send("publisher", `${path}/restore`, { id, version, versionNo: 2 });
  await staff.publish(id, "dtHomePage", "publisher");
});

test("what was kept of a home page asks which to keep where a colleague has saved it since", async ({
  openAs,
  staff,
}) => {
  const { form, homePages } = adminEn;
  const page = await openAs("editor");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`/content/home?page=${id}`);
  const list = page.getByRole("list", { name: "Sections" }).locator("> li");
  await list.nth(1).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Remove section" }).click();
  await waitForJournal(page, id);
  const read = () => staff.get<HomePage>("admin", `${path}/get/${id}`);
  const { version, sections } = await read();
  const theirs = sections.map((section) => ({ ...section, visible: section !== sections.at(-1) }));
  await staff.change("publisher", `${path}/update`, { id, version, sections: theirs });

  await page.reload();
  const restore = page.getByRole("button", { name: "Restore", exact: true });
  await restore.click();
  const question = page.getByRole("dialog", { name: form.conflictTitle });
  await question.getByRole("button", { name: form.cancel }).click();
  await expect(list).toHaveCount(sections.length - 1);
  await expect(restore).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("radio", { name: /^From/ }).check();
  await question.getByRole("button", { name: form.conflictSave }).click();
  await expect(page.getByText(homePages.saved)).toBeVisible();
  await expect(list.last()).toContainText("Hidden");
  expect((await read()).sections).toMatchObject(theirs);
});
