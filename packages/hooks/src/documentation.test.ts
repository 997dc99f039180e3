import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = new URL("../../../", import.meta.url).pathname;
const starter = `${root}examples/starter/`;
const pages = [`${root}packages/hooks/README.md`, ...filesOf(`${root}docs/hooks`)];
const text = pages.map(read).join("\n");

const entryPoints = {
  "@atrium/hooks": () => import("./index.ts"),
  "@atrium/hooks/atrium": () => import("./atrium/index.ts"),
  "@atrium/hooks/events": () => import("./events/index.ts"),
  "@atrium/hooks/resource": () => import("./resource/index.ts"),
  "@atrium/hooks/tabs": () => import("./tabs/index.ts"),
  "@atrium/hooks/upload": () => import("./upload/index.ts"),
  "@atrium/hooks/zh-CN": () => import("./zh-cn.ts"),
};

test.each(Object.entries(entryPoints))("every value of %s is named", async (_name, load) => {
  const names = Object.keys(await load());
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

describe("getting-started.md builds the starter", () => {
  const page = read(`${root}docs/hooks/getting-started.md`);
  const block = /^```\w+\n(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n(.*?)^```$/gms;
  const shown = new Map([...page.matchAll(block)].map(([, path, code]) => [path, code]));
  const files = filesOf(starter)
    .map((path) => path.slice(starter.length))
    .filter((path) => path !== "package.json" && path !== "AGENTS.md");

  test("it shows each file", () => {
    expect(new Set(shown.keys())).toEqual(new Set(files));
  });

  test.each(files)("%s is as it is there", (path) => {
    expect(shown.get(path)).toBe(read(starter + path));
  });

  test("it installs what the starter depends on, and sets its scripts", () => {
    const manifest: Record<string, Record<string, string>> = JSON.parse(
      read(`${starter}package.json`),
    );
    const installed = [...page.matchAll(/^npm install (?:--save-dev )?(.+)$/gm)].flatMap(
      ([, names = ""]) => names.split(" "),
    );
    const needed = { ...manifest["dependencies"], ...manifest["devDependencies"] };
    expect(installed.toSorted()).toEqual(Object.keys(needed).toSorted());
    const scripts = [...page.matchAll(/scripts\.(\w+)=(?:"(.+?)"|(\w+))/g)].map(
      ([, name, quoted, plain]) => [name, quoted ?? plain],
    );
    expect(Object.fromEntries(scripts)).toEqual(manifest["scripts"]);
  });
});

function read(path: string): string {
  const content = ts.sys.readFile(path);
  if (content === undefined) throw new Error(`there is no ${path}`);
  return content;
}

function filesOf(folder: string): string[] {
  return ts.sys.readDirectory(folder, undefined, ["node_modules", "dist"]);
}
