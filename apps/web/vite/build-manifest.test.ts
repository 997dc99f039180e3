import { describe, expect, it } from "vitest";
import { buildManifest, type ManifestChunk } from "./build-manifest.ts";

const chunk = (fileName: string, facts: Partial<ManifestChunk> = {}): ManifestChunk => ({
  fileName,
  name: "",
  isEntry: false,
  imports: [],
  css: [],
  sources: [],
  ...facts,
});

const chunks = [
  chunk("entry.js", { isEntry: true, imports: ["react.js"], css: ["site.css"] }),
  chunk("start.js", { name: "start" }),
  chunk("react.js"),
  chunk("list.js", {
    imports: ["react.js", "card.js"],
    sources: ['createFileRoute("/_public/article-list")({})'],
  }),
  chunk("card.js", { imports: ["time.js"] }),
  chunk("time.js", { imports: ["card.js"] }),
  chunk("sign-in.js", { css: ["form.css"], sources: ['createFileRoute("/login")({})'] }),
  chunk("admin.js", { css: ["admin.css"], sources: ["createFileRoute('/_admin/$')({})"] }),
];

describe("buildManifest", () => {
  const manifest = buildManifest(chunks, {
    "site.css": "body{}",
    "form.css": "form{}",
    "admin.css": "table{}",
  });

  it("assigns the entry and its imports to the root", () => {
    expect(manifest.routes["__root__"]).toEqual({
      entry: "entry.js",
      preloads: ["entry.js", "react.js"],
      css: ["site.css"],
    });
  });

  it("assigns a route its chunks without the root's, import cycles included", () => {
    expect(manifest.routes["/_public/article-list"]?.preloads).toEqual([
      "list.js",
      "card.js",
      "time.js",
    ]);
  });

  it("inlines the styles of every page and of the sign-in page, and no other", () => {
    expect(manifest.routes["/_admin/$"]?.css).toEqual(["admin.css"]);
    expect(manifest.styles).toEqual({ "site.css": "body{}", "form.css": "form{}" });
  });

  it("names the script that pages begin with", () => {
    expect(manifest.start).toBe("start.js");
  });

  it("throws for a build without an entry", () => {
    expect(() => buildManifest([], {})).toThrow("The build made no entry chunk");
  });
});
