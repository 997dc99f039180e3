import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { basename, dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

/** What the shadcn command line calls a part of a registry. */
export interface RegistryItem {
  name: string;
  type: "registry:ui" | "registry:lib" | "registry:item";
  title: string;
  description: string;
  dependencies: string[];
  registryDependencies: string[];
  files: { path: string; type: "registry:file"; target: string }[];
}

/** Where the files go in the project that adds them; their relative paths stay the same. */
const home = "components/atrium";

/** Every part of the kit as an item of its own, found by reading the sources: what a part imports, it depends on. */
export function readItems(): RegistryItem[] {
  const modules = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(isPart).sort();
  return [themeItem(), ...modules.map(itemOf)];
}

/** What the sources of a file import: files of the kit and packages. */
export function importsOf(path: string): { files: string[]; packages: string[] } {
  const source = readFileSync(join(root, path), "utf8");
  const names = ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
  const files = names
    .filter((name) => name.startsWith("."))
    .map((name) => relative(root, join(root, dirname(path), name)));
  const packages = names.filter((name) => !name.startsWith(".")).map(packageOf);
  return { files: unique(files), packages: unique(packages) };
}

function itemOf(path: string): RegistryItem {
  const { files, packages } = importsOf(path);
  const isLooking = path.endsWith(".tsx");
  return {
    name: itemName(path),
    type: isLooking ? "registry:ui" : "registry:lib",
    title: itemName(path),
    description: firstDocstring(path),
    dependencies: packages
      .filter((name) => !isPeer(name))
      .map((name) => `${name}@${versionOf(name)}`),
    registryDependencies: [...(isLooking ? ["theme"] : []), ...files.map(itemName)].map(addressOf),
    files: [fileOf(path)],
  };
}

/** The style sheets, on which every component depends. */
function themeItem(): RegistryItem {
  return {
    name: "theme",
    type: "registry:item",
    title: "theme",
    description: "The tokens, the base styles and the styles of written pages.",
    dependencies: [],
    registryDependencies: [],
    files: globSync("src/styles/*.css", { cwd: root }).sort().map(fileOf),
  };
}

function fileOf(path: string): RegistryItem["files"][number] {
  return { path, type: "registry:file", target: join(home, relative("src", path)) };
}

function isPart(path: string): boolean {
  return !/\.(test|stories)\.|(^|\/)(_|index\.ts$)/.test(path);
}

function itemName(path: string): string {
  return basename(path).replace(/\.tsx?$/, "");
}

/** Items find each other under the name that a project gives this registry in its components.json. */
function addressOf(name: string): string {
  return `@atrium/${name}`;
}

function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}

const manifest: {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

function isPeer(name: string): boolean {
  return name in manifest.peerDependencies;
}

function versionOf(name: string): string {
  const version = manifest.dependencies[name];
  if (version === undefined) throw new Error(`${name} is imported, but is no dependency`);
  return version;
}

/** What a file says about the function it exports, or else about the first thing. */
function firstDocstring(path: string): string {
  const source = readFileSync(join(root, path), "utf8");
  const comment = (kind: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export ${kind}`).exec(source)?.[1];
  const text = comment("function") ?? comment("(?:const|type|interface)") ?? itemName(path);
  const [said = ""] = text.split("@example");
  const lines = said.split("\n").map((line) => line.replace(/^\s*\*?\s*/, "").trim());
  return lines.filter(Boolean).join(" ");
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
