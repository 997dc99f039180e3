/** Makes of the kit's parts what the shadcn command line adds to a project: `node registry/build.ts [folder]`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readItems } from "./items.ts";

const root = join(import.meta.dirname, "..");
const out = resolve(root, process.argv[2] ?? "dist/registry");

const registry = {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "atrium",
  homepage: "https://atrium.example",
  items: readItems(),
};
mkdirSync(out, { recursive: true });
const list = join(out, "registry.json");
writeFileSync(list, `${JSON.stringify(registry, null, 2)}\n`);
const shadcn = fileURLToPath(import.meta.resolve("shadcn"));
execFileSync(process.execPath, [shadcn, "build", list, "--output", out, "--cwd", root], {
  stdio: ["ignore", "ignore", "inherit"],
});
