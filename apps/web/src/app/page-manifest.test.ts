import { expect, it } from "vitest";
import { pageManifest } from "./page-manifest.ts";

const manifest = {
  routes: {
    __root__: { entry: "assets/entry.js", preloads: ["assets/entry.js"], css: ["assets/site.css"] },
    "/_public": { preloads: ["assets/public.js"], css: [] },
  },
  styles: { "assets/site.css": "body{}" },
};

it("puts the base path before every file", () => {
  expect(pageManifest(manifest, "/cms/")).toEqual({
    routes: {
      __root__: {
        preloads: ["/cms/assets/entry.js"],
        css: ["/cms/assets/site.css"],
        scripts: [{ attrs: { type: "module", async: true, src: "/cms/assets/entry.js" } }],
      },
      "/_public": { preloads: ["/cms/assets/public.js"], css: [] },
    },
    inlineCss: { styles: { "/cms/assets/site.css": "body{}" } },
  });
});

it("links the styles where none are inlined", () => {
  expect(pageManifest({ ...manifest, styles: {} }, "/")).not.toHaveProperty("inlineCss");
});
