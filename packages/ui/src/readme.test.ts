import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as kit from "./index.ts";
import * as charts from "./patterns/charts/index.ts";
import * as editor from "./patterns/rich-text-editor/index.ts";
import * as reader from "./patterns/rich-text/index.ts";
import * as chinese from "./zh-cn.ts";

it("the README names everything that the package exports", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const names = [kit, charts, editor, reader, chinese].flatMap((entry) => Object.keys(entry));
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
