import { expect, it } from "vitest";
import { pageManifest, pageScripts } from "./page-manifest.ts";

const place = { basePath: "/cms/", language: "zh-CN" } as const;
const manifest = {
  start: "assets/start.js",
  routes: {
    __root__: {
      entry: "assets/entry.js",
      preloads: ["assets/frame.js", "assets/entry.js"],
      css: ["assets/site.css"],
    },
    "/_public": { preloads: ["assets/public.js"], css: [] },
    "/login": { preloads: ["assets/sign-in.js"], css: ["assets/admin.css"] },
    "/_admin": { preloads: [], css: ["assets/admin.css"] },
  },
  styles: { "assets/site.css": "body{}", "assets/admin.css": "table{}" },
};

it("prefixes every style sheet with the base path", () => {
  expect(pageManifest(manifest, "/cms/")).toEqual({
    routes: {
      __root__: { css: ["/cms/assets/site.css"] },
      "/_public": { css: [] },
      "/login": { css: [] },
      "/_admin": { css: ["/cms/assets/admin.css"] },
    },
    inlineCss: { styles: { "/cms/assets/site.css": "body{}" } },
  });
});

it("prefixes every script with the base path and lists the entry first", () => {
  expect(pageScripts(manifest, place, ["__root__", "/_public", "/_public/none"])).toEqual({
    start: "/cms/assets/start.js",
    files: ["/cms/assets/entry.js", "/cms/assets/frame.js", "/cms/assets/public.js"],
    sheets: [],
    failed: { text: "页面未能完整加载。", reload: "重新加载" },
  });
});

it("has the styles of the sign-in page in the page, and of no other one of the back office", () => {
  const sheet = { href: "/cms/assets/admin.css", text: "table{}" };
  expect(pageScripts(manifest, place, ["__root__", "/login"]).sheets).toEqual([sheet]);
  expect(pageScripts(manifest, place, ["__root__", "/_admin"]).sheets).toEqual([]);
  const linked = pageManifest({ ...manifest, styles: {} }, "/");
  expect(linked.routes["/login"]).toEqual({ css: ["/assets/admin.css"] });
});

it("links style sheets when none are inlined", () => {
  expect(pageManifest({ ...manifest, styles: {} }, "/")).not.toHaveProperty("inlineCss");
});
