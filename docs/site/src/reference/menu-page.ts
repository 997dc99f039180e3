/** The menus of a new site: which pages a back office has to show, until somebody changes them. */
import { shippedSite } from "../../../../packages/sdk/src/testing/generated/shipped-site.ts";
import type { Page } from "../page.ts";

type Menu = (typeof shippedSite.menus)[number];

/** The page of the menus that a new site has. */
export function menuPage(): Page {
  const rows = shippedSite.menus.flatMap((menu) => rowsOf(menu, 0));
  const markdown = [
    "# Menus of a new site",
    "A back office shows the pages that the server's menus name: `url` is a page's address, `component` the name that an application " +
      "gives its view ([getting started](/start/getting-started#4-from-an-address-to-a-page)). A user gets the menus whose permission " +
      "one of their roles has. Administrators change menus in the back office and programs with " +
      "[`sdk.menus`](/reference/api/menus); a fake begins with these, or with `seed.menus`.",
    "Titles are English. An application in another language translates those that it knows, by `component` or `url`, and shows the " +
      "others as they are: an administrator may have written them.",
    "| title | type | `url` | `component` | permission |",
    "| --- | --- | --- | --- | --- |",
  ].join("\n\n");
  const text = `${markdown.replace(/\n\n(\| ---)/, "\n$1")}\n${rows.join("\n")}`;
  return { path: "reference/menus", title: "Menus", markdown: text };
}

function rowsOf(menu: Menu, depth: number): string[] {
  const { title, type, url, component, permissionCode, children = [] } = menu;
  const cells = [url, component, permissionCode].map((text) => (text ? `\`${text}\`` : ""));
  const row = `| ${"– ".repeat(depth)}${title} | ${type} | ${cells.join(" | ")} |`;
  return [row, ...children.flatMap((child) => rowsOf(child, depth + 1))];
}
