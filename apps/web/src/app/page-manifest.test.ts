import { expect, it } from "vitest";
import { pageManifest, pageScripts } from "./page-manifest.ts";

const manifest = {
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

it("puts the base path before every style sheet", () => {
  expect(pageManifest(manifest, "/cms/")).toEqual({
    routes: { __root__: { css: ["/cms/assets/site.css"] }, "/_public": { css: [] } },
    inlineCss: { styles: { "/cms/assets/site.css": "body{}" } },
  });
});

it("puts the base path before every script, the one that starts the page first", () => {
  expect(pageScripts(manifest, "/cms/", ["__root__", "/_public", "/_public/none"])).toEqual([
    "/cms/assets/entry.js",
    "/cms/assets/frame.js",
    "/cms/assets/public.js",
  ]);
});

it("links the styles where none are inlined", () => {
  expect(pageManifest({ ...manifest, styles: {} }, "/")).not.toHaveProperty("inlineCss");
});
