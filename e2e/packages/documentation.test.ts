import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeModules } from "./_code-blocks.ts";
import { createProject, type Project } from "./_project.ts";
import { root } from "./_run.ts";
import { publishedPackages } from "./_tarballs.ts";

const pages = globSync(["packages/*/README.md", "docs/hooks/*.md"], { cwd: root }).toSorted();

const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2023", "dom", "dom.iterable"],
  types: ["node", "vite/client"],
  jsx: "react-jsx",
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

let project: Project;
let errors: string[];

beforeAll(async () => {
  const packed = Object.fromEntries(publishedPackages.map((name) => [`@atrium/${name}`, name]));
  project = await createProject(packed, [...dependencies(), ...neededByPages]);
  for (const page of pages) {
    const markdown = readFileSync(join(root, page), "utf8");
    for (const { file, code } of codeModules(markdown)) {
      project.write(`${folderOf(page)}/${file}`, code);
    }
  }
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["pages"] }));
  errors = await compile();
});
afterAll(() => project[Symbol.dispose]());

const neededByPages = [
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "react-dom",
  "react-router",
  "vite",
  "vitest",
];

it.each(pages)("all code in %s compiles as it is written", (page) => {
  expect(errors.filter((error) => error.startsWith(`${folderOf(page)}/`))).toEqual([]);
});

it("no code fails outside the pages", () => {
  expect(errors.filter((error) => !pages.some((page) => error.startsWith(folderOf(page))))).toEqual(
    [],
  );
});

function folderOf(page: string): string {
  return `pages/${page.replaceAll("/", "-").replace(".md", "")}`;
}

/** What installing the packages brings along. */
function dependencies(): string[] {
  const names = publishedPackages.flatMap((name) => {
    const text = readFileSync(join(root, "packages", name, "package.json"), "utf8");
    const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(text);
    return Object.keys({ ...manifest["dependencies"], ...manifest["peerDependencies"] });
  });
  return names.filter((name) => !name.startsWith("@atrium/"));
}

/** The compiler's errors, a line each. */
async function compile(): Promise<string[]> {
  const flags = ["-p", "tsconfig.json", "--pretty", "false"];
  const output = await project
    .run("tsc", flags, { timeoutMs: 120_000 })
    .catch((error: unknown) => String(error));
  return output.split("\n").filter((line) => /error TS\d+/.test(line));
}
