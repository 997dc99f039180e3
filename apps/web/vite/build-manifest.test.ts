import { describe, expect, it } from "vitest";
import { buildManifest, type ManifestChunk } from "./build-manifest.ts";

const chunk = (fileName: string, facts: Partial<ManifestChunk> = {}): ManifestChunk => ({
  fileName,
  isEntry: false,
  imports: [],
  css: [],
  sources: [],
  ...facts,
});

const chunks = [
  chunk("entry.js", { isEntry: true, imports: ["react.js"], css: ["site.css"] }),
  chunk("react.js"),
  chunk("list.js", {
    imports: ["react.js", "card.js"],
    sources: ['createFileRoute("/_public/article-list")({})'],
  }),
  chunk("card.js", { imports: ["time.js"] }),
  chunk("time.js", { imports: ["card.js"] }),
  chunk("admin.js", { css: ["admin.css"], sources: ["createFileRoute('/_admin/$')({})"] }),
];

describe("buildManifest", () => {
  const manifest = buildManifest(chunks, { "site.css": "body{}", "admin.css": "table{}" });

  it("gives the root the entry and all that it imports", () => {
    expect(manifest.routes["__root__"]).toEqual({
      entry: "entry.js",
      preloads: ["entry.js", "react.js"],
      css: ["site.css"],
    });
  });

  it("gives a route its chunks without those of the root, circles and all", () => {
    expect(manifest.routes["/_public/article-list"]?.preloads).toEqual([
      "list.js",
      "card.js",
      "time.js",
    ]);
  });

  it("keeps the back office's styles to the back office", () => {
    expect(manifest.routes["/_admin/$"]?.css).toEqual(["admin.css"]);
    expect(manifest.styles).toEqual({ "site.css": "body{}" });
  });

  it("refuses a build without an entry", () => {
    expect(() => buildManifest([], {})).toThrow("The build made no entry chunk");
  });
});
