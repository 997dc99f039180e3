/** Type tests: they hold when the package type-checks. */
import type { Sdk } from "./index.ts";

declare const sdk: Sdk;

async function resultsAreUnwrapped(): Promise<void> {
  const page = await sdk.articles.page({ pageNo: 2 });
  const title: string | undefined = page.records[0]?.title;
  // @ts-expect-error the result is a page, not a list
  const records: unknown[] = page;
  const menuIds = [title ?? "", String(records.length)];
  await sdk.roles.updateMenus({ roleId: "r", version: 1, menuIds });
  // @ts-expect-error the version that it was decided on is needed
  await sdk.roles.updateMenus({ roleId: "r", menuIds });
}

async function mistakesDoNotCompile(): Promise<void> {
  // @ts-expect-error there is no such parameter
  await sdk.articles.page({ page: 2 });
  // @ts-expect-error a page number is a number
  await sdk.articles.page({ pageNo: "2" });
  // @ts-expect-error an id is needed
  await sdk.articles.get();
  // @ts-expect-error a password is needed
  await sdk.session.login({ username: "editor" });
  // @ts-expect-error the option is called saveNull
  await sdk.users.list({}, { savNull: true });
  // @ts-expect-error there is no such operation
  await sdk.articles.publish("a1");
}

export { mistakesDoNotCompile, resultsAreUnwrapped };
