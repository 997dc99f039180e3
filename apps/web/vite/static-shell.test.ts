import { describe, expect, it } from "vitest";
import { themeScript } from "../src/site/theme.ts";
import { staticShell } from "./static-shell.ts";

const manifest = {
  start: "assets/start.js",
  routes: {
    __root__: {
      entry: "assets/entry.js",
      preloads: ["assets/entry.js", "assets/frame.js"],
      css: ["assets/site.css"],
    },
    "/_public": { preloads: ["assets/public.js"], css: [] },
  },
  styles: { "assets/site.css": "body{}" },
};

const files = new Map(staticShell(manifest).map(({ fileName, source }) => [fileName, source]));
const shell = files.get("shell.html") ?? "";

describe("the static shell", () => {
  it("references every file relative to the base URL", () => {
    const addresses = [...shell.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    const [base, colours = "", ...others] = addresses;
    expect(base).toBe("/");
    expect(files.get(colours)).toBe(themeScript);
    expect(others).toEqual([
      "assets/site.css",
      "assets/entry.js",
      "assets/frame.js",
      "assets/entry.js",
    ]);
  });

  it("has no inline script that a strict CSP would block", () => {
    const texts = [...shell.matchAll(/<script(?![^>]*application\/json)[^>]*>([^<]*)</g)];
    expect(texts.map(([, text]) => text)).toEqual(["", ""]);
  });

  it("says in every language that it needs JavaScript", () => {
    expect(shell).toMatch(/<p lang="en">[^<]*JavaScript[^<]*<\/p>\s*<p lang="zh-CN">/);
  });
});
