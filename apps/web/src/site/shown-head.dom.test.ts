import { notFound } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { en } from "../i18n/en.ts";
import { config } from "./_config.ts";
import { shownHead } from "./shown-head.ts";

const context = { config, messages: en };
const head = { meta: [{ title: "News · Harbour" }], links: [] };

it("is what the loader made, and nothing while the page is loading", () => {
  expect(shownHead({ context }, { head })).toBe(head);
  expect(shownHead({ context })).toEqual({ meta: [], links: [] });
});

it.each([
  ["a page that is not there", notFound(), "Page not found · Harbour"],
  [
    "an article that was withdrawn",
    notFound({ data: { types: [], articles: [], similar: false, gone: "article" } }),
    "This article is no longer available · Harbour",
  ],
  ["a page that failed", new Error("down"), "This page could not be loaded · Harbour"],
  [
    "a page that was not reached",
    Object.assign(new Error("no network"), { errorCode: "NETWORK" }),
    "No connection · Harbour",
  ],
])("names %s", (_what, error, title) => {
  const { meta, links } = shownHead({ context, error }, { head });
  expect(meta).toContainEqual({ title });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(links).toEqual([]);
});
