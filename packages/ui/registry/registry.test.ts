import { execFile } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RegistryItem } from "./items.ts";

type BuiltItem = Omit<RegistryItem, "files"> & {
  files: { path: string; target: string; content: string }[];
};

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "atrium-registry-"));
const built = join(folder, "built");
const items = new Map<string, BuiltItem>();

beforeAll(async () => {
  await run(process.execPath, [join(root, "registry/build.ts"), built]);
  for (const file of globSync("*.json", { cwd: built })) {
    if (file === "registry.json") continue;
    const item: BuiltItem = JSON.parse(readFileSync(join(built, file), "utf8"));
    items.set(item.name, item);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test("lists every part of the kit under a unique name", () => {
  const list: { items: RegistryItem[] } = JSON.parse(
    readFileSync(join(built, "registry.json"), "utf8"),
  );
  const names = list.items.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...items.keys()].sort()).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(["button", "combobox", "data-table", "line-chart"]));
});

test("describes every item", () => {
  const said = [...items.values()].map(({ description }) => description);
  expect(said.filter((text) => text === "" || /[*{}]|^Props of/.test(text))).toEqual([]);
});

test("finds every import of an item in its files, its registry dependencies or its packages", () => {
  const missing = [...items.values()].flatMap((item) => {
    const asked = item.registryDependencies.map((name) => items.get(name.replace("@atrium/", "")));
    const within = [item, ...asked].flatMap((one) => one?.files.map(({ target }) => target) ?? []);
    const packages = item.dependencies.map((name) => name.replace(/(?<=.)@.*$/, ""));
    const known = (file: string, name: string) =>
      name.startsWith(".")
        ? within.includes(join(dirname(file), name))
        : [...packages, "react", "react-dom"].some((one) => `${name}/`.startsWith(`${one}/`));
    return item.files
      .filter(({ path }) => !path.endsWith(".css"))
      .flatMap((file) => importsOf(file.content).map((name) => ({ file: file.target, name })))
      .filter(({ file, name }) => !known(file, name));
  });
  expect(missing).toEqual([]);
});

test("depends only on items that exist", () => {
  const asked = [...items.values()].flatMap((item) => item.registryDependencies);
  expect(asked.filter((name) => !items.has(name.replace("@atrium/", "")))).toEqual([]);
});

describe("the shadcn command line", () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = (request.url ?? "").slice(1).replace(/\.json$/, "");
      const item = name === "stat-card" ? stockItem() : items.get(name);
      response.writeHead(item ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(item ?? {}));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  test("adds a component of the kit to a project with the README's settings, unchanged and with its dependencies", async () => {
    const settings = readSettings();
    const project = createProject("project", {
      "package.json": '{ "name": "empty", "private": true }',
      "package-lock.json": "{}",
      "src/index.css": "",
      "tsconfig.json": settings.tsconfig,
      "components.json": settings.components.replace("https://ui.example/registry", address),
    });
    await add("@atrium/combobox", project);
    const added = globSync("components/atrium/**/*.{ts,tsx,css}", {
      cwd: join(project, "src"),
    }).sort();
    expect(added).toEqual([...closureOf("combobox")].sort());
    for (const file of added) {
      const source = join(root, "src", file.replace("components/atrium/", ""));
      expect(readFileSync(join(project, "src", file), "utf8")).toBe(readFileSync(source, "utf8"));
    }
    const installed = readFileSync(join(project, "installed"), "utf8");
    for (const name of ["clsx", "lucide-react", "radix-ui"]) {
      expect(installed).toContain(`${name}@`);
    }
  });

  test("adds a stock component to the kit, importing the kit's own helpers", async () => {
    const own = ["package.json", "components.json", "tsconfig.json", "src/styles/theme.css"];
    const kit = createProject("kit", {
      ...Object.fromEntries(own.map((file) => [file, readFileSync(join(root, file), "utf8")])),
      "src/lib/utils.ts": "export {};",
      "src/components/button.tsx": "export {};",
    });
    await add(`${address}/stat-card.json`, kit);
    expect(readFileSync(join(kit, "src/components/stat-card.tsx"), "utf8")).toBe(
      readFileSync(join(root, "stock/stat-card.tsx"), "utf8"),
    );
  });
});

/** A project of these files, in which npm writes down what it would install: there is no network. */
function createProject(name: string, files: Record<string, string>): string {
  const project = join(folder, name);
  const npm = `#!/bin/sh\necho "$@" >> "${join(project, "installed")}"\n`;
  for (const [file, content] of Object.entries({ ...files, "bin/npm": npm })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content, { mode: 0o755 });
  }
  return project;
}

async function add(name: string, project: string): Promise<void> {
  await run(process.execPath, [shadcn(), "add", name, "--yes", "--cwd", project], {
    env: { PATH: [join(project, "bin"), process.env["PATH"]].join(delimiter) },
    cwd: project,
  });
}

/** A component as shadcn's own registry has it: its imports name no project. */
function stockItem() {
  const source = readFileSync(join(root, "stock/stat-card.tsx"), "utf8");
  return {
    name: "stat-card",
    type: "registry:ui",
    files: [
      {
        path: "ui/stat-card.tsx",
        type: "registry:ui",
        content: source.replace("#lib/utils", "@/lib/utils"),
      },
    ],
  };
}

/** The files of an item and of all that it asks for. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  const item = items.get(name);
  if (!item) throw new Error(`There is no item ${name}`);
  for (const { target } of item.files) seen.add(target);
  for (const next of item.registryDependencies.map((one) => one.replace("@atrium/", ""))) {
    if (!items.get(next)?.files.every(({ target }) => seen.has(target))) closureOf(next, seen);
  }
  return seen;
}

function importsOf(content: string): string[] {
  return ts.preProcessFile(content).importedFiles.map(({ fileName }) => fileName);
}

function shadcn(): string {
  return fileURLToPath(import.meta.resolve("shadcn"));
}

/** The files that the README asks people to write. */
function readSettings() {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const blocks = Array.from(readme.matchAll(/^```json\n([^`]+)```$/gm), ([, json = ""]) => json);
  const [components = "", tsconfig = ""] = blocks;
  return { components, tsconfig };
}
