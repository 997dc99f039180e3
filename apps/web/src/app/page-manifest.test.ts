import { expect, it } from "vitest";
import { pageManifest, pageScripts } from "./page-manifest.ts";

const manifest = {
  start: "assets/start.js",
  routes: {
    __root__: {
      entry: "assets/entry.js",
      preloads: ["assets/frame.js", "assets/entry.js"],
      css: ["assets/site.css"],
    },
    "/_public": { preloads: ["assets/public.js"], css: [] },
  },
  styles: { "assets/site.css": "body{}" },
};

it("prefixes every style sheet with the base path", () => {
  expect(pageManifest(manifest, "/cms/")).toEqual({
    routes: { __root__: { css: ["/cms/assets/site.css"] }, "/_public": { css: [] } },
    inlineCss: { styles: { "/cms/assets/site.css": "body{}" } },
  });
});

it("prefixes every script with the base path and lists the entry first", () => {
  expect(pageScripts(manifest, "/cms/", ["__root__", "/_public", "/_public/none"])).toEqual({
    start: "/cms/assets/start.js",
    files: ["/cms/assets/entry.js", "/cms/assets/frame.js", "/cms/assets/public.js"],
  });
});

it("links style sheets when none are inlined", () => {
  expect(pageManifest({ ...manifest, styles: {} }, "/")).not.toHaveProperty("inlineCss");
});
