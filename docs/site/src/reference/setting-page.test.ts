import { expect, it } from "vitest";
import { envNames } from "../../../../apps/server/src/kernel/config/env.ts";
import { anchorsOf } from "../anchors.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { settingPage } from "./setting-page.ts";

const { page, problems } = settingPage({
  repository: undefined,
  pageOf: (file) => file.replace(/^docs\/(.*)\.md$/, "operating/$1"),
});

it("gives every setting a heading of its own", () => {
  expect(problems).toEqual([]);
  expect([...anchorsOf(escapeMarkup(page.markdown))]).toEqual(["settings", ...envNames]);
});

it("links the guide's pages from where it is", () => {
  expect(page.markdown).toContain("[mcp.md](/operating/mcp)");
});
