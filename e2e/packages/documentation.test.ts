import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operationPages } from "../../docs/site/src/reference/operation-pages.ts";
import { codeModules } from "./_code-blocks.ts";
import { createProject, type Project } from "./_project.ts";
import { root } from "./_run.ts";
import { publishedPackages } from "./_tarballs.ts";

const written = ["packages/*/README.md", "docs/hooks/*.md", "docs/site/pages/**/*.md"];
const pages = globSync(written, { cwd: root }).toSorted();

/** The API reference is generated; its examples import a client beside them. */
const reference = operationPages().map(({ path, markdown }) => ({ page: `${path}.md`, markdown }));
const sdkModule = `import { createSdk } from "@atrium/sdk";
export const sdk = createSdk({ baseUrl: "/rest" });
`;

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
  for (const page of pages) writePage(page, readFileSync(join(root, page), "utf8"));
  for (const { page, markdown } of reference) {
    writePage(page, markdown);
    project.write(`${folderOf(page)}/sdk.ts`, sdkModule);
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
  "wouter",
];

it.each(pages)("all code in %s compiles as it is written", (page) => {
  expect(errors.filter((error) => error.startsWith(`${folderOf(page)}/`))).toEqual([]);
});

it("every call of the API reference compiles", () => {
  expect(errors.filter((error) => isOf(error, reference))).toEqual([]);
});

it("no code fails outside the pages", () => {
  const all = [...pages.map((page) => ({ page })), ...reference];
  expect(errors.filter((error) => !isOf(error, all))).toEqual([]);
});

it("every test that a page shows passes", async () => {
  const report = await project.run("vitest", ["run", "--dir", "pages"], { timeoutMs: 120_000 });
  const shown = pages.filter((page) => readFileSync(join(root, page), "utf8").includes(".test.ts"));
  expect(shown.length).toBeGreaterThan(15);
  expect(report).toMatch(/Tests +\d+ passed/);
});

function isOf(error: string, of: { page: string }[]): boolean {
  return of.some(({ page }) => error.startsWith(`${folderOf(page)}/`));
}

function writePage(page: string, markdown: string): void {
  for (const { file, code } of codeModules(markdown)) {
    project.write(`${folderOf(page)}/${file}`, code);
  }
}

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
