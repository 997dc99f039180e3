import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainIcon } from "../src/shared/plain-icon.ts";
import { iconPaths, plainIcons } from "./plain-icons.ts";

test("the elements of an icon become the data of one path", () => {
  const elements = [
    ["path", { d: "M2 2h4" }],
    ["path", { d: "m22 6-3-3" }],
    ["circle", { cx: "12", cy: "13", r: "8" }],
    ["rect", { x: "3", y: "4", width: "18", height: "12", rx: "2" }],
    ["rect", { x: "1", y: "1", width: "5", height: "5" }],
    ["rect", { x: "1", y: "1", width: "5", height: "5", ry: "1" }],
    ["line", { x1: "1", x2: "5", y1: "2", y2: "6" }],
    ["polyline", { points: "1 2 3 4" }],
    ["polygon", { points: "5 6 7 8" }],
    ["ellipse", { cx: "5", cy: "5", rx: "3", ry: "1" }],
  ] as const;
  expect(iconPaths(elements)).toEqual({
    stroked:
      "M2 2h4M0 0m22 6-3-3M4 13a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" +
      "M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z" +
      "M1 1h5v5h-5v-5z" +
      "M2 1h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM1 2L5 6M1 2 3 4M5 6 7 8zM2 5a3 1 0 1 0 6 0a3 1 0 1 0 -6 0",
    filled: "",
  });
});

test("what is filled has a path of its own", () => {
  const dot = ["circle", { cx: "7.5", cy: "7.5", r: ".5", fill: "currentColor" }] as const;
  expect(iconPaths([["path", { d: "M1 1h2" }], dot])).toEqual({
    stroked: "M1 1h2",
    filled: "M7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",
  });
});

test("a module of Lucide becomes its path, and one with another icon's stays", () => {
  const { transform } = plainIcons();
  const run = (code: string) => {
    if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
    return Reflect.apply(transform, {}, [code, "/x/lucide-react/dist/esm/icons/x.mjs"]);
  };
  const node = `const __iconData = { name: "x", node: [["path", { d: "M1 1h2", key: "abc" }]] };`;
  expect(run(node).code).toContain(`plainIcon("M1 1h2")`);
  expect(run(`export { default } from './y.mjs';`)).toBeNull();
});

test("an icon is hidden from assistive technology unless it has a name", () => {
  const Icon = plainIcon("M1 1h2", "M3 3h1");
  const hidden = renderToStaticMarkup(createElement(Icon, { className: "size-8", size: 16 }));
  expect(hidden).toMatch(/^<svg width="16" height="16" .*aria-hidden="true" class="size-8">/);
  expect(hidden).toContain(`<path d="M1 1h2"></path><path d="M3 3h1" fill="currentColor"></path>`);
  const named = renderToStaticMarkup(createElement(Icon, { "aria-label": "Search" }));
  expect(named).not.toContain("aria-hidden");
});
